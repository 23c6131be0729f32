import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { type DecodedPhoto, decodeOnce } from './decode-photo.ts';
import { DRAWINGS, neededSize } from './pictures.ts';
import { instead } from './problems.ts';
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
  readonly bytes: Buffer;
  /** A message for the owner if the file cannot be used. */
  readonly wrong: string | undefined;
  readonly decoded?: DecodedPhoto | undefined;
}

/** Reads all photos of a folder. `keys` are the names of the site's pictures. */
export async function readPhotos(folder: string, keys: readonly string[]): Promise<readonly PhotoFile[]> {
  const names = readdirSync(folder).filter((name) => !IGNORED_FILES.test(name));
  return Promise.all(names.toSorted().map((name) => readPhoto(join(folder, name), keys)));
}

async function readPhoto(file: string, keys: readonly string[]): Promise<PhotoFile> {
  const { base: name, name: stem, ext } = parse(file);
  const key = keys.find((each) => each.toLowerCase() === stem.toLowerCase()) ?? stem;
  const bytes = await readFile(file);
  const wrong = wrongName(ext, key, keys);
  if (wrong) return { key, name, file, bytes, wrong };
  const decoded = await decodeOnce(bytes).catch(() => undefined);
  return { key, name, file, bytes, decoded, wrong: wrongPicture(key, decoded) };
}

function wrongName(ending: string, key: string, keys: readonly string[]): string | undefined {
  if (!ENDINGS.includes(ending.toLowerCase()))
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
export function photoProblems(photos: readonly PhotoFile[]): string[] {
  return photos.flatMap(({ key, name, bytes, wrong }, index) => {
    const above = photos.slice(0, index);
    const rival = above.find((each) => each.key === key);
    // The bundler keeps one of two equal files and drops the references to the other.
    const twin = above.find((each) => each.bytes.equals(bytes));
    return [
      wrong,
      rival && `the picture has a photo already, ${rival.name}. Delete one of them.`,
      twin && `this is the same photo as ${twin.name}. Crop one of them, or use another photo.`,
    ].flatMap((sentence) => (sentence ? `farm/photos/${name}: ${sentence}` : []));
  });
}

/** Finds the entry of each photo. A photo without an entry and an entry without a photo are problems. */
export function joinEntries(files: readonly PhotoFile[], entries: readonly PhotoEntry[], yaml: YamlFile) {
  const keys = files.map(({ key }) => key);
  const photos = files.flatMap(({ key, file, decoded, wrong }) => {
    const entry = entries.find(({ photo }) => photo === key);
    return entry && decoded && !wrong ? { key, file, ...decoded, alt: entry.alt, focus: entry.focus } : [];
  });
  const undescribed = files.flatMap(({ key, name, wrong }) =>
    wrong || entries.some(({ photo }) => photo === key)
      ? []
      : `farm/photos/${name}: farm/photos.yaml has no description of this photo. Add an entry there: - photo: ${key}, and below it alt: with what the photo shows.`,
  );
  return { photos, problems: [...entries.flatMap(wrongEntry), ...undescribed] };

  function wrongEntry({ photo, alt }: PhotoEntry, index: number) {
    const otherwise = 'Save it there, or delete the entry.';
    if (!keys.includes(photo))
      return yaml.problem(
        [index, 'photo'],
        `there is no photo "${photo}" in farm/photos. ${instead(photo, keys, otherwise)}`,
      );
    if (entries.findIndex((each) => each.photo === photo) < index)
      return yaml.problem([index, 'photo'], `"${photo}" has an entry above. Delete one of them.`);
    if (!DRAWN.has(alt)) return [];
    return yaml.problem([index, 'alt'], `the alt of "${photo}" describes the drawing. Describe what the photo shows.`);
  }
}
