import { array, strictObject, z } from 'zod';
import { choice, count, line, matching, optional, shown, text, value, words } from './lines.ts';
import { pupKey } from './pictures.ts';

const phone = value('(918) 238-7746', matching(/^\(\d{3}\) \d{3}-\d{4}$/), 'ten digits exactly in this form');

const email = value('hello@sweetwater.farm', (given) => z.email().safeParse(given).data, 'one address');

const address = value(
  'https://forms.example.org/eggs',
  (given) => (URL.parse(given)?.protocol === 'https:' ? given : undefined),
  'the address as the browser shows it, with https:// in front',
);

const website = value(
  'https://www.sweetwater.farm',
  (given) => (given.startsWith('https://') && URL.parse(given)?.origin === given ? given : undefined),
  'it with https:// in front and nothing after the name, no slash either',
);

const percent = value(
  '25',
  (given) => (/^\d{1,3} ?%?$/.test(given) ? Number.parseInt(given, 10) : undefined),
  'a number',
);

const focus = value(
  '30% 60%',
  matching(/^(100|\d{1,2})% (100|\d{1,2})%$/),
  'how far it is from the left and from the top',
);

const postalCode = value('73054', matching(/^\d{5}(-\d{4})?$/), 'its five digits');

/** The price of eggs and what it is for, such as "a dozen". */
const eggPrice = value(
  '$6 a dozen',
  (given) => {
    const [, amount = '', unit] = /^(\S+)\s+(\D.*)$/.exec(given) ?? [];
    const [price, another] = amounts(amount);
    return price && unit && another === undefined ? { price, unit: shown(unit) } : undefined;
  },
  'an amount and what it is for',
);

/** The name of a dog. "(real)" after it allows a name that the site came with. */
function dog(example: string) {
  return text(example, 40).transform((name) => name.replace(/\s*\(real\)$/, ''));
}

const AMOUNT = String.raw`\$?\s?(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,2})?`;
const PRICE = new RegExp(`^${AMOUNT}(?:\\s?(?:-|–|—|to)\\s?${AMOUNT})?$`);

/** The plausible prices of a dog, and the largest ratio of the high price of a range to the low one. Other amounts are mistyped. */
const PLAUSIBLE = { least: 50, most: 20_000, times: 10 };

const dollars = value(
  '200',
  (given) => {
    const [amount = 0, another] = amounts(given);
    return amount > 0 && amount <= PLAUSIBLE.most && another === undefined ? amount : undefined;
  },
  `an amount from 1 to ${PLAUSIBLE.most}`,
);

/** One amount, or a low and a high one. */
const price = value(
  '850-1050',
  (given) => {
    const [low = 0, high = low] = amounts(given);
    const { least, most, times } = PLAUSIBLE;
    return low >= least && low <= high && high <= most && high < times * low ? { low, high } : undefined;
  },
  `one amount such as 1250, or a low and a high one with a dash between them, from ${PLAUSIBLE.least} to ${PLAUSIBLE.most} dollars, the high one below ${PLAUSIBLE.times} times the low one`,
);

function amounts(given: string): number[] {
  const [, low, lowCents = '', high, highCents = ''] = PRICE.exec(given) ?? [];
  const texts = [low && low + lowCents, high && high + highCents].filter((text) => text !== undefined);
  return texts.map((text) => Number(text.replaceAll(',', '')));
}

/** The quilt on the home page has eight equal pieces: four, two and two. */
const QUILT = [50, 25, 25];

const breeds = array(strictObject({ name: text('German Shepherd', 40), share: percent })).refine(
  (all) => all.map(({ share }) => share).join() === QUILT.join(),
  `the shares of the breeds are not ${QUILT.join(', ')}. Write these: the quilt on the home page shows them.`,
);

const prices = array(
  strictObject({
    name: text('Young Adult Companion', 40),
    age: count('16', [1, 500]),
    price,
    label: optional(text('MOST POPULAR', 24)),
  }),
)
  .refine(
    (all) => all.length === 3,
    'there are not three prices. The site shows three: put back the ones that are missing, or delete the others.',
  )
  .refine(
    (all) => all.every(({ age }, index) => age > (all[index - 1]?.age ?? 0)),
    'the ages of the prices do not rise. Write the youngest first; each age begins after the one before.',
  )
  .refine(
    (all) => all.filter(({ label }) => label).length <= 1,
    'more than one price has a label. Leave it where most families choose.',
  );

