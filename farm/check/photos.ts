import { readdirSync, readFileSync } from 'node:fs';
import { join, parse, relative } from 'node:path';
import { DRAWINGS } from '../model/drawings.ts';
import { cleaned, real, shown } from '../model/lines.ts';
import { HOST_PHOTO, type Picture, pupPhoto, storyKey } from '../model/pictures.ts';
import { type PlaceName, PUP_PLACES, STORY_PLACES } from '../model/places.ts';
import { pupKey } from '../model/schema.ts';
import { type PhotoFiles, writePhoto } from './photo-files.ts';
import { MOST_ENLARGED, neededSize, sizesOf } from './photo-sizes.ts';
import type { YamlFile } from './yaml-file.ts';

/** A photo that a file of farm/ names, and what shows it. */
export type Use = ReturnType<typeof usesOf>[number];

type Files = Readonly<Record<'facts' | 'stories' | 'pups' | 'photos', YamlFile>>;

/** Finds the named photos, also in files that have mistakes in other lines. */
export function usesIn({ facts, stories, pups, photos }: Files): Use[] {
  const drawings: Readonly<Record<string, { readonly places: readonly PlaceName[] }>> = DRAWINGS;
  return [
    ...usesOf(photos, [], ({ place }) => [`${place}`, drawings[`${place}`]?.places]),
    ...usesOf(facts, ['host'], () => [HOST_PHOTO, [HOST_PHOTO]]),
    ...usesOf(pups, ['pups'], ({ name }) => [pupPhoto(pupKey(real(`${name}`))), PUP_PLACES]),
    ...usesOf(stories, [], (_, index) => [storyKey(index), STORY_PLACES]),
  ];
}

type Entry = Readonly<Record<string, unknown>>;
type Shown = readonly [key: string, places: readonly PlaceName[] | undefined];

/** The uses in the entry, or in the list of entries, at this path of a file. */
function usesOf(file: YamlFile, path: readonly string[], shownBy: (entry: Entry, index: number) => Shown) {
  const entries: unknown = path.reduce((around, key) => Object(around)[key], file.written);
  return [entries].flat().flatMap((each, index) => {
    const entry: Entry = Object(each);
    const { photo, shows, focus } = entry;
    const [key, places = []] = shownBy(entry, index);
    if (typeof photo !== 'string' || photo.trim() === '') return [];
    const line = [...path, ...(Array.isArray(entries) ? [index] : []), 'photo'];
    return {
      /** The pages find the photo by this key. It takes the place of a drawing with the same key. */
      key,
      /** Empty if the schema has found a mistake in the place. */
      places,
      /** The path of the photo below farm/photos. The forms write "/farm/photos/daisy.jpg" for daisy.jpg. */
      name: photo.normalize('NFC').replace(/^\/?farm\/photos\//, ''),
      alt: shown(cleaned(`${shows}`)),
      /** The point that each crop shows, in percent from the left and the top: `30% 60%`. */
      focus: focus ? `${focus}` : undefined,
      /** Reports a mistake in the line that names the photo. */
      report: (sentence: string) => file.report(line, sentence),
    };
  });
}

export const ENDINGS = ['.jpg', '.jpeg', '.png', '.webp'];
/** Files that operating systems and git create by themselves. */
const IGNORED_FILES = /^(\.|Thumbs\.db$|desktop\.ini$)/i;
/** The places whose photos show somebody. */
const FACES: readonly PlaceName[] = ['host', 'homeParents', 'parents', ...STORY_PLACES, ...PUP_PLACES];
const PARENTS = ['parent-female', 'parent-male'] as const;

/** Writes the files of the used photos. Returns the pictures, a message for each mistake, and lines for "Look at this". */
export async function readPhotos(folder: string, uses: readonly Use[]) {
  const photos = new Map<string, Picture>();
  const problems: string[] = [];
  const look: string[] = [];
  const names = namesIn(folder);
  const usesByName = Map.groupBy(uses, ({ name }) => names.find((each) => nfc(each) === name));
  for (const use of usesByName.get(undefined) ?? []) use.report(missing(use.name, names));
  // One after the other, because a decoded photo takes much memory.
  for (const name of names) {
    const shown = usesByName.get(name)?.filter(({ places }) => places.length > 0) ?? [];
    if (shown.length === 0) continue;
    const { wrong, blurred, photo } = await readPhoto(join(folder, name), shown);
    if (wrong) problems.push(`farm/photos/${name}: ${wrong}`);
    if (blurred) look.push(`${name} ${blurred}`);
    if (photo) for (const use of shown) photos.set(use.key, pictureOf(use, photo));
  }
  const unfocused = uses.filter(({ places, focus }) => !focus && showsFace(places));
  const faces = [...new Set(unfocused.map(({ name, key }) => `${name}${cardOf(photos.get(key), key)}`))].join(', ');
  if (faces)
    look.push(
      `These photos have no "focus", the point that must stay in view: ${faces}. Check in the preview that each face is whole.`,
    );
  const [parent, ...others] = PARENTS.filter((key) => photos.has(key));
  if (parent && others.length === 0)
    look.push(
      `"${DRAWINGS[parent].label}" is a photo, and the other parent beside it a drawing. Add a photo of the other one, too.`,
    );
  const unused = names.filter((name) => !usesByName.has(name));
  if (unused.length > 0) look.push(`These photos are shown nowhere: ${unused.join(', ')}.`);
  return { photos: Object.fromEntries(photos), problems, look };
}

function showsFace(places: readonly PlaceName[]): boolean {
  return places.some((place) => FACES.includes(place));
}

/** Which part of a photo a pup's square card shows. */
function cardOf(photo: Picture | undefined, key: string): string {
  if (!photo || !key.startsWith(pupPhoto(''))) return '';
  const [width, height] = photo.size;
  const isUpright = height > width;
  const part = Math.min(width, height) / Math.max(width, height);
  const at = Number.parseFloat(photo.focus.split(' ')[isUpright ? 1 : 0] ?? '') / 100;
  const [from, to] = [at * (1 - part), at * (1 - part) + part].map((each) => `${Math.round(100 * each)}%`);
  return part === 1 ? '' : ` (the card shows ${from} to ${to} of its ${isUpright ? 'height' : 'width'})`;
}

/** A Mac takes letters with accents apart. */
const nfc = (name: string) => name.normalize('NFC');

function namesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !IGNORED_FILES.test(entry.name))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .toSorted();
}

