import { ChakraProvider } from '@chakra-ui/react';
import { CacheProvider, type EmotionCache, Global } from '@emotion/react';
import type { ReactNode } from 'react';
import fonts from '../ui/fonts.css?inline';
import { DECLARES_GLOBALS, system } from '../ui/theme/system.ts';

/** The contexts that all components need, in the browser and when prerendering. */
export function Providers({ cache, children }: { readonly cache: EmotionCache; readonly children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      {DECLARES_GLOBALS && <Global styles={fonts} />}
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  );
}
