import { FORCED_COLORS } from './media.ts';

/** The eight pieces, clockwise from the upper left corner. The first one is dark, so that the first answer is seen. */
const PIECES = [
  'quiltTan',
  'quiltCream',
  'quiltBrown',
  'quiltCream',
  'quiltTan',
  'quiltCream',
  'quiltBrown',
  'quiltCream',
];

/** The custom property of a piece. In a form all pieces are transparent until the form's own style fills them. */
export function pieceOf(index: number): `--${string}` {
  return `--piece-${index + 1}`;
}

export const FILLED = 'initial';

export const NOTHING_FILLED: Record<`--${string}`, string> = Object.fromEntries(
  PIECES.map((_, index) => [pieceOf(index), 'transparent']),
);

/** Eight sectors of 45 degrees. */
function sectors(colorOf: (piece: string) => string): string {
  const stops = PIECES.map(
    (piece, index) => `var(${pieceOf(index)}, ${colorOf(piece)}) ${45 * index}deg ${45 * (index + 1)}deg`,
  );
  return `conic-gradient(from -45deg, ${stops})`;
}

/** A square in the middle, in percent of the quilt. */
function square(color: string, size: number): string {
  return `linear-gradient(${color} 0 0) 50% / ${size}% ${size}% no-repeat`;
}

const BOARDS =
  'repeating-linear-gradient(90deg, {colors.barnDark} 0 0.25%, {colors.barn} 0 19.75%, {colors.barnDark} 0 20%)';

/** Styles of each quilt. The element around it sets the size and the stitches (ui/barn-quilt.tsx). */
export const barnQuilt = {
  display: 'block',
  flexShrink: '0',
  aspectRatio: '1',
  background: [
    `${sectors((piece) => `{colors.${piece}}`)} 50% / 78% 78% no-repeat`,
    'var(--stitches)',
    square('{colors.wheat}', 82),
    square('{colors.quiltCream}', 86),
    BOARDS,
  ].join(),
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
} as const;

/** A line through the middle, in percent of the gradient. */
function seam(angle: number, width: number): string {
  return `linear-gradient(${angle}deg, transparent ${50 - width / 2}%, Canvas 0 ${50 + width / 2}%, transparent 0)`;
}

/** Styles of a quilt in the form. In forced colors its pieces have the color of text, and lines separate them. */
export const formQuilt = {
  [FORCED_COLORS]: {
    position: 'relative',
    background: `${square('Canvas', 86)} CanvasText`,
    '&::before, &::after': { content: '""', position: 'absolute' },
    '&::before': { inset: '0', bg: 'CanvasText', maskImage: 'var(--stitches)' },
    '&::after': {
      inset: '12%',
      background: [seam(0, 2.6), seam(90, 2.6), seam(45, 1.8), seam(-45, 1.8), sectors(() => 'CanvasText')].join(),
    },
  },
} as const;
