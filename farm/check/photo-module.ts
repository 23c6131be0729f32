import { relative } from 'node:path';
import type { DecodedPhoto } from './decode-photo.ts';
import { neededSize } from './pictures.ts';

export interface Photo extends DecodedPhoto {
  readonly key: string;
  /** Absolute path. */
  readonly file: string;
  readonly alt: string;
  /** The point that each crop shows, in percent from the left and the top: `30% 60%`. */
  readonly focus?: string | undefined;
}

/**
 * Generates the module that gives the pages the owner's photos. It imports each photo with vite-imagetools, in several
 * widths, and as a JPEG for browsers without AVIF and WebP. `folder` is the one of the module.
 */
export function photoModule(photos: readonly Photo[], folder: string): string {
  return [
    "import type { Photo } from './photo.ts';",
    ...photos.map((photo, index) => importOf(photo, index, relative(folder, photo.file))),
    '',
    `export const PHOTOS: Readonly<Record<string, Photo>> = {${photos.map(entryOf).join('')}};`,
    '',
  ].join('\n');
}

function importOf(photo: Photo, index: number, path: string): string {
  const smallest = Math.min(photo.width, neededSize(photo.key, photo.width / photo.height).width);
  return `import { sources as sources${index} } from ${JSON.stringify(`${path}?w=${widthsOf(photo).join(';')}&as=picture`)};
import { img as img${index} } from ${JSON.stringify(`${path}?w=${smallest}&format=jpeg&as=picture`)};`;
}

const WIDTHS = [480, 720, 1080, 1620, 2430, 3645];

/** The widths of a photo's files: up to its own width, and at most twice of what it needs, for dense desktop screens. */
export function widthsOf({ key, width, height }: Pick<Photo, 'key' | 'width' | 'height'>): number[] {
  const widest = Math.min(width, 2 * neededSize(key, width / height).width);
  return [...WIDTHS.filter((each) => each < widest), widest];
}

function entryOf({ key, alt, focus, point }: Photo, index: number): string {
  const at = focus ? focus.split(' ').map(Number.parseFloat) : point;
  const entry = { alt, focus: at.map((each) => `${objectPositionFor(each)}%`).join(' ') };
  return `\n  ${JSON.stringify(key)}: { sources: sources${index}, img: img${index}, ...${JSON.stringify(entry)} },`;
}

/**
 * Returns the object-position that shows a focal point near the middle of a crop. `object-position: 20%` would show a
 * point at 20% of the photo at 20% of the crop. The factor 1.4 centers it in a crop that shows 0.3 of the photo's length.
 */
function objectPositionFor(at: number): number {
  return Math.round(Math.min(100, Math.max(0, 50 + (at - 50) * 1.4)));
}
