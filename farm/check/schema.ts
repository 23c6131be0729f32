import { array, strictObject, z } from 'zod';
import { ALSO_WITH_MISTAKES, choice, messages, number, optional, shown, text, words, yesOrNo } from './lines.ts';
import { SITE_PLACES } from './photo-uses.ts';
import { DRAWINGS, pupKey, type StoryKey } from './pictures.ts';

const phone = z.stringFormat(
  'phone',
  /^\(\d{3}\) \d{3}-\d{4}$/,
  messages('(918) 238-7746', 'ten digits exactly in this form'),
);

const email = z.email(messages('hello@sweetwater.farm', 'one address'));

/** Browsers open "https:/forms.example" as a page of this site. */
function isAddress(given: string): boolean {
  return /^https:\/\/[^\s/]\S*$/.test(given) && /[^.]\.[^.]/.test(URL.parse(given)?.hostname ?? '');
}

const ADDRESS = messages(
  'https://forms.example.org/eggs',
  'the address as the browser shows it, with https:// in front',
);
const address = z.url(ADDRESS).refine(isAddress, ADDRESS);

const WEBSITE = messages(
  'https://www.sweetwater.farm',
  'it with https:// in front and nothing after the name, no slash either',
);
const website = z.url(WEBSITE).refine((given) => isAddress(given) && URL.parse(given)?.origin === given, WEBSITE);

const focus = z.stringFormat(
  'focus',
  /^(100|\d{1,2})% (100|\d{1,2})%$/,
  messages('30% 60%', 'how far it is from the left and from the top'),
);

const SHOWS = 'A cream and tan pup asleep on a porch step';

/** The words for people who cannot see the photo. They are required with it. */
const photoLines = {
  photo: optional(fileName()),
  shows: optional(text(SHOWS, 200)),
  focus: optional(focus),
};

/** The name of a photo may have any characters, and the forms put the folder before it. */
function fileName() {
  return z.string({ error: '{subject} is no name of a photo. Put quotation marks around it: "{written}"' });
}

function withPhoto<Shape extends z.ZodRawShape>(lines: Shape) {
  return strictObject({ ...lines, ...photoLines }).superRefine(({ photo, shows }: Described, { addIssue }) => {
    if (photo && !shows) addIssue({ code: 'custom', path: ['shows'], message: UNDESCRIBED });
    if (shows && DRAWN.has(shows)) addIssue({ code: 'custom', path: ['shows'], message: DESCRIBES_DRAWING });
  }, ALSO_WITH_MISTAKES);
}

interface Described {
  readonly photo?: unknown;
  readonly shows?: unknown;
}

const UNDESCRIBED = `a photo needs the line "shows", for people who can't see it. Write for example: shows: ${SHOWS}`;
const DESCRIBES_DRAWING = '{subject} describes the drawing. Describe what the photo shows.';
const DRAWN: ReadonlySet<unknown> = new Set(Object.values(DRAWINGS).map(({ alt }) => alt));

const postalCode = z.stringFormat('postal code', /^\d{5}(-\d{4})?$/, messages('"73054"', 'its five digits'));

const EGG_PRICE = messages('$6 a dozen', 'an amount and what it is for');
const EGG_PRICE_PARTS = /^\$? ?(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,2})? +([^\d\s].*)$/;

/** The price of eggs and what it is for, such as "a dozen". */
const eggPrice = z
  .stringFormat('egg price', EGG_PRICE_PARTS, EGG_PRICE)
  .transform((given) => {
    const [, dollars = '', cents = '', unit = ''] = EGG_PRICE_PARTS.exec(given) ?? [];
    return { price: Number(dollars.replaceAll(',', '') + cents), unit: shown(unit) };
  })
  .refine(({ price }) => price > 0, EGG_PRICE);

/** The name of a dog. "(real)" after it allows a name that the site came with. */
function dog(example: string) {
  return text(example, 40).transform((name) => name.replace(/\s*\(real\)$/, ''));
}

/** The plausible prices of a dog in dollars, and the largest ratio of the high price of a range to the low one. */
const PLAUSIBLE = { least: 50, most: 20_000, digits: 2 };
const LARGEST_RATIO = 10;

/** The quilt on the home page has eight equal pieces: four, two and two. */
export const QUILT = [50, 25, 25];
const OTHER_QUILT = `the shares of the breeds are not ${QUILT.join(', ')}. Write these: the quilt on the home page shows them.`;

const breeds = array(strictObject({ name: text('German Shepherd', 40), share: number('25', { least: 1, most: 100 }) }))
  .length(QUILT.length, OTHER_QUILT)
  .refine((all) => all.every(({ share }, index) => share === QUILT[index]), OTHER_QUILT);

const tier = strictObject({
  name: text('Young Adult Companion', 40),
  age: number('16', { least: 1, most: 500 }),
  from: number('850', PLAUSIBLE),
  to: optional(number('1050', PLAUSIBLE)),
  label: optional(text('MOST POPULAR', 24)),
}).refine(({ from, to = from }) => from <= to && to < LARGEST_RATIO * from, {
  path: ['to'],
  error: `{subject} is "{written}". Write the high price, above the low one and below ${LARGEST_RATIO} times the low one, or leave it empty.`,
});

const prices = array(tier)
  .length(
    3,
    'there are not three prices. The site shows three: put back the ones that are missing, or delete the others.',
  )
  .refine((all) => !all.some(({ age }, index) => age <= (all[index - 1]?.age ?? 0)), {
    error: 'the ages of the prices do not rise. Write the youngest first; each age begins after the one before.',
    ...ALSO_WITH_MISTAKES,
  })
  .refine((all) => all.filter(({ label }) => label).length <= 1, {
    error: 'more than one price has a label. Leave it where most families choose.',
    ...ALSO_WITH_MISTAKES,
  });

