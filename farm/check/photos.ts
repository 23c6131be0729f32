import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { type DecodedPhoto, decodeOnce } from './decode-photo.ts';
import { DRAWINGS, neededSize } from './pictures.ts';
import { instead, nearest } from './problems.ts';
import type { PhotoEntry } from './schema.ts';
import type { YamlFile } from './yaml-file.ts';

export const ENDINGS = ['.jpg', '.jpeg', '.png', '.webp'];
/** Files that operating systems and git create by themselves. */
const IGNORED_FILES = /^(\.|Thumbs\.db$|desktop\.ini$)/i;
const DRAWN: ReadonlySet<string> = new Set(Object.values(DRAWINGS));

interface PhotoFile {
  readonly key: string;
  /** The file name as the owner saved it, for example "Eggs.JPG". */
  readonly name: string;
  /** Absolute path. */
  readonly file: string;
  /** A message for the owner if the file cannot be used. */
  readonly wrong?: string | undefined;
  readonly decoded?: DecodedPhoto | undefined;
}

/** Reads all photos of a folder. `keys` are the names of the site's pictures. */
export async function readPhotos(folder: string, keys: readonly string[]): Promise<readonly PhotoFile[]> {
  const names = readdirSync(folder).filter((name) => !IGNORED_FILES.test(name));
  return Promise.all(names.toSorted().map((name) => readPhoto(join(folder, name), name, keys)));
}

async function readPhoto(file: string, name: string, keys: readonly string[]): Promise<PhotoFile> {
  const stem = name.slice(0, name.length - extname(name).length);
  const key = keys.find((each) => each.toLowerCase() === stem.toLowerCase()) ?? stem;
  const wrong = wrongName(name, key, keys);
  if (wrong) return { key, name, file, wrong };
  const decoded = await decodeOnce(file).catch(() => undefined);
  return { key, name, file, decoded, wrong: wrongPicture(key, decoded) };
}

function wrongName(name: string, key: string, keys: readonly string[]): string | undefined {
  if (!ENDINGS.includes(extname(name).toLowerCase()))
    return `the site shows photos whose names end in ${ENDINGS.join(', ')}. Save this one as a JPEG, or delete it.`;
  if (keys.includes(key)) return undefined;
  const all = `Use one of ${keys.join(', ')}; or write "picture: ${key}" at a story in farm/stories.yaml.`;
  return `no picture of the site has the name "${key}". ${instead(key, keys, all)}`;
}

function wrongPicture(key: string, decoded: DecodedPhoto | undefined): string | undefined {
  if (!decoded) return 'the file is damaged, or it is no photo. Save the photo again as a JPEG.';
  const { width, height } = decoded;
  const needed = neededSize(key, width / height);
  return width < needed.width
    ? `it has ${width} x ${height} pixels, and the page needs ${needed.width} x ${needed.height}. Use a larger copy, such as the original from the camera.`
    : undefined;
}

/** Returns a message for each wrong file, and for files that are there twice. */
export async function photoProblems(photos: readonly PhotoFile[]): Promise<string[]> {
  const contents = new Map<PhotoFile, string>();
  for (const photo of photos) contents.set(photo, await readFile(photo.file, 'base64'));
  return [
    ...photos.flatMap(({ name, wrong }) => (wrong ? `farm/photos/${name}: ${wrong}` : [])),
    ...repeated(
      photos,
      ({ key }) => key,
      (first) => `the picture has a photo already, ${first}. Delete one of them.`,
    ),
    // The bundler keeps one of two equal files and drops the references to the other.
    ...repeated(
      photos,
      (photo) => contents.get(photo),
      (first) => `this is the same photo as ${first}. Crop one of them, or use another photo.`,
    ),
  ];
}

/** Returns a message for each photo with the same key as an earlier one. */
function repeated(
  photos: readonly PhotoFile[],
  by: (photo: PhotoFile) => unknown,
  sentence: (first: string) => string,
) {
  const groups = [...Map.groupBy(photos, by).values()];
  return groups.flatMap(([first, ...others]) =>
    others.map(({ name }) => `farm/photos/${name}: ${sentence(first?.name ?? '')}`),
  );
}

/** Finds the entry of each photo. A photo without an entry and an entry without a photo are problems. */
export function joinEntries(files: readonly PhotoFile[], entries: readonly PhotoEntry[], yaml: YamlFile) {
  const keys = files.map(({ key }) => key);
  const problems = entries.flatMap(({ photo, alt }, index) => {
    if (!keys.includes(photo))
      return yaml.problem(
        [index, 'photo'],
        `there is no photo "${photo}" in farm/photos. ${instead(photo, keys, 'Save it there, or delete the entry.')}`,
      );
    if (entries.findIndex((each) => each.photo === photo) < index)
      return yaml.problem([index, 'photo'], `"${photo}" has an entry above. Delete one of them.`);
    if (DRAWN.has(alt))
      return yaml.problem(
        [index, 'alt'],
        `the alt of "${photo}" describes the drawing. Describe what the photo shows.`,
      );
    return [];
  });
  const photos = files.flatMap(({ key, name, file, decoded, wrong }) => {
    if (wrong || !decoded) return [];
    const entry =
      entries.find(({ photo }) => photo === key) ?? entries.find(({ photo }) => nearest(photo, keys) === key);
    if (entry) return { key, file, ...decoded, alt: entry.alt, focus: entry.focus };
    problems.push(
      `farm/photos/${name}: farm/photos.yaml has no description of this photo. Add an entry there: - photo: ${key}, and below it alt: with what the photo shows.`,
    );
    return [];
  });
  return { photos, problems };
}
