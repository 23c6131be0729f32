import { chakra } from '@chakra-ui/react';

/** One sentence on a wheat-colored band. */
export const Banner = chakra('div', {
  base: {
    paddingBlock: { base: '3.5', md: '4' },
    bg: 'wheat',
    color: 'fg.heading',
    fontFamily: 'heading',
    fontSize: 'clamp(1.125rem, 1rem + 0.75vw, 1.625rem)',
    fontWeight: '600',
    lineHeight: '1.25',
    textWrap: 'balance',
  },
});