const host = withPhoto({
  name: optional(text('Ruth Miller', 60)),
  sentence: optional(text('I raise our pups, and I answer the phone.', 160)),
})
  .refine(({ name, sentence, photo }) => (name && sentence) || !(name || sentence || photo), {
    error: '{subject} needs a name and a sentence. Write both, or neither.',
    ...ALSO_WITH_MISTAKES,
  })
  .transform(({ name, sentence }) => (name && sentence ? { name, sentence } : undefined));

const LISTED_ABOVE = '"{written}" has an entry above. Delete one of them.';

/** A list that a page shows, which therefore has an entry. */
function filled<Entry extends z.ZodType>(entry: Entry) {
  return array(entry).min(1, '"{key}" is empty. Write at least one entry.');
}

const facts = strictObject({
  name: text('Sweetwater Farm', 60),
  email,
  phone,
  website,
  workingPupForm: address,
  familyPupForm: address,
  eggOrderForm: address,
  mother: dog('Duchess'),
  father: dog('Duke'),
  host: optional(host),
  place: text('outside Oklahoma City', 80),
  areasServed: filled(text('Oklahoma County', 60)),
  since: number('2018', { least: 1900, most: new Date().getFullYear() }),
  familiesServed: text('200+', 12),
  basePetMaximum: number('2', { least: 2, most: 20 }),
  breeds,
  prices,
  included: filled(
    strictObject({
      name: text('Temperament testing', 60),
      worth: number('200', { least: 1, most: 20_000, digits: 2 }),
    }),
  ).superRefine(unique('name', LISTED_ABOVE), ALSO_WITH_MISTAKES),
  tagline: filled(text('Family-Owned.', 40)),
  familyTagline: filled(text('Oklahoma Proud.', 40)),
  town: optional(text('Luther', 60)),
  postalCode: optional(postalCode),
  eggPrice: optional(eggPrice),
  guarantee: optional(words('We take back a dog that a veterinarian finds to be ill.', 4_000).transform(shown)),
  olderCostsLess: optional(text('An older dog has less time ahead with you.', 200)),
  licence: optional(text('Oklahoma commercial pet breeder license 1234', 80)),
  follow: optional(array(strictObject({ name: text('Facebook', 40), address }))),
});

export const factsSchema = facts.refine((facts) => facts?.town || !facts?.postalCode, {
  path: ['postalCode'],
  error: '"postalCode" needs "town", because the site shows both together. Write the town, too.',
  ...ALSO_WITH_MISTAKES,
});

/** Marks a story as a sample. */
const SAMPLE = 'Sample text:';

export const storiesSchema = array(
  withPhoto({
    story: words('She sleeps at the gate.', 2_000).transform(shown),
    who: text('The Miller family', 80),
    where: text('Choctaw', 80),
  }).transform(({ photo, shows, focus, ...story }) => ({ ...story, sample: story.story.startsWith(SAMPLE) })),
).default([]);

const place = z.enum(SITE_PLACES, messages('eggs', `one of ${SITE_PLACES.join(', ')}`));

export const photosSchema = array(withPhoto({ place }))
  .superRefine(unique('place', LISTED_ABOVE), ALSO_WITH_MISTAKES)
  .default([]);

/** Reports an entry whose line means the same as that of an entry above. */
function unique(line: string, message: string, meaningOf = (text: string) => text) {
  return (all: readonly Readonly<Record<string, unknown>>[], context: z.core.$RefinementCtx) => {
    const meanings = all.map(({ [line]: text }) => (typeof text === 'string' ? meaningOf(text) : undefined));
    for (const [index, meaning] of meanings.entries())
      if (meaning !== undefined && meanings.indexOf(meaning) < index)
        context.addIssue({ code: 'custom', path: [index, line], message });
  };
}

/** The day in the form 2026-08-12. */
const day = z.iso
  .date(messages('2026-08-12', 'the day with the year first, the month and the day'))
  .refine(
    (born) => Date.parse(born) <= Date.now(),
    '{subject} is in the future. Write the day on which the pup was born.',
  );

const pups = array(
  withPhoto({
    name: text('Daisy', 40),
    kind: choice(['family', 'working']),
    born: day,
    sex: choice(['female', 'male']),
    sentence: text('Lies down beside whoever sits on the porch.', 160),
    reserved: optional(yesOrNo),
  }).transform(({ photo, shows, focus, ...pup }) => ({ ...pup, key: pupKey(pup.name) })),
).superRefine(
  unique('name', 'another pup above is called "{written}" too. Give each pup a name of its own.', pupKey),
  ALSO_WITH_MISTAKES,
);

const nextLitter = text('We expect the next litter in March.', 160);

export const pupsSchema = strictObject({
  pups: optional(pups),
  nextLitter: optional(strictObject({ family: optional(nextLitter), working: optional(nextLitter) })),
}).prefault({});

/** By file. */
export const SCHEMAS = {
  'facts.yaml': factsSchema,
  'stories.yaml': storiesSchema,
  'pups.yaml': pupsSchema,
  'photos.yaml': photosSchema,
};

/** The data that the pages import. */
export type Facts = z.output<typeof factsSchema>;
/** `picture` is the name of a photo or of a drawing. */
export type Story = z.output<typeof storiesSchema>[number] & { readonly picture?: StoryKey };
export type Pups = z.output<typeof pupsSchema>;
export type Pup = NonNullable<Pups['pups']>[number];
