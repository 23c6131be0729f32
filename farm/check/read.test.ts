import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { type Reading, readFarm } from './read.ts';
import { makeFarmFolder, savePhoto, WRITTEN, type WrittenFile } from './testing.ts';

const FACTS = 'facts.yaml';
const STORIES = 'stories.yaml';
const PHOTOS = 'photos.yaml';

interface Mistake {
  readonly mistake: string;
  readonly file: WrittenFile;
  readonly text: string;
  readonly becomes: string;
  readonly sentence: string;
}

const MISTAKES: readonly Mistake[] = parse(
  readFileSync(new URL('mistakes.yaml', import.meta.url), 'utf8').replaceAll(
    '{this year}',
    `${new Date().getFullYear()}`,
  ),
);

test.each(MISTAKES)('reports $mistake in one sentence', async ({ file, text, becomes, sentence }) => {
  const changed = WRITTEN[file].replace(new RegExp(text), becomes);
  expect(changed).not.toBe(WRITTEN[file]);
  expect(await problemsOf(await makeFarmFolder({ [file]: changed }))).toEqual([sentence]);
});

test('accepts apostrophes, quotation marks inside a text, accents, and amounts in any form', async () => {
  const { farm } = await readFarm(await makeFarmFolder());
  const { facts, stories = [], photos = [] } = farm ?? {};
  expect(facts?.name).toBe("O'Hara & Sons Livestock Guardians");
  expect(facts?.prices.map(({ price }) => price)).toEqual([
    { low: 1850, high: 2050 },
    { low: 1700, high: 1900 },
    { low: 1250, high: 1250 },
  ]);
  expect(stories[0]?.story).toBe(
    'He “talks” to the coyotes at night: loud & clear.\nBy day he sleeps at our door # as if it were his.',
  );
  expect(photos).toMatchObject([{ key: 'eggs', alt: 'Brown eggs in a wire basket', focus: '30% 60%' }]);
});

test.each(['1250', '1,250', '$1250', '$1,250', '"$1,250"', '$1,250.00', '1250-1250'])(
  'the price %s is 1250 dollars',
  async (price) => {
    const facts = WRITTEN[FACTS].replace('price: 1250', `price: ${price}`);
    const { farm } = await readFarm(await makeFarmFolder({ [FACTS]: facts }));
    expect(farm?.facts.prices.at(-1)?.price).toEqual({ low: 1250, high: 1250 });
  },
);

const LONG =
  'She watches the herd, the hens, the gate, the pond, the road, the children, and me: all, day, and & night #1,';

// Pages CMS writes YAML with the same package. It folds long lines and quotes texts that look like numbers.
test('files that Pages CMS has rewritten have the same content', async () => {
  const written = {
    ...WRITTEN,
    [STORIES]: `${WRITTEN[STORIES]}${['|', '|-'].map((sign) => `- story: ${sign}\n    ${LONG}\n    ${LONG}\n  who: "1250"\n  where: Luther\n`).join('')}`,
    [PHOTOS]: WRITTEN[PHOTOS].replace(/alt: .*/, `alt: "${LONG}"`),
  };
  const before = await readFarm(await makeFarmFolder(written));
  const rewritten = Object.entries(written).map(([name, text]) => [name, stringify(parse(text))]);
  const after = await readFarm(await makeFarmFolder(Object.fromEntries(rewritten)));
  expect(before.farm).toMatchObject({ stories: { length: 4 } });
  expect(withoutPaths(after)).toEqual(withoutPaths(before));
});

function withoutPaths({ problems, farm }: Reading) {
  return { problems, ...farm, photos: farm?.photos.map(({ file, ...photo }) => photo) };
}

test('stories and photos are optional', async () => {
  const folder = await makeFarmFolder({ [STORIES]: '# none yet\n', [PHOTOS]: '' });
  rmSync(join(folder, 'photos/eggs.jpg'));
  expect(await problemsOf(folder)).toEqual([]);
});

test('files that an operating system puts beside the photos are ignored', async () => {
  const folder = await makeFarmFolder();
  for (const name of ['.DS_Store', 'Thumbs.db', 'desktop.ini']) writeFileSync(join(folder, 'photos', name), '');
  expect(await problemsOf(folder)).toEqual([]);
});

