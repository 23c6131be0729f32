import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { SCHEMAS } from '../model/schema.ts';
import { readFarm } from './read.ts';
import { FILES, makeFarmFolder, readChanged, WRITTEN, type WrittenFile } from './testing/farm-folder.ts';

const FACTS = 'facts.yaml';
const STORIES = 'stories.yaml';
const PUPS = 'pups.yaml';
const FACTS_TEXT = WRITTEN[FACTS];
const THIS_YEAR = new Date().getFullYear();

type Changes = Parameters<typeof readChanged>[0];

const MISTAKES: Readonly<Record<WrittenFile, Readonly<Record<string, readonly [string, string]>>>> = parse(
  readFileSync(new URL('testing/mistakes.yaml', import.meta.url), 'utf8'),
);

describe.each(FILES)('%s', (file) => {
  test.each(Object.entries(MISTAKES[file]))('%s', (message, [text, becomes]) => {
    const changed = WRITTEN[file].replace(new RegExp(text), becomes);
    const expected = message.replace(/\{(.+?)\}/g, (_, pattern: string) => `${lineOf(pattern, changed)}`);
    expect(problemsIn({ [file]: changed }).map((problem) => problem.replace(/^farm\/\S+ /, ''))).toEqual([expected]);
  });
});

test('keeps special characters, accents, lines and words that YAML could read as another type, and makes quotation marks curly', () => {
  const { facts, stories, pups } = dataOf({
    [FACTS]: FACTS_TEXT.replace(/father: .*/, 'father: Yes').replace('since: 2009', `since: ${THIS_YEAR}`),
    [PUPS]: WRITTEN[PUPS].replace('name: Bo\n', 'name: ★ /\n'),
  });
  expect(facts).toMatchObject({
    name: 'O’Hara & Söhne <Sweetwater> Livestock Guardian Dogs, Farm',
    father: 'Yes',
    since: THIS_YEAR,
    guarantee:
      'We guarantee each dog’s hips & eyes for 2 years <from the day of pickup>.\n\n' +
      'If a vet finds a “defect”, call O’Hara & Söhne first.\nWe take the dog back, or pay up to its price.',
    eggPrice: { price: 6.5, unit: 'a dozen, or a “baker’s” dozen & more' },
  });
  expect(stories?.[2]?.story).toBe('She sleeps at the gate.\nWe sleep, too. 🐕');
  expect(pups?.pups?.slice(0, 3).map(({ key, name, reserved }) => [key, name, reserved])).toEqual([
    ['o-malley-the-brave', 'O’Malley <the Brave>', false],
    ['zoe-noel', 'Zoë & Noël', true],
    // Part of the address of a photo.
    ['9733-45-47', '★ /', undefined],
  ]);
});

test.each([
  ["She calls him 'the boss'.", 'She calls him ‘the boss’.'],
  ["'The boss', she says, 'isn't in'.", '‘The boss’, she says, ‘isn’t in’.'],
  ["'Tis the dogs' home since the '90s", '’Tis the dogs’ home since the ’90s'],
  ["O'Hara's rock 'n' roll dog", 'O’Hara’s rock ’n’ roll dog'],
  ['\u200bShe comes\0 when\vwe call Zoe\u0308.\u202c', 'She comes when\nwe call Zoë.'],
])(
  'makes quotation marks curly, removes what nobody sees, and takes the new lines of Word for new lines: %j',
  (text, shown) => {
    const story = STORY.replace('She', () => JSON.stringify(text));
    expect(dataOf({ [STORIES]: story }).stories?.[0]?.story).toBe(shown);
  },
);

const STORY = '- story: She\n  who: A family\n  where: Luther\n';

test.each([
  [FACTS, 'host:\n  name:\n  sentence: ""\n  photo: null', /host:(\n .*)*/],
  [FACTS, 'town: ~\npostalCode: ""', /town: .*\npostalCode: .*/],
  [FACTS, 'eggPrice:\nguarantee: ""\nolderCostsLess:\nlicence:\nfollow: []', /eggPrice: [\s\S]*/],
  [STORIES, '  photo: " "', / {2}photo: .*/],
  [PUPS, 'pups: []', /pups:[\s\S]*/],
  [PUPS, '    reserved:', / {4}reserved: .*/],
] as const)('in %s, an optional line left empty is the same as the line left out: %j', (file, empty, line) => {
  const read = (text: string) => dataOf({ [file]: WRITTEN[file].replace(line, text) });
  expect(WRITTEN[file]).toMatch(line);
  expect(read(empty)).toEqual(read(''));
});

const LONG =
  'She watches the herd, the hens, the gate, the pond, the road, the children, and me: all, day, and & night #1,';

// Pages CMS writes YAML with the same package. It folds long lines and quotes texts that look like numbers.
test('files that Pages CMS has rewritten have the same content', () => {
  const stories = [`|\n    ${LONG}\n    ${LONG}`, `${'Woof, '.repeat(30)}woof.`];
  const entries = stories.map((story) => `- story: ${story}\n  who: "1250"\n  where: Luther\n`);
  const written = { ...WRITTEN, [STORIES]: WRITTEN[STORIES] + entries.join('') };
  const rewritten = Object.entries(written).map(([name, text]) => [name, stringify(parse(text))]);
  const before = dataOf(written);
  expect(before.stories).toHaveLength(6);
  expect(dataOf(Object.fromEntries(rewritten))).toEqual(before);
});

