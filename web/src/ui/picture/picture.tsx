import { preload } from 'react-dom';
import type { PictureIn } from '../../../../farm/model/pictures.ts';
import type { PlaceName } from '../../../../farm/model/places.ts';
import { cropOf, sourceOf } from './sources.ts';

export interface PictureProps<Place extends PlaceName> {
  readonly name: PictureIn<Place>;
  /** The place that shows the picture. It determines which size of a photo the browser loads. */
  readonly place: Place;
  /** Whether the picture is above the fold. It then loads at once with high priority, otherwise lazily. */
  readonly first?: boolean;
  readonly decorative?: boolean;
  readonly className?: string;
}

/** Below this width, phones get their own drawing. */
const PHONE = '(max-width: 639.98px)';

/** Shows a photo or a drawing, cropped around its focal point to fit its box. */
export function Picture<Place extends PlaceName>({ name, place, first, decorative, className }: PictureProps<Place>) {
  const source = sourceOf(name);
  const { srcSets, img, alt, focus, narrow } = source;
  const sizes = source.sizes?.[place];
  if (import.meta.env.SSR && first) preloadPicture(source, sizes);
  return (
    <picture className={className}>
      {narrow && <source media={PHONE} srcSet={narrow.src} width={narrow.w} height={narrow.h} />}
      {Object.entries(srcSets).map(([format, srcSet]) => (
        <source key={format} type={`image/${format}`} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className={cropOf(focus)}
        src={img.src}
        alt={decorative ? '' : alt}
        width={img.w}
        height={img.h}
        loading={first ? 'eager' : 'lazy'}
        // Faces are small, and may be in the first view, whose largest picture must not wait for them.
        fetchPriority={first ? 'high' : place === 'face' ? 'low' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}

/** Requests the picture before the fonts. React does this by itself for an `<img>`, but not inside of `<picture>`. */
function preloadPicture({ srcSets, img, narrow }: ReturnType<typeof sourceOf>, sizes: string | undefined) {
  const high = { as: 'image', fetchPriority: 'high' } as const;
  if (srcSets.avif) {
    // Browsers ignore a preload of a format that they cannot show.
    preload(img.src, { ...high, type: 'image/avif', imageSrcSet: srcSets.avif, imageSizes: sizes });
    return;
  }
  if (narrow) preload(narrow.src, { ...high, media: PHONE });
  preload(img.src, { ...high, media: narrow && `not all and ${PHONE}` });
}
