import { chakra } from '@chakra-ui/react';
import rolling from '../art/divider-hills.svg';
import knolls from '../art/divider-knolls.svg';
import ridge from '../art/divider-ridge.svg';

/** A divider of hills in the color of the section below. Behind them is the background of the section above. */
export const Hills = chakra('div', {
  base: {
    height: 'hills',
    marginBottom: '-2px',
    bg: 'deep',
    maskSize: '100% 100%',
    maskRepeat: 'no-repeat',
    forcedColorAdjust: 'none',
    _print: { display: 'none !important' },
  },
  variants: {
    contour: {
      rolling: { maskImage: `url("${rolling}")` },
      ridge: { maskImage: `url("${ridge}")` },
      knolls: { maskImage: `url("${knolls}")` },
    },
  },
  defaultVariants: { contour: 'rolling' },
});
