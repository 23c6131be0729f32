import type { Picture } from 'vite-imagetools';

export type { PictureKey, PlaceName } from '../../../../farm/check/pictures.ts';

/** A photo from the owner, as the build produces it: in several widths, and one JPEG for older browsers. */
export interface Photo extends Picture {
  readonly alt: string;
  /** Point that a crop keeps, as `object-position`. */
  readonly focus: string;
  /** The `sizes` in each place that may show it. */
  readonly sizes: Readonly<Record<string, string>>;
}
