import type { Picture as Photo } from 'vite-imagetools';
import { ILLUSTRATIONS, type PictureKey } from './pictures.ts';

const drawings = import.meta.glob<string>('../../art/*.svg', { eager: true, query: '?url', import: 'default' });

/** Whatever lies in web/photos at build time, resized; src holds the widest. */
const photos = import.meta.glob<Photo>('../../../photos/*.jpg', {
  eager: true,
  import: 'default',
  query: { w: '480;800;1200;1600', format: 'avif;webp;jpg', withoutEnlargement: 'true', as: 'picture' },
});

/** The owner's photo of that key where there is one, else our illustration. */
export function sourceOf(key: PictureKey): Photo {
  const [w, h] = ILLUSTRATIONS[key].size;
  const drawing = { sources: {}, img: { src: drawings[`../../art/${key}.svg`] ?? '', w, h } };
  return photos[`../../../photos/${key}.jpg`] ?? drawing;
}
