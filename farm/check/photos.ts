import { readdirSync, readFileSync } from 'node:fs';
import { join, parse, relative } from 'node:path';
import { type WrittenPhoto, writePhoto } from './photo-files.ts';
import { MOST_ENLARGED, neededSize } from './photo-sizes.ts';
import type { Use } from './photo-uses.ts';
import { type PlaceName, STORY_PLACES } from './pictures.ts';

export const ENDINGS = ['.jpg', '.jpeg', '.png', '.webp'];
/** Files that operating systems and git create by themselves. */
const IGNORED_FILES = /^(\.|Thumbs\.db$|desktop\.ini$)/i;

export interface Photo extends WrittenPhoto, Pick<Use, 'key' | 'places' | 'alt' | 'focus'> {}

interface Photos {
  readonly photos: readonly Photo[];
  /** A message for each file that cannot be shown. */
  readonly problems: readonly string[];
  /** Lines for "Look at this". They name no mistakes. */
  readonly look: readonly string[];
}

/** Reads the photos that are used, and writes their files. Reports uses of photos that do not exist. */
export async function readPhotos(folder: string, uses: readonly Use[]): Promise<Photos> {
  const names = namesIn(folder);
  const usesByName = Map.groupBy(uses, ({ name }) => names.find((each) => nfc(each) === name));
  for (const use of usesByName.get(undefined) ?? []) use.report(missing(use.name, names));
  const used = names.flatMap((name) => {
    const uses = usesByName.get(name)?.filter(({ places }) => places.length > 0) ?? [];
    return uses.length > 0 ? { name, uses } : [];
  });
  const unfocused = uses
    .filter(({ places, focus }) => !focus && places.some((place) => PEOPLE.includes(place)))
    .map(({ name }) => name);
  const unused = names.filter((name) => !usesByName.has(name));
  const read = [];
  // One after the other, because a decoded photo takes much memory.
  for (const each of used) read.push({ ...each, ...(await readPhoto(folder, each)) });
  return {
    photos: read.flatMap(({ uses, photo }) =>
      photo ? uses.map(({ key, places, alt, focus }) => ({ ...photo, key, places, alt, focus })) : [],
    ),
    problems: read.flatMap(({ name, wrong }) => (wrong ? `farm/photos/${name}: ${wrong}` : [])),
    look: [
      ...read.flatMap(({ name, blurred }) => (blurred ? `${name} ${blurred}` : [])),
      ...about(
        unfocused,
        (names) =>
          `These photos have no "focus", the point that must stay in view: ${names}. Check in the preview that each face is whole.`,
      ),
      ...about(unused, (names) => `These photos are shown nowhere: ${names}.`),
    ],
  };
}

function about(names: readonly string[], sentence: (names: string) => string): string[] {
  return names.length > 0 ? [sentence([...new Set(names)].join(', '))] : [];
}

const PEOPLE: readonly PlaceName[] = ['host', ...STORY_PLACES];

/** A Mac takes letters with accents apart. */
const nfc = (name: string) => name.normalize('NFC');

function namesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !IGNORED_FILES.test(entry.name))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .toSorted();
}

/** The name that was probably meant differs in capital letters, or has no ending. */
function missing(name: string, names: readonly string[]): string {
  const absent = `there is no photo "${name}" in farm/photos.`;
  const known = names.map(nfc);
  const same = known.find((each) => each.toLowerCase() === name.toLowerCase());
  if (same) return `${absent} Only capital and small letters are different: write "${same}".`;
  const meant = known.find((each) => parse(each).name === name);
  return `${absent} ${meant ? `Did you mean "${meant}"?` : 'Upload it, choose another one, or leave the line empty.'}`;
}

interface UsedPhoto {
  readonly name: string;
  readonly uses: readonly Use[];
}

/** `wrong` is a message if the photo cannot be shown, and `blurred` one if it is too small for dense screens. */
async function readPhoto(folder: string, { name, uses }: UsedPhoto) {
  if (!ENDINGS.includes(parse(name).ext.toLowerCase()))
    return { wrong: `the site shows photos whose names end in ${ENDINGS.join(', ')}. Save this one as a JPEG.` };
  const places = uses.flatMap((use) => use.places);
  const bytes = readFileSync(join(folder, name));
  const photo = await writePhoto(bytes, uses[0]?.key ?? '', places);
  if (!photo) return { wrong: 'the file is damaged, or it is not a photo. Save the photo again as a JPEG.' };
  const { width, height } = photo;
  const plain = neededSize(places, width / height, 'plain');
  if (width * MOST_ENLARGED < plain.width)
    return {
      wrong: `it has ${width} x ${height} pixels, and the page needs ${plain.width} x ${plain.height}. Choose a larger copy: the size "Large" of a phone is enough if nothing was cut off.`,
    };
  const dense = neededSize(places, width / height);
  if (width * MOST_ENLARGED >= dense.width) return { photo };
  return {
    photo,
    blurred: `has ${width} x ${height} pixels, and looks blurred on screens with many pixels, such as those of phones. If you have a copy with ${dense.width} x ${dense.height} or more, use it.`,
  };
}
