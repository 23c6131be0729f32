import stitches from './quilt-stitches.webp';
import largeStitches from './quilt-stitches-large.svg';

/** Styles of a quilt below 100 px. */
export const smallQuilt = { '--stitches': `url("${stitches}")`, borderRadius: 'tag' } as const;

/** Styles of a quilt from 100 px on. */
export const largeQuilt = { '--stitches': `url("${largeStitches}")`, borderRadius: 'plate' } as const;

/** A decorative barn quilt of eight triangles (ui/theme/barn-quilt-css.ts). The text beside it says the same. */
export function BarnQuilt() {
  return <span className="barn-quilt" aria-hidden="true" />;
}