test.each(['eggs.jpeg', 'Eggs.JPG', 'eggs.Png', 'EGGS.WEBP'])('%s is the photo of the eggs', async (name) => {
  const folder = await makeFarmFolder();
  renameSync(join(folder, 'photos/eggs.jpg'), join(folder, 'photos', name));
  const { farm } = await readFarm(folder);
  expect(farm?.photos.map(({ key }) => key)).toEqual(['eggs']);
});

test('a photo can have the name that a story gives it', async () => {
  const folder = await makeFarmFolder({
    [STORIES]: WRITTEN[STORIES].replace('story-one', 'the-oneills'),
    [PHOTOS]: `${WRITTEN[PHOTOS]}- photo: the-oneills\n  alt: A dog at a door\n`,
  });
  await savePhoto(folder, 'the-oneills.jpg', 1);
  expect(await problemsOf(folder)).toEqual([]);
});

test.each([
  ['egg.png', 'no picture of the site has the name "egg". Did you mean "eggs"?'],
  [
    'IMG_2041.jpg',
    /no picture of the site has the name "IMG_2041"\. Use one of hero, .*host; or write "picture: IMG_2041" at/,
  ],
  [
    'eggs.heic',
    'the site shows photos whose names end in .jpg, .jpeg, .png, .webp. Save this one as a JPEG, or delete it.',
  ],
])('reports the photo %s by its name', async (name, sentence) => {
  const folder = await makeFarmFolder();
  renameSync(join(folder, 'photos/eggs.jpg'), join(folder, 'photos', name));
  const [problem = ''] = (await problemsOf(folder)).filter((each) => each.startsWith('farm/photos/'));
  expect(problem).toMatch(sentence);
  expect(problem.startsWith(`farm/photos/${name}: `)).toBe(true);
});

test.each([
  ['is no photo', 'not a photo at all'],
  ['was cut off', undefined],
])('reports a file that %s by its name', async (_, content) => {
  const folder = await makeFarmFolder();
  const file = join(folder, 'photos/eggs.jpg');
  const photo = readFileSync(file);
  writeFileSync(file, content ?? photo.subarray(0, photo.length / 2));
  expect(await problemsOf(folder)).toEqual([
    'farm/photos/eggs.jpg: the file is damaged, or it is no photo. Save the photo again as a JPEG.',
  ]);
});

test('reports a photo that is too small, with the size that it needs', async () => {
  const folder = await makeFarmFolder();
  const file = join(folder, 'photos/eggs.jpg');
  const small = sharp(readFileSync(file)).resize(600, 400);
  writeFileSync(file, await small.toBuffer());
  expect(await problemsOf(folder)).toEqual([
    expect.stringMatching(/^farm\/photos\/eggs\.jpg: it has 600 x 400 pixels, and the page needs \d{4} x \d{3,4}\./),
  ]);
  writeFileSync(file, await small.withMetadata({ orientation: 6 }).toBuffer());
  expect(await problemsOf(folder)).toEqual([expect.stringContaining(' it has 400 x 600 pixels, ')]);
});

test('reports two photos for one picture, and one photo for two pictures', async () => {
  const folder = await makeFarmFolder({ [PHOTOS]: `${WRITTEN[PHOTOS]}- photo: hero\n  alt: A dog\n` });
  await savePhoto(folder, 'hero.jpg');
  await savePhoto(folder, 'eggs.JPEG', 1);
  expect(await problemsOf(folder)).toEqual([
    'farm/photos/eggs.jpg: the picture has a photo already, eggs.JPEG. Delete one of them.',
    'farm/photos/hero.jpg: this is the same photo as eggs.jpg. Crop one of them, or use another photo.',
  ]);
});

test.each([FACTS, STORIES, PHOTOS, 'photos'])('reports a missing farm/%s', async (name) => {
  const folder = await makeFarmFolder();
  rmSync(join(folder, name), { recursive: true });
  expect(await problemsOf(folder)).toEqual([`farm/${name} is missing. Put it back under exactly this name.`]);
});

