import stitches from './quilt-stitches.webp';
import largeStitches from './quilt-stitches-large.svg';

/** Styles of a quilt below 100 px. */
export const smallQuilt = { '--stitches': `url("${stitches}")`, borderRadius: 'tag' } as const;

/** Styles of a quilt from 100 px on. */
export const largeQuilt = { '--stitches': `url("${largeStitches}")`, borderRadius: 'plate' } as const;

/** A decorative barn quilt of eight triangles. The text beside it says the same. */
export function BarnQuilt() {
  return <span className="barn-quilt" aria-hidden="true" />;
}

/** The eight pieces, clockwise from the upper left corner. The first one is dark, so that the first answer is seen. */
const PIECES = `conic-gradient(from -45deg,
  var(--piece-1, {colors.quiltTan}) 45deg, var(--piece-2, {colors.quiltCream}) 0 90deg,
  var(--piece-3, {colors.quiltBrown}) 0 135deg, var(--piece-4, {colors.quiltCream}) 0 180deg,
  var(--piece-5, {colors.quiltTan}) 0 225deg, var(--piece-6, {colors.quiltCream}) 0 270deg,
  var(--piece-7, {colors.quiltBrown}) 0 315deg, var(--piece-8, {colors.quiltCream}) 0)`;

const WHEAT = 'linear-gradient({colors.wheat}, {colors.wheat}) 50% / 82% 82% no-repeat';
const CREAM = 'linear-gradient({colors.quiltCream}, {colors.quiltCream}) 50% / 86% 86% no-repeat';
const BOARDS =
  'repeating-linear-gradient(90deg, {colors.barnDark} 0 0.25%, {colors.barn} 0 19.75%, {colors.barnDark} 0 20%)';

/**
 * Styles of a quilt, which only served pages have. The element around it sets the size and the stitches, which show the
 * place of each missing piece. Written without function calls, so that tree shaking removes them from the script.
 */
export const barnQuilt = {
  display: 'block',
  flexShrink: '0',
  aspectRatio: '1',
  background: `${PIECES} 50% / 78% 78% no-repeat, var(--stitches), ${WHEAT}, ${CREAM}, ${BOARDS}`,
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
  // In an element with `data-answered`, a piece is missing until that attribute has its number. So one attribute fills the
  // piece in all quilts.
  '[data-answered]:not([data-answered~="1"]) &': { '--piece-1': 'transparent' },
  '[data-answered]:not([data-answered~="2"]) &': { '--piece-2': 'transparent' },
  '[data-answered]:not([data-answered~="3"]) &': { '--piece-3': 'transparent' },
  '[data-answered]:not([data-answered~="4"]) &': { '--piece-4': 'transparent' },
  '[data-answered]:not([data-answered~="5"]) &': { '--piece-5': 'transparent' },
  '[data-answered]:not([data-answered~="6"]) &': { '--piece-6': 'transparent' },
  '[data-answered]:not([data-answered~="7"]) &': { '--piece-7': 'transparent' },
  '[data-answered]:not([data-answered~="8"]) &': { '--piece-8': 'transparent' },
} as const;