/** The name that was probably meant differs in capital letters or in its ending. */
function missing(name: string, names: readonly string[]): string {
  const stem = (file: string) => parse(nfc(file)).name.toLowerCase();
  const meant = names.find((each) => stem(each) === stem(name));
  return `there is no photo "${name}" in farm/photos. ${meant ? `Did you mean "${nfc(meant)}"?` : 'Upload it, choose another one, or leave the line empty.'}`;
}

/** `wrong` is a message if the photo cannot be shown, and `blurred` one if it is too small for dense screens. */
async function readPhoto(file: string, uses: readonly Use[]) {
  if (!ENDINGS.includes(parse(file).ext.toLowerCase()))
    return { wrong: `the site shows photos whose names end in ${ENDINGS.join(', ')}. Save this one as a JPEG.` };
  const places = uses.flatMap((use) => use.places);
  const photo = await writePhoto(readFileSync(file), uses[0]?.key ?? '', places);
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

export function pictureOf(
  { places, alt, focus }: Pick<Use, 'places' | 'alt' | 'focus'>,
  { width, height, point, size, folder, widths }: PhotoFiles,
): Picture {
  const [left, top] = point;
  const isUpright = showsFace(places) && height > width;
  const at = focus ? focus.split(' ').map(Number.parseFloat) : [left, isUpright ? Math.min(top, LOWEST_FACE) : top];
  const position = at.map((each) => `${objectPositionFor(each)}%`).join(' ');
  return { alt, focus: position, sizes: sizesOf(places, width / height), size, folder, widths };
}

/** Faces are in the upper third of an upright photo. Its most striking part may be a collar, or water. */
const LOWEST_FACE = 33;

/** How much further than its point a crop is moved. It centers the point in a crop that shows 0.3 of the photo's length. */
const FOCUS_FACTOR = 1.4;

/** The object-position that shows a focal point near the middle of a crop: `20%` would show it at 20% of the crop. */
function objectPositionFor(at: number): number {
  return Math.round(Math.min(100, Math.max(0, 50 + (at - 50) * FOCUS_FACTOR)));
}
