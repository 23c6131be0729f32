import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import { neededSize } from './photo-size.ts';
import { instead } from './problems.ts';

export const ENDINGS = ['.jpg', '.jpeg', '.png', '.webp'];
/** Files that operating systems and git create by themselves. */
const IGNORED_FILES = /^(\.|Thumbs\.db$|desktop\.ini$)/i;

interface PhotoFile {
  readonly key: string;
  /** The file name as the owner saved it, for example "Eggs.JPG". */
  readonly name: string;
  /** Absolute path. */
  readonly file: string;
}

/**
 * Returns all photos of a folder, the `valid` ones among them, and messages about the others. `keys` are the names of
 * the site's pictures.
 */
export async function readPhotos(folder: string, keys: readonly string[]) {
  const names = readdirSync(folder).filter((name) => !IGNORED_FILES.test(name));
  const photos = names.toSorted().map((name) => ({ key: keyOf(name, keys), name, file: join(folder, name) }));
  const wrong = await Promise.all(photos.map(async (photo) => wrongName(photo, keys) ?? (await wrongPicture(photo))));
  const problems = photos.flatMap(({ name }, index) => (wrong[index] ? `farm/photos/${name}: ${wrong[index]}` : []));
  return { photos, valid: photos.filter((_, index) => !wrong[index]), problems: [...problems, ...duplicates(photos)] };
}

function keyOf(name: string, keys: readonly string[]): string {
  const stem = name.slice(0, name.length - extname(name).length);
  return keys.find((key) => key.toLowerCase() === stem.toLowerCase()) ?? stem;
}

function wrongName({ key, name }: PhotoFile, keys: readonly string[]): string | undefined {
  const ending = extname(name);
  if (!ENDINGS.includes(ending.toLowerCase()))
    return `the site shows photos whose names end in ${ENDINGS.join(', ')}. Save this one as a JPEG, or delete it.`;
  if (keys.includes(key)) return undefined;
  const meant = instead(
    key,
    keys,
    `Use one of ${keys.join(', ')}; or write "picture: ${key}" at a story in farm/stories.yaml.`,
  );
  return `no picture of the site has the name "${key}". ${meant}`;
}

/** Reads the whole photo, because a truncated file is only invalid at its end. */
async function wrongPicture({ key, file }: PhotoFile): Promise<string | undefined> {
  try {
    await sharp(file, { failOn: 'truncated' }).resize(1).toBuffer();
    const { width, height } = (await sharp(file).metadata()).autoOrient;
    const needed = neededSize(key, width / height);
    return width < needed.width
      ? `it has ${width} x ${height} pixels, and the page needs ${needed.width} x ${needed.height}. Use a larger copy, such as the original from the camera.`
      : undefined;
  } catch {
    return 'the file is damaged, or it is no photo. Save the photo again as a JPEG.';
  }
}

function duplicates(photos: readonly PhotoFile[]): string[] {
  const hash = ({ file }: PhotoFile) => createHash('sha256').update(readFileSync(file)).digest('hex');
  return [
    ...repeated(
      photos,
      ({ key }) => key,
      (first) => `the picture has a photo already, ${first}. Delete one of them.`,
    ),
    // The bundler keeps one of two equal files and drops the references to the other.
    ...repeated(photos, hash, (first) => `this is the same photo as ${first}. Crop one of them, or use another photo.`),
  ];
}

/** Returns a message for each photo with the same key as an earlier one. */
function repeated(photos: readonly PhotoFile[], by: (photo: PhotoFile) => string, sentence: (first: string) => string) {
  const groups = [...Map.groupBy(photos, by).values()];
  return groups.flatMap(([first, ...others]) =>
    others.map(({ name }) => `farm/photos/${name}: ${sentence(first?.name ?? '')}`),
  );
}
