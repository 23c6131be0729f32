import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { ROOT } from './folder.ts';

export interface DecodedPhoto {
  /** Of the upright photo, whatever its EXIF orientation. */
  readonly width: number;
  readonly height: number;
  /** The most striking point, in percent from the left and the top. */
  readonly point: readonly [left: number, top: number];
}

const CACHE = join(ROOT, 'node_modules', '.cache', 'farm-photos');

/** Decodes a photo, or reads the result from the cache, because a build and a deploy check each photo several times. */
export async function decodeOnce(photo: Buffer): Promise<DecodedPhoto> {
  // A change of this module starts a new cache.
  const hash = createHash('sha256').update(await readFile(import.meta.filename));
  const cached = join(CACHE, `${hash.update(photo).digest('hex')}.json`);
  const known = await readFile(cached, 'utf8').catch(() => undefined);
  if (known) return JSON.parse(known);
  const decoded = await decodePhoto(photo);
  await mkdir(CACHE, { recursive: true });
  await writeFile(cached, JSON.stringify(decoded));
  return decoded;
}

/** Size of the small copy in which the point is searched. */
const SIDE = 480;

/** Reads the whole photo, because a truncated file is only invalid at its end. Throws an error if it is damaged. */
export async function decodePhoto(photo: Buffer): Promise<DecodedPhoto> {
  const { autoOrient } = await sharp(photo).metadata();
  const { data, info } = await sharp(photo, { failOn: 'truncated' })
    .autoOrient()
    .resize(SIDE, SIDE, { fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { ...autoOrient, point: await mostStrikingPoint(data, info) };
}

/**
 * Uses sharp's attention strategy. Crops by one pixel, because sharp returns the point only for a crop, and in pixels of
 * the original only without scaling.
 */
async function mostStrikingPoint(copy: Buffer, { width, height }: { readonly width: number; readonly height: number }) {
  const size = width >= height ? { width: width - 1, height } : { width, height: height - 1 };
  const { info } = await sharp(copy)
    .resize({ ...size, position: 'attention' })
    .toBuffer({ resolveWithObject: true });
  return [percent(info.attentionX, width), percent(info.attentionY, height)] as const;
}

function percent(at: number | undefined, length: number): number {
  return at === undefined ? 50 : Math.round((100 * at) / length);
}
