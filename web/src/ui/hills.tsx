import { chakra } from '@chakra-ui/react';
import rolling from '../art/divider-hills.svg';
import knolls from '../art/divider-knolls.svg';
import ridge from '../art/divider-ridge.svg';

/** Cut-paper hills in the colour of the section that follows; the ground behind them is the one before. */
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
