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
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flexShrink: '0',
  width: '44px',
  height: '44px',
  border: '2px solid {colors.deep}',
  color: 'deep',
  fontFamily: 'heading',
  fontSize: '24px',
  fontWeight: '600',
  lineHeight: '1',
  '& > *': { zIndex: '1' },
  '&[data-figure]::after': { content: 'attr(data-figure)', zIndex: '1' },
  '& > .quilt': {
    position: 'absolute',
    inset: '0',
    zIndex: '0',
    width: '100%',
    height: '100%',
    forcedColorAdjust: 'none',
  },
  '& .cream': { fill: 'quiltCream' },
  '& .wheat': { fill: 'wheat' },
} as const;

/** A square of the barn quilt behind a number or an icon. Decorative: the text beside it says the same. */
export function QuiltTile({ figure, children }: { readonly figure?: number; readonly children?: ReactNode }) {
  return (
    <span className="tile" data-figure={figure} aria-hidden="true">
      <svg className="quilt" viewBox="0 0 2 2" aria-hidden="true">
        <path className="cream" d="M0 0h2v2H0z" />
        <path className="wheat" d="M0 0h2v2z" />
      </svg>
      {children}
    </span>
  );
}
