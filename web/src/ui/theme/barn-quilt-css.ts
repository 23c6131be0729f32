import { FORCED_COLORS } from './media.ts';

/** Styles of each quilt (ui/barn-quilt.tsx). The size stands with the element around it. */
export const barnQuilt = {
  display: 'block',
  flexShrink: '0',
  borderRadius: 'tag',
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
  '& .boards': { fill: 'barn' },
  '& .joints': { stroke: 'barnDark', strokeWidth: '2' },
  '& .cream': { fill: 'quiltCream' },
  '& .wheat, & .linen': { fill: 'wheat' },
  '& .tan': { fill: 'quiltTan' },
  '& .brown': { fill: 'quiltBrown' },
  // The place of each missing piece.
  '& .stitches': { fill: 'none', stroke: 'bark', strokeWidth: '8', strokeDasharray: '20 14', strokeLinejoin: 'round' },
  '& .piece': { transition: 'opacity var(--fade)' },
  '& [data-open]': { opacity: '0' },
} as const;

/** Styles of a quilt in the form. In forced colors its pieces have the color of text, and their outlines separate them. */
export const formQuilt = {
  [FORCED_COLORS]: {
    '& .boards': { fill: 'CanvasText' },
    '& .joints, & .wheat': { display: 'none' },
    '& .linen, & .cream': { fill: 'Canvas' },
    '& .stitches': { stroke: 'CanvasText' },
    '& .piece': { fill: 'CanvasText', stroke: 'Canvas', strokeWidth: '8' },
  },
} as const;
