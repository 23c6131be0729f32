import { ChakraProvider } from '@chakra-ui/react';
import { CacheProvider, type EmotionCache, Global } from '@emotion/react';
import type { ReactNode } from 'react';
import fonts from '../ui/fonts.css?inline';
import { system } from '../ui/theme/system.ts';

/** A built page has its fonts in its HTML, where they stay; the browser's script need not know them. */
const DECLARES_FONTS = import.meta.env.SSR || import.meta.env.DEV;

/** What every component below may count on, in the browser and at build time alike. */
export function Providers({ cache, children }: { readonly cache: EmotionCache; readonly children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      {DECLARES_FONTS && <Global styles={fonts} />}
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  );
}
