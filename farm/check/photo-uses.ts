import { DRAWINGS } from '../model/drawings.ts';
import { cleaned, real, shown } from '../model/lines.ts';
import { HOST_PHOTO, pupPhoto, storyKey } from '../model/pictures.ts';
import { type PlaceName, PUP_PLACES, STORY_PLACES } from '../model/places.ts';
import { pupKey } from '../model/schema.ts';
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
