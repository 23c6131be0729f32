import { chakra } from '@chakra-ui/react';

/** A triangle of the barn quilt as a list bullet. */
export const quiltBullet = {
  content: '""',
  flexShrink: '0',
  width: '0.8em',
  height: '0.8em',
  marginTop: '0.3em',
  bg: 'var(--accent)',
  clipPath: 'polygon(0 0, 100% 0, 100% 100%)',
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
} as const;

/** A square of the barn quilt behind a number or an icon. */
export const quiltSquare = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: '0',
  backgroundImage: 'linear-gradient(to bottom left, {colors.wheat} 50%, {colors.quiltCream} 50%)',
  border: '2px solid {colors.deep}',
  color: 'deep',
  fontFamily: 'heading',
  fontWeight: '600',
  lineHeight: '1',
} as const;

/** A decorative number or icon: the text beside it says the same. */
export const QuiltSeal = chakra('span', {
  base: {
    ...quiltSquare,
    width: '56px',
    height: '56px',
    fontSize: '32px',
    '&[data-figure]::before': { content: 'attr(data-figure)' },
  },
});
