import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { globalCss } from './global-css.ts';
import { semanticTokens } from './semantic-tokens.ts';
import { textStyles } from './text-styles.ts';
import { tokens } from './tokens.ts';

/** A built page has what holds for all of it (fonts, reset, tokens) in its HTML, where it stays. */
export const DECLARES_GLOBALS = import.meta.env.SSR || import.meta.env.DEV;

export const system = createSystem(defaultBaseConfig, {
  // Browsers before 2022 drop whatever stands in a layer.
  disableLayers: true,
  preflight: true,
  cssVarsPrefix: 'g',
  globalCss: DECLARES_GLOBALS ? globalCss : {},
  theme: {
    breakpoints: { sm: '640px', md: '768px', lg: '960px', xl: '1280px', '2xl': '1600px' },
    tokens,
    semanticTokens,
    textStyles,
  },
});
