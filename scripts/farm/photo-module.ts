import { basename } from 'node:path';
import sharp from 'sharp';
import { PALETTE } from '../../web/src/ui/theme/palette.ts';
import { fallbackWidth, widthsOf } from './photo-size.ts';

/** Path of the generated module, from the root of the repository. */
export const PHOTO_MODULE = 'web/src/ui/picture/photos.generated.ts';

export interface Photo {
  readonly key: string;
  /** Absolute path, in farm/photos. */
  readonly file: string;
  readonly alt: string;
  /** The point that each crop shows, in percent from the left and the top: `30% 60%`. */
  readonly focus?: string | undefined;
}

/**
 * Generates the module that gives the pages the owner's photos. It imports each photo with vite-imagetools, in the
 * widths that its places need.
 */
export async function photoModule(photos: readonly Photo[]): Promise<string> {
  const imports = await Promise.all(photos.map(importOf));
  const entries = await Promise.all(photos.map(entryOf));
  return [
    "import type { Photo } from './photo.ts';",
    ...imports,
    '',
    `export const PHOTOS: Readonly<Record<string, Photo>> = {${entries.join('')}};`,
    '',
  ].join('\n');
}

async function importOf({ key, file }: Photo, index: number): Promise<string> {
  const { autoOrient } = await sharp(file).metadata();
  const path = `../../../../farm/photos/${basename(file)}`;
  const widths = queryOf(widthsOf(key, autoOrient), ['avif', 'webp']);
  const fallback = queryOf([fallbackWidth(key, autoOrient)], ['jpeg']);
  return `import { sources as sources${index} } from ${JSON.stringify(`${path}?${widths}`)};
import { img as img${index} } from ${JSON.stringify(`${path}?${fallback}`)};`;
}

/**
 * Effort 1 encodes an AVIF of 2000 pixels 13 times as fast as sharp's default, in 2% more bytes. `allowUpscale` only
 * turns off a check that ignores the EXIF orientation.
 */
function queryOf(widths: readonly number[], formats: readonly string[]): string {
  const background = encodeURIComponent(PALETTE.cream);
  return `w=${widths.join(';')}&format=${formats.join(';')}&effort=1&allowUpscale=true&flatten=true&background=${background}&as=picture`;
}

async function entryOf({ key, file, alt, focus }: Photo, index: number): Promise<string> {
  const point = focus ? focus.split(' ').map(Number.parseFloat) : await focalPointOf(file);
  const entry = { alt, focus: point.map((at) => `${objectPositionFor(at)}%`).join(' ') };
  return `\n  ${JSON.stringify(key)}: { sources: sources${index}, img: img${index}, ...${JSON.stringify(entry)} },`;
}

/**
 * Returns the object-position that shows a focal point near the middle of a crop. `object-position: 20%` would show a
 * point at 20% of the photo at 20% of the crop. The factor 1.4 centers it in a crop that shows 0.3 of the photo's length.
 */
function objectPositionFor(at: number): number {
  return Math.round(Math.min(100, Math.max(0, 50 + (at - 50) * 1.4)));
}

/** Size of the small copy in which the point is searched. */
const SIDE = 480;

/** Finds the most striking point with sharp's attention strategy, in percent from the left and the top. */
export async function focalPointOf(file: string): Promise<readonly [left: number, top: number]> {
  const { data, info: copy } = await sharp(file)
    .autoOrient()
    .resize(SIDE, SIDE, { fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const { info } = await sharp(data)
    .resize({ ...cropByOnePixel(copy), position: 'attention' })
    .toBuffer({ resolveWithObject: true });
  return [percent(info.attentionX, copy.width), percent(info.attentionY, copy.height)];
}

/**
 * Crops by one pixel, because sharp returns the point only for a crop, and in pixels of the original only without
 * scaling.
 */
function cropByOnePixel({ width, height }: { readonly width: number; readonly height: number }) {
  return width >= height ? { width: width - 1, height } : { width, height: height - 1 };
}

function percent(at: number | undefined, length: number): number {
  return at === undefined ? 50 : Math.round((100 * at) / length);
}
