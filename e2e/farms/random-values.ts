import fc from 'fast-check';
import type { z } from 'zod';
import { DAY_MS } from '../../farm/model/ages.ts';
import { QUILT } from '../../farm/model/facts.ts';

/** Names, words of the site, and texts that a program could read as something else. Some are part of another one. */
const TEXTS = [
  ...['W', 'Bo', 'Al', 'Ann', 'Anna', 'Home', 'Born', 'Family', 'working', 'Free consultation', 'about', 'constructor'],
  ...['Main', 'Parents', 'Military Families'],
  ...["O'Hara & Sons", `The "real" 'boss'`, '<b>Bold</b>', '&amp;', '</script>', '<!--', '$& $1 $`', 'C:\\new', '%20'],
  ...['100% good', '#1: the best', '- a dash', 'yes', '1250', '2026-08-12', '?', 'Ranger (real)', 'Rosie 👩‍🌾', '2 ❤️'],
  ...['Zoë', 'Zoe\u0308', 'Bjørn', 'Koʻa', 'Łucja', '모모', 'Nguyễn Thị Hương', 'Ｄａｉｓｙ', 'ﬁdo', 'İlker', 'Straße'],
  ...['יהודה', 'ليلى', 'नन्दी', '小花', 'Жучка', 'Zoë, Bo and Al are at home', 'First: "one".\n\n  - Second\n# Third'],
];

/** The width of each photo, divided by its height. */
export const PHOTOS = new Map([
  ['daisy.jpg', 3 / 2],
  ['IMG 2041 #1.JPG', 5],
  ['zoë & łucja.png', 1 / 3],
  ['100% "good"?.webp', 1],
  ['in the yard/모모.jpeg', 9 / 16],
  ["Ruth's.Dog.PNG", 1],
  ['Ｆull  width .webp', 4],
]);

/** By name: lines whose values depend on more than one line. */
export const BY_NAME: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  photo: fc.constantFrom(...[...PHOTOS.keys()].flatMap((name) => [name, `/farm/photos/${name}`])),
  share: fc.constantFrom(...QUILT),
};

/** The values of a line. Undefined if this function does not know how to draw them. */
export function singleValues(rules: z.core.JSONSchema.BaseSchema): fc.Arbitrary<unknown> | undefined {
  const { type, enum: words, minimum, maximum } = rules;
  if (words) return fc.constantFrom(...words);
  if (type === 'boolean') return fc.boolean();
  if (type === 'number' && minimum !== undefined && maximum !== undefined) return numbers(minimum, maximum);
  return type === 'string' ? strings(rules) : undefined;
}

function strings({ format = '', pattern, maxLength }: z.core.JSONSchema.BaseSchema) {
  if (BY_FORMAT[format]) return BY_FORMAT[format];
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  return maxLength === undefined ? undefined : texts(maxLength);
}

function numbers(least: number, most: number): fc.Arbitrary<number> {
  const cents = fc.integer({ min: least * 100, max: most * 100 }).map((each) => each / 100);
  return fc.oneof(fc.constantFrom(least, most), fc.integer({ min: least, max: most }), cents);
}

const BY_FORMAT: Readonly<Record<string, fc.Arbitrary<string>>> = {
  email: fc.emailAddress(),
  uri: fc.oneof(
    fc.domain().map((name) => `https://${name}`),
    fc.webUrl({ validSchemes: ['https'], withQueryParameters: true, withFragments: true }),
  ),
  date: fc
    .oneof(fc.constant(0), fc.integer({ min: 0, max: 400 }))
    .map((days) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)),
};

/** Texts of any length up to the longest one, also of a single word, and the widest one. */
function texts(longest: number): fc.Arbitrary<string> {
  const text = fc.constantFrom(...TEXTS);
  return fc.oneof(
    { weight: 5, arbitrary: text },
    { weight: 1, arbitrary: fc.constant('W'.repeat(longest)) },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: longest }) },
    { weight: 2, arbitrary: text.map((each) => `${each} `.repeat(longest).slice(0, longest)) },
    { weight: 1, arbitrary: text.map((each) => each.replace(/\s/g, '').repeat(longest).slice(0, longest)) },
  );
}
