import { array, strictObject, z } from 'zod';
import { DRAWINGS } from './drawings.ts';
import { factsSchema } from './facts.ts';
import { choice, format, optional, shown, text, unique, withRule, words, yesOrNo } from './lines.ts';
import type { storyKey } from './pictures.ts';
import { withPhoto } from './with-photo.ts';

const SAMPLE = 'Sample text:';

const stories = array(
  withPhoto({
    story: words('She sleeps at the gate.', 2_000)
      .describe(
        `Story. The family's own words. A new line here is a new paragraph on the page. The page puts the quotation marks around it. A story that begins with "${SAMPLE}" came with the site as a sample, and the site can't be published with it.`,
      )
      .transform(shown),
    who: text('The Miller family', 80).describe('Who says it'),
    where: text('Choctaw', 80).describe('Where they live'),
  }).transform(({ photo, shows, focus, ...story }) => ({ ...story, sample: story.story.startsWith(SAMPLE) })),
)
  .describe('Stories. What families say, one entry for each story, as many as you like. Ask the family first.')
  .default([]);

const day = format('2026-08-12', 'the day with the year first, the month and the day', z.iso.date).refine(
  (born) => Date.parse(born) <= Date.now(),
  'this day is in the future. Write the day on which the pup was born.',
);

const pups = withRule(
  array(
    withPhoto({
      name: text('Daisy', 40).describe('Name'),
      kind: choice(['family', 'working']).describe('Kind'),
      born: day.describe('Born. The site shows the age in weeks.'),
      sex: choice(['female', 'male']).describe('Sex'),
      sentence: text('Lies down beside whoever sits on the porch.', 160).describe('One sentence'),
      reserved: optional(yesOrNo).describe('Reserved. The card stays and says so.'),
    }).transform(({ photo, shows, focus, ...pup }) => ({ ...pup, key: pupKey(pup.name) })),
  ),
  unique('name', 'another pup above has this name, too. Give each pup a name of its own.', pupKey),
);

const nextLitter = optional(text('We expect the next litter in March.', 160));

const pupsOfToday = strictObject({
  pups: optional(pups).describe('Pups'),
  nextLitter: optional(
    strictObject({
      family: nextLitter.describe('Family pups'),
      working: nextLitter.describe('Working pups'),
    }),
  ).describe(
    "Next litter. It is below the pups. When none are left, it replaces what the pages say about today's pups.",
  ),
})
  .describe(
    'Pups. The pups you have today. Each gets a card on the page of its kind. Delete those that have left. With no pups and no next litter here, the pages look as they did when the site was new.',
  )
  .prefault({});

/** The label of each place whose drawing a photo can replace, in the form of the photos. */
const LABELS = Object.fromEntries(
  Object.entries(DRAWINGS).flatMap(([place, drawing]) => ('label' in drawing ? [[place, drawing.label]] : [])),
);
const SITE_PLACES = Object.keys(LABELS);

const place = format('eggs', `one of ${SITE_PLACES.join(', ')}`, (params) => z.enum(SITE_PLACES, params))
  .describe('Place')
  .meta({ names: LABELS, examples: undefined });

const photos = withRule(
  array(withPhoto({ place })),
  unique('place', 'an entry above is for the same place. Delete one of them.'),
)
  .describe(
    'Photos in place of drawings. One entry for each place on the site where you want a photo of yours. Delete the entry to show the drawing again.',
  )
  .default([]);

/** By file. The first sentence of a description is the label in the forms of Pages CMS (scripts/pages-cms.ts). */
export const SCHEMAS = {
  'facts.yaml': factsSchema,
  'stories.yaml': stories,
  'pups.yaml': pupsOfToday,
  'photos.yaml': photos,
};

/** The data that the pages import. */
export type Facts = z.output<typeof factsSchema>;
/** `picture` is the name of a photo or of a drawing. */
export type Story = z.output<typeof stories>[number] & { readonly picture?: ReturnType<typeof storyKey> };
export type Stories = readonly Story[];
export type Pups = z.output<typeof pupsOfToday>;
export type Pup = NonNullable<Pups['pups']>[number];
export type Listed = readonly Pick<Pup, 'key' | 'name' | 'kind' | 'born'>[];

/** A pup's name in the address of its photo: "Zoë O'Hara" is "zoe-o-hara". A name of signs alone is their code points. */
export function pupKey(name: string): string {
  const words =
    name
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? Array.from(name.replace(/\s+/g, '-'), (sign) => `${sign.codePointAt(0)}`);
  return words.join('-').toLowerCase().normalize('NFC');
}
