import { ChakraProvider, type SystemContext, type SystemStyleObject } from '@chakra-ui/react';
import { CacheProvider, type EmotionCache, Global } from '@emotion/react';
import type { ReactNode } from 'react';
import { formCss } from '../consultation-form/form-css.ts';
import { frameCss } from '../frame/frame-css.ts';
import { pagesCss } from '../pages/pages-css.ts';
import { fontFaces } from '../ui/fonts.ts';
import { DECLARES_GLOBALS } from '../ui/theme/system.ts';

const FONT_FILES = import.meta.glob<string>('../ui/fonts/*.woff2', { eager: true, query: '?url', import: 'default' });

interface ProvidersProps {
  readonly cache: EmotionCache;
  readonly theme: SystemContext;
  readonly children: ReactNode;
}

/** The contexts that all components need, in the browser and when prerendering. */
export function Providers({ cache, theme, children }: ProvidersProps) {
  return (
    <CacheProvider value={cache}>
      {DECLARES_GLOBALS && <Global styles={[fontFaces(FONT_FILES), ...servedStyles(theme)]} />}
      <ChakraProvider value={theme}>{children}</ChakraProvider>
    </CacheProvider>
  );
}

/**
 * Styles that all served pages have, so that only the build computes them. In a browser, Chakra would compute them each time
 * a page hydrates. Those of the form are on all pages, because most visits should lead there.
 */
function servedStyles({ css }: SystemContext) {
  const styles: Record<string, SystemStyleObject> = { ...frameCss, ...pagesCss, ...formCss };
  return Object.entries(styles).map(([selector, style]) => ({ [selector]: css(style) }));
}
