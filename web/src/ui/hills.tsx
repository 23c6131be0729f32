import { chakra } from '@chakra-ui/react';
import hills from '../art/divider-hills.svg';

/** Cut-paper hills in the colour of the section that follows; the ground behind them is the one before. */
export const Hills = chakra('div', {
  base: {
    height: 'hills',
    marginBottom: '-2px',
    bg: 'deep',
    maskImage: `url("${hills}")`,
    maskSize: '100% 100%',
    maskRepeat: 'no-repeat',
    forcedColorAdjust: 'none',
    _print: { display: 'none !important' },
  },
});