test('reports a file that an editor has renamed', async () => {
  const folder = await makeFarmFolder();
  renameSync(join(folder, FACTS), join(folder, 'facts.yaml.txt'));
  expect(await problemsOf(folder)).toEqual([
    'farm/facts.yaml is missing, but there is "facts.yaml.txt". Save that one as plain text, under exactly this name.',
  ]);
});

test('reports a file that is not UTF-8', async () => {
  const folder = await makeFarmFolder();
  writeFileSync(join(folder, FACTS), WRITTEN[FACTS], 'latin1');
  expect(await problemsOf(folder)).toEqual([
    "farm/facts.yaml: some letters of this file can't be read. Save it as plain text in the encoding UTF-8.",
  ]);
});

test('a mistake in a file with the line ends of Windows gets the same sentence', async () => {
  const facts = WRITTEN[FACTS].replace('mother: Zoë', 'mother: "Zoë').replaceAll('\n', '\r\n');
  expect(await problemsOf(await makeFarmFolder({ [FACTS]: facts }))).toEqual([
    'farm/facts.yaml, line 8: "mother" begins with a quotation mark that is never closed. Remove it: mother: Zoë',
  ]);
});

test('the first year may be this one', async () => {
  const facts = WRITTEN[FACTS].replace('since: 2009', `since: ${new Date().getFullYear()}`);
  expect(await problemsOf(await makeFarmFolder({ [FACTS]: facts }))).toEqual([]);
});

test('reports several mistakes in the order of their lines', async () => {
  const facts = WRITTEN[FACTS]
    .replace(/phone: .*\n/, '')
    .replace('share: 25%', 'share: many')
    .replace('Old Bear', '');
  const lines = (await problemsOf(await makeFarmFolder({ [FACTS]: `${facts}phone: 918\n` }))).map(
    (problem) => /line (\d+)/.exec(problem)?.[1],
  );
  expect(lines).toEqual(['8', '21', '43']);
});

const STAND_INS: readonly (readonly [WrittenFile, string | RegExp, string])[] = [
  [FACTS, /^name: .*$/m, 'name: Prairie Guardian Farm'],
  [FACTS, /^email: .*$/m, 'email: hello@example.com'],
  [FACTS, /^phone: .*$/m, 'phone: (405) 555-0100'],
  [FACTS, /^website: .*$/m, 'website: https://example.com'],
  [FACTS, /^workingPupForm: .*$/m, 'workingPupForm: https://forms.example.com/working-pups'],
  [FACTS, /^familyPupForm: .*$/m, 'familyPupForm: https://forms.example.com/family-pups'],
  [FACTS, /^eggOrderForm: .*$/m, 'eggOrderForm: https://forms.example.com/eggs'],
  [FACTS, /^mother: .*$/m, 'mother: Juniper'],
  [FACTS, /^father: .*$/m, 'father: Ranger'],
  [STORIES, 'He “talks”', 'Sample text: he'],
];

test.each(STAND_INS)('in %s a placeholder stops only a launch: %s', async (file, before, after) => {
  const folder = await makeFarmFolder({ [file]: WRITTEN[file].replace(before, after) });
  expect(await problemsOf(folder)).toEqual([]);
  expect(await problemsOf(folder, true)).toEqual([
    expect.stringMatching(/^farm\/\w+\.yaml, line \d+: .*(Write your own\.|is a sample\. Write a family's own words)/),
  ]);
});

test('a dog with the name of a placeholder can be published, and the page shows only its name', async () => {
  const facts = WRITTEN[FACTS].replace('father: Old Bear', 'father: Ranger (real)');
  const { problems, farm } = await readFarm(await makeFarmFolder({ [FACTS]: facts }), true);
  expect([problems, farm?.facts.father]).toEqual([[], 'Ranger']);
});

test('a farm with its own facts and stories can be launched', async () => {
  expect(await problemsOf(await makeFarmFolder(), true)).toEqual([]);
});

async function problemsOf(folder: string, launch = false): Promise<readonly string[]> {
  return (await readFarm(folder, launch)).problems;
}
