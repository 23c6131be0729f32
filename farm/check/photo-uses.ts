import { strictObject, z } from 'zod';
import { cleaned, optional, pattern, real, shown, text, withRule } from './lines.ts';
import {
  DRAWINGS,
  HOST_PHOTO,
  type PlaceName,
  PUP_PLACES,
  pupKey,
  pupPhoto,
  STORY_PLACES,
  storyKey,
} from './pictures.ts';
import type { YamlFile } from './yaml-file.ts';

const SHOWS = 'A cream and tan pup asleep on a porch step';

const photoLines = {
  /** The name of a photo may have any characters, and the forms put the folder before it. */
  photo: optional(z.string({ error: 'it is not the name of a photo. Write the whole name, for example: daisy.jpg' }), {
    ownAdvice: true,
  })
    .describe(
      'Photo. Take a photo, or choose one of up to 3 MB. If it is larger, email it to yourself in the size "Large", save that copy on your phone, and choose it here. For a person, face and shoulders look best. Leave the field empty to show no photo.',
    )
    .meta({ field: 'image' }),
  shows: optional(text(SHOWS, 200), { ownAdvice: true }).describe(
    "What the photo shows. Every photo needs this, for people who can't see it.",
  ),
  focus: optional(
    pattern('30% 60%', 'how far it is from the left and from the top', /^(100|\d{1,2})% (100|\d{1,2})%$/),
  ).describe(
    'Point that must stay in view. When the site crops the photo, it keeps this point: how far it is from the left and from the top. If you leave it empty, the site chooses the most striking part, which may not be the face.',
  ),
};

/** Lines and a photo. The words for people who cannot see the photo are required with it. */
export function withPhoto<Shape extends z.ZodRawShape>(lines: Shape) {
  return withRule(strictObject({ ...lines, ...photoLines }), (entry, say) => {
    const { photo, shows } = entry as { readonly photo?: string; readonly shows?: string };
    if (photo && !shows) say(['shows'], `a photo needs this, for people who can't see it. Write for example: ${SHOWS}`);
    if (Object.values(DRAWINGS).some(({ alt }) => alt === shows))
      say(['shows'], 'it describes the drawing. Describe what the photo shows.');
  });
}

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