const host = strictObject({
  name: optional(text('Ruth Miller', 60)),
  sentence: optional(text('I raise our pups, and I answer the phone.', 160)),
})
  .refine(({ name, sentence }) => !name === !sentence, '{subject} needs a name and a sentence. Write both, or neither.')
  .transform(({ name, sentence }) => (name && sentence ? { name, sentence } : undefined));

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
  areasServed: array(text('Oklahoma County', 60)).min(1, '"{key}" is empty. Write at least one place.'),
  since: count('2018', [1900, new Date().getFullYear()]),
  familiesServed: text('200+', 12),
  basePetMaximum: count('2', [2, 20]),
  breeds,
  prices,
  included: array(strictObject({ name: text('Temperament testing', 60), worth: dollars })),
  tagline: array(text('Family-Owned.', 40)),
  familyTagline: array(text('Oklahoma Proud.', 40)),
  town: optional(text('Luther', 60)),
  postalCode: optional(postalCode),
  eggPrice: optional(eggPrice),
  guarantee: optional(words('We take back a dog that a veterinarian finds to be ill.', 4_000).transform(shown)),
  olderCostsLess: optional(text('An older dog has less time ahead with you.', 200)),
  licence: optional(text('Oklahoma commercial pet breeder license 1234', 80)),
  follow: optional(array(strictObject({ name: text('Facebook', 40), address }))),
});

export const factsSchema = facts.refine((facts) => facts.town || !facts.postalCode, {
  path: ['postalCode'],
  error: '"postalCode" needs "town", because the site shows both together. Write the town, too.',
});

/** Marks a story as a sample. */
const SAMPLE = 'Sample text:';

export const storiesSchema = array(
  z
    .strictObject({
      story: words('She sleeps at the gate.', 2_000).transform(shown),
      who: text('The Miller family', 80),
      where: text('Choctaw', 80),
      picture: optional(line('story-one', 60)),
    })
    .transform((story) => ({ ...story, sample: story.story.startsWith(SAMPLE) })),
).default([]);

export const photosSchema = array(
  strictObject({
    photo: line('eggs', 60),
    alt: text('Brown and blue eggs in a wire basket', 200),
    focus: optional(focus),
  }),
).default([]);

/** The day in the form 2026-08-12. */
const day = value(
  '2026-08-12',
  (given) => z.iso.date().safeParse(given).data,
  'the day with the year first, the month and the day',
).refine(
  (born) => Date.parse(born) <= Date.now(),
  '{subject} is in the future. Write the day on which the pup was born.',
);

/** Pages CMS writes true and false. */
const YES_OR_NO = z.stringbool({ truthy: ['yes', 'true'], falsy: ['no', 'false'] });
const yesOrNo = value('yes', (given) => YES_OR_NO.safeParse(given).data, 'yes or no');

const pups = array(
  z
    .strictObject({
      name: text('Daisy', 40),
      kind: choice(['family', 'working']),
      born: day,
      sex: choice(['female', 'male']),
      sentence: text('Lies down beside whoever sits on the porch.', 160),
      reserved: optional(yesOrNo),
    })
    .transform((pup) => ({ ...pup, key: pupKey(pup.name) })),
).superRefine((all, context) => {
  for (const [index, { key, name }] of all.entries()) {
    if (all.findIndex((each) => each.key === key) < index)
      context.addIssue({
        code: 'custom',
        path: [index, 'name'],
        message: `another pup above is called "${name}" too. Give each pup a name of its own.`,
      });
  }
});

const nextLitter = text('We expect the next litter in March.', 160);

export const pupsSchema = strictObject({
  pups: optional(pups),
  nextLitter: optional(strictObject({ family: optional(nextLitter), working: optional(nextLitter) })),
}).prefault({});

export type Facts = z.output<typeof factsSchema>;
export type Story = z.output<typeof storiesSchema>[number];
export type Pups = z.output<typeof pupsSchema>;
export type PhotoEntry = z.output<typeof photosSchema>[number];
