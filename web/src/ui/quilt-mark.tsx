import type { ReactNode } from 'react';
import { FORCED_COLORS } from './theme/media.ts';

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
  [FORCED_COLORS]: { bg: 'CanvasText' },
} as const;

/** Styles of a `QuiltTile`, for `.tile` in the list around it. */
export const quiltTile = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: '0',
  width: '44px',
  height: '44px',
  background: 'linear-gradient(to top right, {colors.quiltCream} 50%, {colors.wheat} 50%)',
  border: '2px solid {colors.deep}',
  color: 'deep',
  textStyle: 'item',
  fontSize: '24px',
  lineHeight: '1',
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
  '&[data-figure]::after': { content: 'attr(data-figure)' },
} as const;

/** A square of the barn quilt behind a number or an icon. Decorative: the text beside it says the same. */
export function QuiltTile({ figure, children }: { readonly figure?: number; readonly children?: ReactNode }) {
  return (
    <span className="tile" data-figure={figure} aria-hidden="true">
      {children}
    </span>
  );
}
