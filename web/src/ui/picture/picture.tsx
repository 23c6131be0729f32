import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { type PlaceName, sizesOf } from './places.ts';
import { isPhoto, sourceOf } from './sources.ts';

interface PictureProps extends Omit<HTMLChakraProps<'img'>, 'src' | 'srcSet' | 'alt' | 'sizes' | 'objectPosition'> {
  /** Key of a photo or a drawing. */
  readonly name: string;
  /** Which place of the site shows it: how large it is there. */
  readonly place: PlaceName;
  /** Shown above the fold: fetched first instead of when it comes near. */
  readonly first?: boolean;
  /** Shows the scene as it is drawn for phones, on phones. */
  readonly narrow?: boolean;
  /** A repetition that says nothing new. */
  readonly decorative?: boolean;
  /** `object-position` of the drawing here, by breakpoint; a photo keeps its own focal point everywhere. */
  readonly drawingPosition?: Readonly<Record<string, string>>;
}

const Crop = chakra('img', { base: { width: 'full', height: 'full', objectFit: 'cover' } });

/** The picture of a key, cropped around its focal point by the box it is given. */
export function Picture({ name, place, first = false, narrow, decorative, drawingPosition, ...props }: PictureProps) {
  const { sources, img, alt, focus, narrow: onPhone } = sourceOf(name);
  const position = isPhoto(name) ? focus : { base: focus, ...drawingPosition };
  return (
    <picture>
      {narrow && onPhone && (
        <source media="(max-width: 639.98px)" srcSet={onPhone.src} width={onPhone.w} height={onPhone.h} />
      )}
      {Object.entries(sources).map(([format, srcSet]) => (
        <source key={format} type={`image/${format}`} srcSet={srcSet} sizes={sizesOf(place, img.w / img.h)} />
      ))}
      <Crop objectPosition={position} {...props} asChild>
        <img
          src={img.src}
          alt={decorative ? '' : alt}
          width={img.w}
          height={img.h}
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : 'auto'}
          decoding="async"
        />
      </Crop>
    </picture>
  );
}
