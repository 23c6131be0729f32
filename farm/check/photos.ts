import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { closestMatch } from 'leven';
import sharp from 'sharp';
import { neededSize } from './photo-sizes.ts';
import { DRAWINGS, PUP_PHOTO } from './pictures.ts';
import type { PhotoEntry } from './schema.ts';
import type { YamlFile } from './yaml-file.ts';

export const ENDINGS = ['.jpg', '.jpeg', '.png', '.webp'];
/** Files that operating systems and git create by themselves. */
const IGNORED_FILES = /^(\.|Thumbs\.db$|desktop\.ini$)/i;
const DRAWN: ReadonlySet<string> = new Set(Object.values(DRAWINGS).map(({ alt }) => alt));

interface DecodedPhoto {
  /** Of the upright photo, whatever its EXIF orientation. */
  readonly width: number;
  readonly height: number;
  /** The most striking point, in percent from the left and the top. */
  readonly point: readonly [left: number, top: number];
}

export interface Photo extends DecodedPhoto {
  readonly key: string;
  /** Absolute path. */
  readonly file: string;
  readonly alt: string;
  /** The point that each crop shows, in percent from the left and the top: `30% 60%`. */
  readonly focus?: string | undefined;
}

/** Reads all photos of a folder. `keys` are the names of the site's pictures. */
export async function readPhotos(folder: string, keys: readonly string[]): Promise<readonly PhotoFile[]> {
  const names = readdirSync(folder).filter((name) => !IGNORED_FILES.test(name));
  return Promise.all(names.toSorted().map((name) => readPhoto(join(folder, name), keys)));
}

type PhotoFile = Awaited<ReturnType<typeof readPhoto>>;

/**
 * Reads and decodes a photo. `name` is the file's name as the owner saved it, for example "Eggs.JPG", and `wrong` is a message
 * if the file cannot be used.
 */
async function readPhoto(file: string, keys: readonly string[]) {
  const { base: name, name: stem, ext } = parse(file);
  const key = keys.find((each) => each.toLowerCase() === stem.toLowerCase()) ?? stem;
  const bytes = await readFile(file);
  const misnamed = wrongName(ext, key, keys);
  const decoded = misnamed ? undefined : await decodePhoto(bytes).catch(() => undefined);
  return { key, name, file, bytes, decoded, wrong: misnamed ?? wrongPicture(key, decoded) };
}

function wrongName(ending: string, key: string, keys: readonly string[]): string | undefined {
  if (!ENDINGS.includes(ending.toLowerCase()))
    return `the site shows photos whose names end in ${ENDINGS.join(', ')}. Save this one as a JPEG, or delete it.`;
  if (keys.includes(key)) return undefined;
  const all = key.startsWith(PUP_PHOTO)
    ? 'No pup in farm/pups.yaml is called so: add it there, or delete the photo and its entry in farm/photos.yaml.'
    : `Use one of ${keys.join(', ')}; or write "picture: ${key}" at a story in farm/stories.yaml.`;
  return `no picture of the site has the name "${key}". ${instead(key, keys, all)}`;
}

/** Advice for an unknown name. The name that was probably meant differs by a few letters. */
export function instead(name: string, candidates: readonly string[], otherwise: string): string {
  const meant = closestMatch(name, candidates, { maxDistance: 3 });
  return meant ? `Did you mean "${meant}"?` : otherwise;
}

function wrongPicture(key: string, decoded: DecodedPhoto | undefined): string | undefined {
  if (!decoded) return 'the file is damaged, or it is no photo. Save the photo again as a JPEG.';
  const { width, height } = decoded;
  const needed = neededSize(key, width / height);
  return width < needed.width
    ? `it has ${width} x ${height} pixels, and the page needs ${needed.width} x ${needed.height}. Use a larger copy, such as the original from the camera.`
    : undefined;
}

/** Each photo with its entry in farm/photos.yaml. Call it only if there are no problems. */
export function describedPhotos(files: readonly PhotoFile[], entries: readonly PhotoEntry[]): readonly Photo[] {
  return files.flatMap(({ key, file, decoded }) => {
    const entry = entries.find(({ photo }) => photo === key);
    return entry && decoded ? { key, file, ...decoded, alt: entry.alt, focus: entry.focus } : [];
  });
}

/** Messages about entries: without a photo, twice, or with the alternative text of the drawing. */
export function entryProblems(
  { data = [], problem }: YamlFile<readonly PhotoEntry[]>,
  keys: readonly string[],
): string[] {
  return data.flatMap(({ photo, alt }, index) => {
    const advice = () => instead(photo, keys, 'Save it there, or delete the entry.');
    if (!keys.includes(photo))
      return problem([index, 'photo'], `there is no photo "${photo}" in farm/photos. ${advice()}`);
    if (data.findIndex((each) => each.photo === photo) < index)
      return problem([index, 'photo'], `"${photo}" has an entry above. Delete one of them.`);
    if (!DRAWN.has(alt)) return [];
    return problem([index, 'alt'], `the alt of "${photo}" describes the drawing. Describe what the photo shows.`);
  });
}

/** Messages about files: not usable, there twice, or without an entry. Without `entries` that is not known. */
export function fileProblems(files: readonly PhotoFile[], entries: readonly PhotoEntry[] | undefined): string[] {
  return files.flatMap(({ key, name, bytes, wrong }, index) => {
    const above = files.slice(0, index);
    const rival = above.find((each) => each.key === key);
    // The bundler keeps one of two equal files and drops the references to the other.
    const twin = above.find((each) => each.bytes.equals(bytes));
    const isDescribed = wrong || !entries || entries.some(({ photo }) => photo === key);
    return [
      wrong,
      !isDescribed &&
        `farm/photos.yaml has no description of this photo. Add an entry there: - photo: ${key}, and below it alt: with what the photo shows.`,
      rival && `the picture has a photo already, ${rival.name}. Delete one of them.`,
      twin && `this is the same photo as ${twin.name}. Crop one of them, or use another photo.`,
    ].flatMap((sentence) => (sentence ? `farm/photos/${name}: ${sentence}` : []));
  });
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
