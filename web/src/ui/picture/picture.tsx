import { chakra, type HTMLChakraProps, type SystemStyleObject } from '@chakra-ui/react';
import { preload } from 'react-dom';
import type { PictureIn } from '../../../../farm/model/pictures.ts';
import type { PlaceName } from '../../../../farm/model/places.ts';
import { isPhoto, sourceOf } from './sources.ts';

export interface PictureProps<Place extends PlaceName>
  extends Omit<HTMLChakraProps<'img'>, 'src' | 'srcSet' | 'alt' | 'sizes' | 'objectPosition'> {
  readonly name: PictureIn<Place>;
  /** The place that shows the picture. It determines which size of a photo the browser loads. */
  readonly place: Place;
  /** Whether the picture is above the fold. It then loads at once with high priority, otherwise lazily. */
  readonly first?: boolean;
  /** Hides the picture from screen readers, because it adds no information. */
  readonly decorative?: boolean;
  /** A class in the styles of an element around the picture, which then has none of its own: they take time to hydrate. */
  readonly plain?: string;
  /** `object-position` of a drawing by breakpoint. A photo always uses its own focal point. */
  readonly drawingPosition?: Readonly<Record<string, string>>;
}

/** Below this width, phones get their own drawing. */
const PHONE = '(max-width: 639.98px)';

/** The styles of pictures with the classes `face-0`, `face-1` and so on, for an element around them. */
export function facesOf(names: readonly string[]): Record<string, SystemStyleObject> {
  const crops = names.map((name, index) => [`& .face-${index}`, { objectPosition: sourceOf(name).focus }]);
  return Object.fromEntries(crops);
}

/** Shows a photo or a drawing, cropped around its focal point to fit its box. */
export function Picture<Place extends PlaceName>(given: PictureProps<Place>) {
  const { name, place, first, decorative, plain, drawingPosition, ...props } = given;
  const source = sourceOf(name);
  const { srcSets, img, alt, focus, narrow } = source;
  const sizes = source.sizes?.[place];
  if (import.meta.env.SSR && first) preloadPicture(source, sizes);
  const position = isPhoto(name) ? focus : { base: focus, ...drawingPosition };
  const file = (
    <img
      className={plain}
      src={img.src}
      alt={decorative ? '' : alt}
      width={img.w}
      height={img.h}
      loading={first ? 'eager' : 'lazy'}
      // Faces are small, and may be in the first view, whose largest picture must not wait for them.
      fetchPriority={first ? 'high' : place === 'face' ? 'low' : 'auto'}
      decoding="async"
    />
  );
  return (
    <picture>
      {narrow && <source media={PHONE} srcSet={narrow.src} width={narrow.w} height={narrow.h} />}
      {Object.entries(srcSets).map(([format, srcSet]) => (
        <source key={format} type={`image/${format}`} srcSet={srcSet} sizes={sizes} />
      ))}
      {plain ? (
        file
      ) : (
        <chakra.img objectPosition={position} {...props} asChild>
          {file}
        </chakra.img>
      )}
    </picture>
  );
}

/**
 * Preloads the file that the browser will choose. The link is before the page's styles, so the browser requests the
 * picture before the fonts. React does this by itself for an `<img>`, but not inside of `<picture>`.
 */
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
