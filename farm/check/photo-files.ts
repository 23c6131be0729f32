import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { PlaceName } from '../model/places.ts';
import { neededSize, widthsOf } from './photo-sizes.ts';

/** The folder below which Vite finds the address of a photo. Git ignores web/assets. */
const WEB = join(import.meta.dirname, '..', '..', 'web');

/** Effort 1 is much faster, and its AVIF hardly larger. Without `tune`, an AVIF is much larger. */
const OPTIONS = { avif: { effort: 1, tune: 'ssim' }, webp: { effort: 1 }, jpeg: {} } as const;
/** The background of the pages, for transparent photos. */
const BACKGROUND = '#FBF6EA';

export type PhotoFiles = NonNullable<Awaited<ReturnType<typeof writePhoto>>>;

/** Writes the files of a photo, if they are not there. Returns undefined if it cannot be decoded to its end. */
export async function writePhoto(photo: Buffer, key: string, places: readonly PlaceName[]) {
  const files = await filesOf(photo, key, places).catch(() => undefined);
  if (!files) return undefined;
  const pointFile = `${WEB}${files.folder}.json`;
  if (!existsSync(pointFile)) {
    const decoded = await decodePhoto(photo, files.width).catch(() => undefined);
    if (!decoded) return undefined;
    await encode(decoded, files);
    // Written last, so that files that were not completed are written again.
    writeFileSync(pointFile, JSON.stringify(await mostStrikingPoint(decoded)));
  }
  const point: Awaited<ReturnType<typeof mostStrikingPoint>> = JSON.parse(readFileSync(pointFile, 'utf8'));
  return { ...files, point };
}

/** The size and the files of a photo. The folder's name has a hash of all from which they follow. Throws if it is no photo. */
async function filesOf(photo: Buffer, key: string, places: readonly PlaceName[]) {
  const { autoOrient: upright } = await sharp(photo).metadata();
  const needed = neededSize(places, upright.width / upright.height);
  // Twice as wide as needed, for dense desktop screens.
  const width = Math.ceil(Math.min(upright.width, 2 * needed.width));
  const height = Math.round((width * upright.height) / upright.width);
  const w = Math.min(width, neededSize(places, width / height).width);
  const files = { width, height, widths: widthsOf(width), size: [w, Math.round((w * height) / width)] } as const;
  const recipe = JSON.stringify([files, OPTIONS, BACKGROUND, sharp.versions]);
  const hash = createHash('sha256').update(photo).update(recipe).digest('hex').slice(0, 8);
  return { ...files, folder: `/assets/photos/${key.replace(/[^\w-]/g, '')}-${hash}` };
}

async function encode(photo: Sharp, { folder, width, height, widths, size: [w] }: Awaited<ReturnType<typeof filesOf>>) {
  const write = (format: keyof typeof OPTIONS, at: number) =>
    photo
      .clone()
      .resize(at, Math.round((at * height) / width))
      .flatten({ background: BACKGROUND })
      .toFormat(format, OPTIONS[format])
      .toFile(`${WEB}${folder}/${at}.${format}`);
  mkdirSync(WEB + folder, { recursive: true });
  await Promise.all([...widths.flatMap((each) => [write('avif', each), write('webp', each)]), write('jpeg', w)]);
}

/** Makes a photo upright and sRGB, without metadata. Throws an error if it is cut off. */
export async function decodePhoto(photo: Buffer, width: number): Promise<Sharp> {
  const decode = (bytes: Buffer, failOn: 'truncated' | 'warning') =>
    sharp(bytes, { failOn }).autoOrient().resize({ width }).raw().toBuffer({ resolveWithObject: true });
  // A photo that lacks only the end mark of a JPEG is complete.
  const { data, info } = await decode(photo, 'truncated').catch(() =>
    decode(Buffer.concat([photo, JPEG_END]), 'warning'),
  );
  return sharp(data, { raw: info });
}

const JPEG_END = Buffer.from([0xff, 0xd9]);

/** Size of the small copy in which the point is searched. */
const SIDE = 480;

/**
 * The point that sharp's attention strategy finds, in percent from the left and the top. Crops by one pixel, because sharp
 * returns the point only for a crop, and in pixels of the original only without scaling.
 */
export async function mostStrikingPoint(photo: Sharp) {
  const small = await photo.clone().resize(SIDE, SIDE, { fit: 'inside' }).png().toBuffer({ resolveWithObject: true });
  const { width, height } = small.info;
  const size = width >= height ? { width: width - 1, height } : { width, height: height - 1 };
  const { info } = await sharp(small.data)
    .resize({ ...size, position: 'attention' })
    .toBuffer({ resolveWithObject: true });
  const { attentionX = width / 2, attentionY = height / 2 } = info;
  return [Math.round((100 * attentionX) / width), Math.round((100 * attentionY) / height)] as const;
}
