import type { Picture as Photo } from 'vite-imagetools';
import { ILLUSTRATIONS, type PictureKey } from './pictures.ts';

const drawings = import.meta.glob<string>('../../art/*.svg', { eager: true, query: '?url', import: 'default' });

/**
 * Whatever lies in web/photos at build time, resized; src holds the widest. As `jpg` it would be named so by the browser's
 * build, which makes it, and `.jpeg` by the pages', which finds it made.
 */
const photos = import.meta.glob<Photo>('../../../photos/*.jpg', {
  eager: true,
  import: 'default',
  query: { w: '480;800;1200;1600', format: 'avif;webp;jpeg', withoutEnlargement: 'true', as: 'picture' },
});

interface Source extends Photo {
  /** The same scene drawn for phones. */
  readonly narrow?: Photo['img'];
}

/** The owner's photo of that key where there is one, else our illustration. */
export function sourceOf(key: PictureKey): Source {
  return photoOf(key) ?? drawingOf(key);
}

/** Whether the owner has given a photo of that key: nothing is known of its light and dark. */
export function isPhoto(key: PictureKey): boolean {
  return photoOf(key) !== undefined;
}

function photoOf(key: PictureKey): Photo | undefined {
  return photos[`../../../photos/${key}.jpg`];
}

function drawingOf(key: PictureKey): Source {
  const illustration = ILLUSTRATIONS[key];
  const drawing = { sources: {}, img: file(key, illustration.size) };
  return 'narrow' in illustration ? { ...drawing, narrow: file(`${key}-narrow`, illustration.narrow) } : drawing;
}

function file(name: string, [w, h]: readonly [number, number]): Photo['img'] {
  return { src: drawings[`../../art/${name}.svg`] ?? '', w, h };
}
