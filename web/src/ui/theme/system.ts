import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { globalCss } from './global-css.ts';
import { semanticTokens } from './semantic-tokens.ts';
import { textStyles } from './text-styles.ts';
import { tokens } from './tokens.ts';

export const system = createSystem(defaultBaseConfig, {
  preflight: true,
  cssVarsPrefix: 'g',
  globalCss,
  theme: {
    breakpoints: { sm: '640px', md: '768px', lg: '960px', xl: '1280px', '2xl': '1600px' },
    tokens,
    semanticTokens,
    textStyles,
  },
});
