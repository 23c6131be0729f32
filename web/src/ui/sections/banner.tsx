import { chakra } from '@chakra-ui/react';

/** One sentence on a wheat-colored band. */
export const Banner = chakra('div', {
  base: {
    paddingBlock: '5',
    bg: 'wheat',
    color: 'fg.heading',
    fontFamily: 'heading',
    fontSize: 'clamp(1.25rem, 1.1rem + 0.75vw, 1.75rem)',
    fontWeight: '600',
    lineHeight: '1.25',
    textWrap: 'balance',
  },
});
