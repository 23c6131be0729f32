import { FORCED_COLORS } from './media.ts';

/*
 * A quilt is one element (ui/barn-quilt.tsx) with these backgrounds. Written without function calls, so that tree shaking
 * removes them from the browser's script: served pages have them in their styles.
 */

/** The eight pieces, clockwise from the upper left corner. The first one is dark, so that the first answer is seen. */
const PIECES = `conic-gradient(from -45deg, var(--piece-1, var(--tan)) 45deg, var(--piece-2, var(--cream)) 0 90deg,
  var(--piece-3, var(--brown)) 0 135deg, var(--piece-4, var(--cream)) 0 180deg, var(--piece-5, var(--tan)) 0 225deg,
  var(--piece-6, var(--cream)) 0 270deg, var(--piece-7, var(--brown)) 0 315deg, var(--piece-8, var(--cream)) 0)`;

const WHEAT = 'linear-gradient({colors.wheat}, {colors.wheat}) 50% / 82% 82% no-repeat';
const CREAM = 'linear-gradient({colors.quiltCream}, {colors.quiltCream}) 50% / 86% 86% no-repeat';
const BOARDS =
  'repeating-linear-gradient(90deg, {colors.barnDark} 0 0.25%, {colors.barn} 0 19.75%, {colors.barnDark} 0 20%)';

const SEAMS = `linear-gradient(transparent 48.7%, Canvas 0 51.3%, transparent 0),
  linear-gradient(90deg, transparent 48.7%, Canvas 0 51.3%, transparent 0),
  linear-gradient(45deg, transparent 49.1%, Canvas 0 50.9%, transparent 0),
  linear-gradient(-45deg, transparent 49.1%, Canvas 0 50.9%, transparent 0)`;

/** The element around it sets the size and the stitches, which show the place of each missing piece. */
export const barnQuilt = {
  '--tan': '{colors.quiltTan}',
  '--cream': '{colors.quiltCream}',
  '--brown': '{colors.quiltBrown}',
  display: 'block',
  flexShrink: '0',
  aspectRatio: '1',
  background: `${PIECES} 50% / 78% 78% no-repeat, var(--stitches), ${WHEAT}, ${CREAM}, ${BOARDS}`,
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
  // In an element with `data-answered`, a piece is missing until that attribute has its number. So one attribute fills the
  // piece in all quilts. In forced colors, pieces have the color of text, and seams separate them.
  '[data-answered]:not([data-answered~="1"]) &': { '--piece-1': 'transparent' },
  '[data-answered]:not([data-answered~="2"]) &': { '--piece-2': 'transparent' },
  '[data-answered]:not([data-answered~="3"]) &': { '--piece-3': 'transparent' },
  '[data-answered]:not([data-answered~="4"]) &': { '--piece-4': 'transparent' },
  '[data-answered]:not([data-answered~="5"]) &': { '--piece-5': 'transparent' },
  '[data-answered]:not([data-answered~="6"]) &': { '--piece-6': 'transparent' },
  '[data-answered]:not([data-answered~="7"]) &': { '--piece-7': 'transparent' },
  '[data-answered]:not([data-answered~="8"]) &': { '--piece-8': 'transparent' },
  '[data-answered] &': {
    [FORCED_COLORS]: {
      '--tan': 'CanvasText',
      '--cream': 'CanvasText',
      '--brown': 'CanvasText',
      position: 'relative',
      background: 'linear-gradient(Canvas, Canvas) 50% / 86% 86% no-repeat CanvasText',
      '&::before, &::after': { content: '""', position: 'absolute' },
      '&::before': { inset: '0', bg: 'CanvasText', maskImage: 'var(--stitches)' },
      '&::after': { inset: '12%', background: `${SEAMS}, ${PIECES}` },
    },
  },
} as const;
