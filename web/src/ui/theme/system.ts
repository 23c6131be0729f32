import { createSystem, type SystemContext } from '@chakra-ui/react';
import { cropCss } from '../picture/sources.ts';
import { baseConfig } from './base-config.ts';
import { globalCss } from './global-css.ts';
import { semanticTokens } from './semantic-tokens.ts';
import { textStyles } from './text-styles.ts';
import { tokens } from './tokens.ts';

/** Prerendered pages already contain the global styles: fonts, reset and tokens. */
export const DECLARES_GLOBALS = import.meta.env.SSR || import.meta.env.DEV;

/** A function, because a phone needs a task of its own for it. */
export function createTheme(): SystemContext {
  const system = createSystem(baseConfig, {
    // Browsers before 2022 ignore styles in cascade layers.
    disableLayers: true,
    preflight: DECLARES_GLOBALS,
    cssVarsPrefix: 'g',
    globalCss: DECLARES_GLOBALS ? { ...globalCss, ...cropCss() } : {},
    theme: {
      breakpoints: { sm: '640px', md: '768px', lg: '960px', xl: '1280px' },
      tokens,
      semanticTokens,
      textStyles,
    },
  });
  // In the browser, `ChakraProvider` inserts no global styles.
  return DECLARES_GLOBALS ? system : { ...system, _global: [] };
}
