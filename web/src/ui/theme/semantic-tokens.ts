import { defineSemanticTokens } from '@chakra-ui/react';
import { ACTION } from 'functions/contract/palette.ts';

/** Colors by role, with their WCAG contrast ratios on the backgrounds where the role is used. */
export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: { value: '{colors.cream}' },
    'bg.selected': { value: '{colors.mist}' },
    /** 14.6 on cream, 15.7 white, 12.4 straw, 11.5 dawn, 12.6 sky, 9.8 wheat, 13.4 selected */
    fg: { value: '{colors.ink}' },
    /** 8.2 on cream, 8.9 white, 7.6 selected, 7.0 straw */
    'fg.muted': { value: '{colors.slate}' },
    /** 10.5 on cream, 11.4 white, 9.0 straw, 8.3 dawn, 9.1 sky, 7.1 wheat */
    'fg.heading': { value: '{colors.deep}' },
    /** 10.5 on deep */
    'fg.onDeep': { value: '{colors.cream}' },
    /** 7.1 on deep */
    'accent.onDeep': { value: '{colors.wheat}' },
    /** white text 6.2, hover 7.9 */
    action: { value: `{colors.${ACTION}}` },
    'action.hover': { value: '{colors.barnDark}' },
    'action.active': { value: '{colors.barnDarker}' },
    /** 7.3 on cream, 7.9 white */
    error: { value: '{colors.barnDark}' },
  },
});
