import type { Picture } from 'vite-imagetools';
import { DRAWINGS, type PictureKey } from '../../../../farm/check/pictures.ts';
import type { Photo } from './photo.ts';
import { PHOTOS } from './photos.generated.ts';

const drawings = import.meta.glob<string>('../../art/*.svg', { eager: true, query: '?url', import: 'default' });

interface Source extends Photo {
  /** A second drawing of the same scene, for phones. */
  readonly narrow?: Picture['img'];
}

/** Returns the owner's photo if there is one, else our drawing. Each has its own alternative text and focal point. */
export function sourceOf(key: string): Source {
  return (isPhoto(key) && PHOTOS[key]) || drawingOf(key);
}

/** Whether the owner has given a photo for this key. Do not place text on it, because its colors are unknown. */
export function isPhoto(key: string): boolean {
  return Object.hasOwn(PHOTOS, key);
}

function drawingOf(key: string): Source {
  if (!isDrawn(key)) throw new Error(`No photo and no drawing is named ${key}.`);
  const drawn = DRAWINGS[key];
  const { size, alt, focus } = drawn;
  const drawing = { sources: {}, sizes: {}, img: file(key, size), alt, focus };
  return 'narrow' in drawn ? { ...drawing, narrow: file(`${key}-narrow`, drawn.narrow) } : drawing;
}

function isDrawn(key: string): key is PictureKey {
  return Object.hasOwn(DRAWINGS, key);
}

function file(name: string, [w, h]: readonly [number, number]): Picture['img'] {
  return { src: drawings[`../../art/${name}.svg`] ?? '', w, h };
}
