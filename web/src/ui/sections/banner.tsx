import { chakra } from '@chakra-ui/react';

/** One sentence on a wheat-colored band. */
export const Banner = chakra('div', {
  base: {
    paddingBlock: { base: '3.5', md: '4' },
    bg: 'wheat',
    color: 'fg.heading',
    fontFamily: 'heading',
    // Two lines on each phone, also in the fallback font.
    fontSize: 'clamp(1rem, min(5.1vw, 1rem + 0.75vw), 1.625rem)',
    fontWeight: '600',
    lineHeight: '1.25',
    textWrap: 'balance',
  },
});
