import type { DRAWINGS, DrawingKey } from './drawings.ts';
import type { PlaceName, PupPlace, STORY_PLACES } from './places.ts';

type Size = readonly [width: number, height: number];

/** The data of a drawing or a photo that the pages use. */
export interface Picture {
  readonly alt: string;
  /** The size of a drawing, or of a photo's JPEG for browsers without AVIF and WebP. */
  readonly size: Size;
  /** The size of a drawing's second file for phones. */
  readonly narrow?: Size | undefined;
  /** Focal point as `object-position`. */
  readonly focus: string;
  /** The address of a photo's files. The name of each is its width, such as `480.avif`. */
  readonly folder?: string;
  /** The widths of a photo's AVIF and WebP files. */
  readonly widths?: readonly number[];
  /** The `sizes` in each place that may show a photo. */
  readonly sizes?: Readonly<Record<string, string>>;
}

export type Pictures = Readonly<Record<string, Picture>>;

/** The key of a story's photo. A sample story without a photo shows the drawing with the same key. */
export function storyKey(index: number): `story-${string}` {
  return `story-${['one', 'two'][index] ?? index + 1}`;
}

/** The key of the host's photo. There is no drawing. */
export const HOST_PHOTO = 'host';

/** The key of the photo of a pup with this key. */
export function pupPhoto(key: string): `pup-${string}` {
  return `pup-${key}`;
}

/** The keys of the pictures that a place may show. */
export type PictureIn<Place extends PlaceName> =
  | { [Key in DrawingKey]: Place extends (typeof DRAWINGS)[Key]['places'][number] ? Key : never }[DrawingKey]
  | (Place extends 'host' ? typeof HOST_PHOTO : never)
  | (Place extends PupPlace ? ReturnType<typeof pupPhoto> : never)
  | (Place extends (typeof STORY_PLACES)[number] ? ReturnType<typeof storyKey> : never);
