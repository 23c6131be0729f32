import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { focusOf, ILLUSTRATIONS, type PictureKey } from './pictures.ts';
import { sourceOf } from './sources.ts';

interface PictureProps extends Omit<HTMLChakraProps<'img'>, 'src' | 'srcSet' | 'alt'> {
  readonly name: PictureKey;
  /** Shown above the fold: fetched first instead of when it comes near. */
  readonly first?: boolean;
  /** Shows the scene as it is drawn for phones, on phones. */
  readonly narrow?: boolean;
  /** A repetition that says nothing new. */
  readonly decorative?: boolean;
}

const Crop = chakra('img', { base: { width: 'full', height: 'full', objectFit: 'cover' } });

/** The picture of a key, cropped around its focal point by the box it is given. */
export function Picture({ name, first = false, narrow, decorative, sizes = '100vw', ...props }: PictureProps) {
  const { sources, img, narrow: onPhone } = sourceOf(name);
  return (
    <picture>
      {narrow && onPhone && (
        <source media="(max-width: 639.98px)" srcSet={onPhone.src} width={onPhone.w} height={onPhone.h} />
      )}
      {Object.entries(sources).map(([format, srcSet]) => (
        <source key={format} type={`image/${format}`} srcSet={srcSet} sizes={sizes} />
      ))}
      <Crop objectPosition={focusOf(name)} {...props} asChild>
        <img
          src={img.src}
          alt={decorative ? '' : ILLUSTRATIONS[name].alt}
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
