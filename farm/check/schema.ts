import { z } from 'zod';

/*
 * The schemas of the files in farm/. Every value is parsed from text. The owner reads the messages: {subject} becomes the
 * name of the wrong value, such as `the price of "Advanced Start Guardian"`, and {key} becomes its key in the file.
 */

const EMOJI = /\p{Emoji_Presentation}|\p{Emoji}\uFE0F/u;

/** Text of one or more lines. The message for a missing line shows the `example`. */
function words(example: string, max: number) {
  const write = `Write for example: {key}: ${example}`;
  return z
    .string({
      error: ({ input }) =>
        input === undefined ? `the line "{key}" is missing. ${write}` : `{subject} is not one text. ${write}`,
    })
    .trim()
    .min(1, `{subject} is empty. ${write}`)
    .refine(
      (text) => !/^[“”„"'‘’][^“”„"]*[“”„"'‘’]$/.test(text),
      '{subject} has quotation marks around it, which would show on the page. Remove them.',
    )
    .max(max, `{subject} has more than ${max} letters, and there is no room for them. Write a shorter text.`);
}

/** Makes quotation marks and apostrophes curly, because keyboards have only straight ones. */
function shown(given: string): string {
  return given
    .replace(/(?<![^\s([—])"/g, '“')
    .replaceAll('"', '”')
    .replaceAll("'", '’');
}

/** Text on one line that pages and mails show. */
function text(example: string, max?: number) {
  return line(example, max).transform(shown);
}

/** Text on one line, with characters that the site's fonts have. */
function line(example: string, max = 120) {
  return words(example, max)
    .refine((line) => !line.includes('\n'), '{subject} has more than one line. Write it on one line.')
    .refine((line) => !EMOJI.test(line), "{subject} has an emoji, which the site's typefaces don't have. Remove it.");
}

/** Text that `read` can parse. For other text `read` returns undefined, and the message says what to `write`. */
function value<T>(example: string, read: (given: string) => T | undefined, write: string) {
  return line(example, 500).transform((given, context) => {
    const understood = read(given);
    if (understood !== undefined) return understood;
    context.addIssue(`{subject} is "${given}". Write ${write}, for example: ${example}`);
    return z.NEVER;
  });
}

const matching = (pattern: RegExp) => (given: string) => (pattern.test(given) ? given : undefined);

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

function count(example: string, [least, most]: readonly [number, number]) {
  const read = (given: string) => (/^\d+$/.test(given) && +given >= least && +given <= most ? +given : undefined);
  return value(example, read, `a whole number from ${least} to ${most}`);
}

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

/** A line that may be left out, or left empty, as the forms of Pages CMS leave it. */
function optional<T extends z.ZodType>(line: T) {
  return z.preprocess((given) => (/^\s*$/.test(String(given)) ? undefined : given), line.optional()).optional();
}

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

const NOT_A_LIST = '{subject} is not a list. Write each entry on a line of its own, after a dash and a space.';
const NOT_AN_ENTRY =
  '{subject} has no lines of its own. Write each as a name, a colon, a space and a text, as they were shipped.';

function list<T extends z.ZodType>(entry: T) {
  return z.array(entry, {
    error: ({ input }) => (input === undefined ? 'the list "{key}" is missing. Put it back.' : NOT_A_LIST),
  });
}

function entry<T extends z.core.$ZodLooseShape>(lines: T) {
  return z.strictObject(lines, { error: ({ code }) => (code === 'invalid_type' ? NOT_AN_ENTRY : undefined) });
}

/** The quilt on the home page has eight equal pieces: four, two and two. */
const QUILT = [50, 25, 25];

const breeds = list(entry({ name: text('German Shepherd', 40), share: percent })).refine(
  (all) => all.map(({ share }) => share).join() === QUILT.join(),
  `the shares of the breeds are not ${QUILT.join(', ')}. Write these: the quilt on the home page shows them.`,
);

const prices = list(
  entry({
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

const host = entry({
  name: optional(text('Ruth Miller', 60)),
  sentence: optional(text('I raise our pups, and I answer the phone.', 160)),
})
  .refine(({ name, sentence }) => !name === !sentence, '{subject} needs a name and a sentence. Write both, or neither.')
  .transform(({ name, sentence }) => (name && sentence ? { name, sentence } : undefined));

export const factsSchema = entry({
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
  areasServed: list(text('Oklahoma County', 60)).min(1, '"{key}" is empty. Write at least one place.'),
  since: count('2018', [1900, new Date().getFullYear()]),
  familiesServed: text('200+', 12),
  basePetMaximum: count('2', [2, 20]),
  breeds,
  prices,
  included: list(entry({ name: text('Temperament testing', 60), worth: dollars })),
  tagline: list(text('Family-Owned.', 40)),
  familyTagline: list(text('Oklahoma Proud.', 40)),
});

/** Marks a story as a sample. */
const SAMPLE = 'Sample text:';

export const storiesSchema = list(
  entry({
    story: words('She sleeps at the gate.', 2_000).transform(shown),
    who: text('The Miller family', 80),
    where: text('Choctaw', 80),
    picture: optional(line('story-one', 60)),
  }).transform((story) => ({ ...story, sample: story.story.startsWith(SAMPLE) })),
).default([]);

export const photosSchema = list(
  entry({
    photo: line('eggs', 60),
    alt: text('Brown and blue eggs in a wire basket', 200),
    focus: optional(focus),
  }),
).default([]);

export type Facts = z.output<typeof factsSchema>;
export type Story = z.output<typeof storiesSchema>[number];
export type PhotoEntry = z.output<typeof photosSchema>[number];
