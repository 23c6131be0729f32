import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { widestOf } from './photo-sizes.ts';
import type { PlaceName } from './pictures.ts';

/** A copy of a photo that the build can read, whatever program has written the photo. */
export interface CleanCopy {
  /** Absolute path. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** The most striking point, in percent from the left and the top. */
  readonly point: readonly [left: number, top: number];
  /** A hash of the copy. The bundler keeps one of two equal files and drops the references to the other. */
  readonly hash: string;
}

interface Wanted {
  /** The folder of the copies. */
  readonly folder: string;
  /** The first part of the file name. The second part is a hash, so that an unchanged photo is not decoded again. */
  readonly name: string;
  /** The places that show the photo. The copy is at most as wide as they need. */
  readonly places: readonly PlaceName[];
}

/** Returns undefined if the photo cannot be decoded to its end. */
export async function cleanCopy(photo: Buffer, { folder, name, places }: Wanted): Promise<CleanCopy | undefined> {
  const file = join(folder, `${name.replace(/[^\w-]/g, '')}-${hashOf(photo, Buffer.from(places.join()))}.png`);
  try {
    return { file, ...JSON.parse(readFileSync(`${file}.json`, 'utf8')) };
  } catch {
    // There is no copy yet.
  }
  const decoded = await decodePhoto(photo, places).catch(() => undefined);
  if (!decoded) return undefined;
  const { png, ...size } = decoded;
  const about = { ...size, hash: hashOf(png) };
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, png);
  // Written last, so that a copy that was not completed is made again.
  writeFileSync(`${file}.json`, JSON.stringify(about));
  return { file, ...about };
}

function hashOf(...parts: readonly Buffer[]): string {
  return createHash('sha256').update(Buffer.concat(parts)).digest('hex').slice(0, 8);
}

/** Makes a photo upright and sRGB, without metadata. Throws an error if it is damaged. */
export async function decodePhoto(photo: Buffer, places: readonly PlaceName[]) {
  const { autoOrient } = await sharp(photo).metadata();
  const widest = widestOf(places, autoOrient);
  const decode = (bytes: Buffer, failOn: 'truncated' | 'warning') =>
    sharp(bytes, { failOn })
      .autoOrient()
      .resize({ width: Math.ceil(widest) })
      .toColourspace('srgb')
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true });
  // A photo that lacks only the end mark of a JPEG is complete.
  const { data: png, info } = await decode(photo, 'truncated').catch(() =>
    decode(Buffer.concat([photo, JPEG_END]), 'warning'),
  );
  return { png, width: info.width, height: info.height, point: await mostStrikingPoint(png) };
}

const JPEG_END = Buffer.from([0xff, 0xd9]);

/** Size of the small copy in which the point is searched. */
const SIDE = 480;

/**
 * Uses sharp's attention strategy. Crops by one pixel, because sharp returns the point only for a crop, and in pixels of
 * the original only without scaling.
 */
async function mostStrikingPoint(photo: Buffer) {
  const small = await sharp(photo).resize(SIDE, SIDE, { fit: 'inside' }).png().toBuffer({ resolveWithObject: true });
  const { width, height } = small.info;
  const size = width >= height ? { width: width - 1, height } : { width, height: height - 1 };
  const { info } = await sharp(small.data)
    .resize({ ...size, position: 'attention' })
    .toBuffer({ resolveWithObject: true });
  return [percent(info.attentionX, width), percent(info.attentionY, height)] as const;
}

function percent(at: number | undefined, length: number): number {
  return at === undefined ? 50 : Math.round((100 * at) / length);
}
