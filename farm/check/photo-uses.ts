import { DRAWINGS, HOST_PHOTO, type PlaceName, PUP_PHOTO, pupKey, STORY_PLACES } from './pictures.ts';
import type { YamlFile } from './yaml-file.ts';

/** A photo that a file of farm/ names, and what shows it. */
export interface Use {
  /** The pages find the photo by this key. It takes the place of a drawing with the same key. */
  readonly key: string;
  /** Empty if the schema has found a mistake in the place. */
  readonly places: readonly PlaceName[];
  /** The path of the photo below farm/photos. */
  readonly name: string;
  readonly alt: string;
  /** The point that each crop shows, in percent from the left and the top: `30% 60%`. */
  readonly focus: string | undefined;
  /** Reports a mistake in the line that names the photo. */
  report(sentence: string): void;
}

const SAMPLES = ['story-one', 'story-two'] as const;

/** The key of a story's photo. A sample story without a photo shows the drawing with the same key. */
export function storyKey(index: number): string {
  return SAMPLES[index] ?? `story-${index + 1}`;
}

/** The places of the site whose drawings a photo can replace. */
export const SITE_PLACES = Object.keys(DRAWINGS).filter((key) => !(SAMPLES as readonly string[]).includes(key));

interface Files {
  readonly facts: YamlFile;
  readonly stories: YamlFile;
  readonly pups: YamlFile;
  readonly photos: YamlFile;
}

/** Finds the named photos, also in files that have mistakes in other lines. */
export function usesIn({ facts, stories, pups, photos }: Files): readonly Use[] {
  const drawings: Readonly<Record<string, { readonly places: readonly PlaceName[] }>> = DRAWINGS;
  return [
    ...usesOf(photos, [], ({ place }) => [`${place}`, drawings[`${place}`]?.places]),
    ...usesOf(facts, ['host'], () => [HOST_PHOTO, ['host']]),
    ...usesOf(pups, ['pups'], ({ name }) => [PUP_PHOTO + pupKey(`${name}`), ['pup', 'pupAlone', 'face']]),
    ...usesOf(stories, [], (_, index) => [storyKey(index), STORY_PLACES]),
  ];
}

type Entry = Readonly<Record<string, unknown>>;

/** The uses in the entry, or in the list of entries, at this path of a file. */
function usesOf(
  file: YamlFile,
  path: readonly string[],
  shownBy: (entry: Entry, index: number) => readonly [key: string, places: readonly PlaceName[] | undefined],
): Use[] {
  const entries: unknown = path.reduce((around, key) => Object(around)[key], file.written);
  return [entries].flat().flatMap((each, index) => {
    const { photo, shows, focus, ...entry }: Entry = Object(each);
    const [key, places] = shownBy(entry, index);
    if (typeof photo !== 'string' || photo.trim() === '') return [];
    const line = [...path, ...(Array.isArray(entries) ? [index] : []), 'photo'];
    const report = (sentence: string) => file.report(line, sentence);
    return {
      key,
      places: places ?? [],
      name: withoutFolder(photo),
      alt: `${shows}`,
      focus: focus ? `${focus}` : undefined,
      report,
    };
  });
}

/** The forms write "/farm/photos/daisy.jpg" for daisy.jpg. */
function withoutFolder(photo: string): string {
  return photo.normalize('NFC').replace(/^\/?farm\/photos\//, '');
}
