import stitches from './quilt-stitches.webp';
import largeStitches from './quilt-stitches-large.svg';
import { FORCED_COLORS } from './theme/media.ts';

/** Styles of a quilt below 100 px. */
export const smallQuilt = { '--stitches': `url("${stitches}")`, borderRadius: 'tag' } as const;

/** Styles of a quilt from 100 px on. */
export const largeQuilt = { '--stitches': `url("${largeStitches}")`, borderRadius: 'plate' } as const;

/** The id of the place for a small quilt in the header of the form's page. */
export const BAR_QUILT = 'bar-quilt';

/** A decorative barn quilt of eight triangles. The text beside it says the same. */
export function BarnQuilt() {
  return <span className="barn-quilt" aria-hidden="true" />;
}

/** Clockwise from the upper left, the first one dark. Browsers draw edges as stairs unless they are some 0.4 degrees wide. */
const PIECES = `conic-gradient(from -45deg,
  var(--piece-1, var(--tan)) 0.2deg 44.8deg, var(--piece-2, var(--cream)) 45.2deg 89.8deg,
  var(--piece-3, var(--brown)) 90.2deg 134.8deg, var(--piece-4, var(--cream)) 135.2deg 179.8deg,
  var(--piece-5, var(--tan)) 180.2deg 224.8deg, var(--piece-6, var(--cream)) 225.2deg 269.8deg,
  var(--piece-7, var(--brown)) 270.2deg 314.8deg, var(--piece-8, var(--cream)) 315.2deg 359.8deg,
  var(--piece-1, var(--tan)) 360.2deg) 50% / 78% 78% no-repeat`;

/**
 * In an element with `data-answered`, a piece is missing until that attribute has its number. The calls are marked as pure, so
 * that tree shaking removes these styles from the script.
 */
const MISSING_PIECES = /*#__PURE__*/ Object.fromEntries(
  /*#__PURE__*/ ['1', '2', '3', '4', '5', '6', '7', '8'].map((piece) => [
    `[data-answered]:not([data-answered~="${piece}"]) &`,
    { [`--piece-${piece}`]: 'transparent' },
  ]),
);

const WHEAT = 'linear-gradient({colors.wheat}, {colors.wheat}) 50% / 82% 82% no-repeat';
const CREAM = 'linear-gradient({colors.quiltCream}, {colors.quiltCream}) 50% / 86% 86% no-repeat';
const SEAMS = 'repeating-conic-gradient(from -1deg, Canvas 0 2deg, transparent 0 45deg) 50% / 78% 78% no-repeat';
const BOARDS =
  'repeating-linear-gradient(90deg, {colors.barnDark} 0 0.25%, {colors.barn} 0 19.75%, {colors.barnDark} 0 20%)';

/** Styles of a quilt. The element around it sets the size and the stitches, which show the place of each missing piece. */
export const barnQuilt = {
  '--tan': '{colors.quiltTan}',
  '--cream': '{colors.quiltCream}',
  '--brown': '{colors.quiltBrown}',
  display: 'block',
  flexShrink: '0',
  aspectRatio: '1',
  background: `${PIECES}, var(--stitches) 0 / 100%, ${WHEAT}, ${CREAM}, ${BOARDS}`,
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
  ...MISSING_PIECES,
  // In forced colors, pieces have the color of text, and seams separate them.
  '[data-answered] &': {
    [FORCED_COLORS]: {
      '--tan': 'CanvasText',
      '--cream': 'CanvasText',
      '--brown': 'CanvasText',
      background: `${SEAMS}, ${PIECES}, var(--stitches) 0 / 100%, linear-gradient(Canvas, Canvas) 50% / 86% 86% no-repeat CanvasText`,
    },
  },
} as const;