test.each([...FILES, 'photos'])('reports a missing farm/%s', async (name) => {
  const folder = makeFarmFolder({});
  rmSync(join(folder, name), { recursive: true });
  expect((await readFarm(folder)).problems).toEqual([
    `farm/${name} is missing. Put it back under exactly this name, with no other ending.`,
  ]);
});

test('reports a file that is not UTF-8', () => {
  expect(problemsIn({ [FACTS]: Buffer.from(FACTS_TEXT, 'latin1') })).toEqual([
    'farm/facts.yaml: this is not plain text. Save it as plain text in the encoding UTF-8.',
  ]);
});

test('finds the line of a mistake between line ends of Windows', () => {
  const facts = FACTS_TEXT.replace('mother: Zoë', 'mother: Zoë #2').replaceAll('\n', '\r\n');
  expect(problemsIn({ [FACTS]: facts })).toEqual([
    expect.stringMatching(`^farm/facts.yaml, line ${lineOf('mother', facts)}: the text has a #`),
  ]);
});

test.each([
  'http://forms.example',
  'https:/forms.example',
  'https://forms',
  'https://forms.example/a b',
  'https://forms{.example\\a',
  'https://forms.example/5%',
])('no line takes %s for an address', (address) => {
  const { error } = SCHEMAS[FACTS].safeParse(parse(FACTS_TEXT.replace(/https:\S+/g, address)));
  const wrong = ['website', 'workingPupForm', 'familyPupForm', 'eggOrderForm', 'address'];
  expect([...new Set(error?.issues.map(({ path }) => path.at(-1)))]).toEqual(wrong);
});

test('reports all mistakes in one round: of lines, of lists and of photos, in the order of their lines', async () => {
  const facts = withoutPhotos(FACTS_TEXT)
    .replace(/father: .*/, 'father:')
    .replace('age: 19', 'age: many')
    .replace('age: 23', 'age: 17')
    .replace('town: Luther', 'town:');
  const folder = makeFarmFolder({
    [FACTS]: `${facts}fax: 918 #1\n`,
    [PUPS]: withoutPhotos(WRITTEN[PUPS]).replace('sex: male', 'sex: m\n    photo: pup.png'),
  });
  const { problems } = await readFarm(folder);
  expect(problems.map((problem) => /^(\S+), line \d+(.{14})/.exec(problem)?.slice(1))).toEqual([
    ['farm/facts.yaml', ', "Name of the'],
    ['farm/facts.yaml', ', "Prices of t'],
    ['farm/facts.yaml', ', "Age in week'],
    ['farm/facts.yaml', ', "Town": the '],
    ['farm/facts.yaml', ': the text has'],
    ['farm/pups.yaml', ', "Sex" of "O\''],
    ['farm/pups.yaml', ', "Photo" of "'],
  ]);
});

test('placeholders and samples that came with the site stop a launch, and nothing else', async () => {
  const facts = withoutPhotos(FACTS_TEXT)
    .replace(/(?<=^email: ).*/m, 'hello@example.com')
    .replace(/(?<=^eggOrderForm: ).*/m, 'https://forms.example.com/eggs')
    .replace(/(?<=^mother: ).*/m, 'Juniper')
    .replace(/(?<=^father: ).*/m, 'Ranger (real)');
  const stories = withoutPhotos(WRITTEN[STORIES]).replace('She sleeps', 'Sample text: she sleeps');
  const folder = makeFarmFolder({ [FACTS]: facts, [STORIES]: stories });
  const { problems, farm } = await readFarm(folder);
  expect([problems, farm?.facts.father]).toEqual([[], 'Ranger']);
  const stopped = (await readFarm(folder, true)).problems;
  expect(stopped.map((each) => /"[\w ]+".*? (came with|is a sample)/.exec(each)?.[0])).toEqual([
    '"Email address": "hello@example.com" came with',
    '"Form to order eggs": "https://forms.example.com/eggs" came with',
    '"Name of the mother dog": "Juniper" came with',
    '"Story" of "José & María": it is a sample',
  ]);
});

const withoutPhotos = (text: string) => text.replace(/^ +photo: .*\n/gm, '');

/** The number of the first line that matches. */
function lineOf(pattern: string, text: string): number {
  return text.slice(0, text.search(new RegExp(pattern, 'm'))).split('\n').length;
}

function problemsIn(changes: Changes): readonly string[] {
  return Object.values(readChanged(changes)).flatMap((file) => file.problems());
}

function dataOf(changes: Changes) {
  const { facts, stories, pups, photos } = readChanged(changes);
  expect(problemsIn(changes)).toEqual([]);
  return { facts: facts.data, stories: stories.data, pups: pups.data, photos: photos.data };
}
