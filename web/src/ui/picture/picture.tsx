import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { type PlaceName, sizesOf } from './places.ts';
import { isPhoto, sourceOf } from './sources.ts';

interface PictureProps extends Omit<HTMLChakraProps<'img'>, 'src' | 'srcSet' | 'alt' | 'sizes' | 'objectPosition'> {
  /** Key of a photo or a drawing. */
  readonly name: string;
  /** The place that shows the picture. It determines which size of a photo the browser loads. */
  readonly place: PlaceName;
  /** Whether the picture is above the fold. It then loads at once with high priority, otherwise lazily. */
  readonly first?: boolean;
  /** On phones, shows the second file of the drawing, which is made for phones. */
  readonly narrow?: boolean;
  /** Hides the picture from screen readers, because it adds no information. */
  readonly decorative?: boolean;
  /** `object-position` of a drawing by breakpoint. A photo always uses its own focal point. */
  readonly drawingPosition?: Readonly<Record<string, string>>;
}

const Crop = chakra('img', { base: { width: 'full', height: 'full', objectFit: 'cover' } });

/** Shows a photo or a drawing, cropped around its focal point to fit its box. */
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
