import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { type Farm, readFarm } from './read.ts';
import { FILES, makeFarmFolder, savePhoto, WRITTEN, type WrittenFile } from './testing.ts';

const FACTS = 'facts.yaml';
const STORIES = 'stories.yaml';
const PUPS = 'pups.yaml';
const PHOTOS = 'photos.yaml';
const FACTS_TEXT = WRITTEN[FACTS];

/** By file: the name of each mistake, with its change and its message. */
const MISTAKES: Readonly<Record<WrittenFile, Readonly<Record<string, readonly [[string, string], string]>>>> = parse(
  readFileSync(new URL('mistakes.yaml', import.meta.url), 'utf8').replace('{this year}', `${new Date().getFullYear()}`),
);

describe.each(FILES)('%s', (file) => {
  test.each(Object.entries(MISTAKES[file]))('reports %s', async (_, [[text, becomes], message]) => {
    const changed = WRITTEN[file].replace(new RegExp(text), becomes);
    expect(changed).not.toBe(WRITTEN[file]);
    const expected = message.replace(/\{(.+?)\}/g, (_, pattern: string) => `${lineOf(pattern, changed)}`);
    expect((await problemsOf(await makeFarmFolder({ [file]: changed }))).join('\n')).toBe(expected);
  });
});

test('keeps signs, accents and words that YAML could read as another type, and makes quotation marks and apostrophes curly', async () => {
  const year = new Date().getFullYear();
  const { facts, stories, photos } = await farmOf({
    [FACTS]: FACTS_TEXT.replace('Old Bear', 'Yes').replace('since: 2009', `since: ${year}`),
  });
  expect(facts).toMatchObject({ name: 'O’Hara & Sons Livestock Guardians', father: 'Yes', since: year });
  expect(stories?.[0]?.story).toBe(
    'He “talks” to the coyotes at night: loud & clear.\nBy day he sleeps at our door # as if it were his.',
  );
  expect(photos).toMatchObject([{ key: 'eggs', alt: 'Brown eggs in a wire basket', focus: '30% 60%' }]);
});

test('keeps the lines of a guarantee, and what an egg price is for', async () => {
  const { facts } = await farmOf({});
  expect(facts?.guarantee).toBe(
    'We guarantee each dog’s hips & eyes for two years.\n\nCall us first (“we” find a way).',
  );
  expect(facts?.eggPrice).toEqual({ price: 6.5, unit: 'a dozen' });
});

test('a pup has a key without signs and accents, which its photo bears too', async () => {
  const folder = await makeFarmFolder({
    [PHOTOS]: `${WRITTEN[PHOTOS]}- photo: pup-zoe\n  alt: A pup at a gate\n- photo: pup-o-malley\n  alt: A pup with goats\n`,
  });
  await savePhoto(folder, 'pup-zoe.jpg', 1);
  await savePhoto(folder, 'Pup-O-Malley.JPG', 2);
  const { problems, farm } = await readFarm(folder);
  expect(problems).toEqual([]);
  expect(farm?.pups.pups?.map(({ key, name, reserved }) => [key, name, reserved])).toEqual([
    ['o-malley', 'O’Malley', true],
    ['zoe', 'Zoë', undefined],
  ]);
});

test('a mistake in the list of pups is reported alone, without the photos of its pups', async () => {
  const folder = await makeFarmFolder({ [PUPS]: WRITTEN[PUPS].replace('sex: female', 'sex: f') });
  await savePhoto(folder, 'pup-Zoe.jpg', 1);
  expect(await problemsOf(folder)).toEqual([expect.stringContaining('the sex of "Zoë" is "f"')]);
});

test('the photo of a pup that has left the list is reported', async () => {
  const folder = await makeFarmFolder();
  await savePhoto(folder, 'pup-clementine.jpg', 1);
  expect(await problemsOf(folder)).toEqual([
    'farm/photos/pup-clementine.jpg: no picture of the site has the name "pup-clementine". No pup in farm/pups.yaml is called so: add it there, or delete the photo and its entry in farm/photos.yaml.',
  ]);
});

test('farm/pups.yaml may be missing', async () => {
  const folder = await makeFarmFolder();
  rmSync(join(folder, PUPS));
  const { problems, farm } = await readFarm(folder);
  expect([problems, farm?.pups]).toEqual([[], {}]);
});

test.each([
  ['"$1,250"', 1250, 1250],
  ['$1,250.50', 1250.5, 1250.5],
  ['1250-1250', 1250, 1250],
  ['1,850.50-2,050', 1850.5, 2050],
  ['$1,700 – $1,900', 1700, 1900],
])('reads the price %s', async (price, low, high) => {
  const { facts } = await farmOf({ [FACTS]: FACTS_TEXT.replace('price: 1250', `price: ${price}`) });
  expect(facts?.prices.at(-1)?.price).toEqual({ low, high });
});

test.each([
  [FACTS, 'host:\n  name:\n  sentence: ""', /host:\n.*\n.*/],
  [FACTS, 'eggPrice:\nguarantee: ""\nolderCostsLess:\nlicence:\nfollow: []', /eggPrice: [\s\S]*/],
  [STORIES, 'picture: " "', /picture: .*/],
  [PUPS, 'pups: []', /pups:[\s\S]*/],
  [PUPS, '    reserved:', / {4}reserved: .*/],
] as const)('in %s, an optional line left empty is the same as the line left out: %j', async (file, empty, line) => {
  const read = async (text: string) => {
    const { facts, stories, pups } = await farmOf({ [file]: WRITTEN[file].replace(line, text) });
    return [facts, stories, pups];
  };
  expect(WRITTEN[file]).toMatch(line);
  expect(await read(empty)).toEqual(await read(''));
});

const LONG =
  'She watches the herd, the hens, the gate, the pond, the road, the children, and me: all, day, and & night #1,';

// Pages CMS writes YAML with the same package. It folds long lines and quotes texts that look like numbers.
test('files that Pages CMS has rewritten have the same content', async () => {
  const stories = [`|\n    ${LONG}\n    ${LONG}`, `${'Woof, '.repeat(30)}woof.`];
  const entries = stories.map((story) => `- story: ${story}\n  who: "1250"\n  where: Luther\n`);
  const written = {
    ...WRITTEN,
    [STORIES]: WRITTEN[STORIES] + entries.join(''),
    [PHOTOS]: WRITTEN[PHOTOS].replace(/alt: .*/, `alt: "${LONG}"`),
  };
  const before = await farmOf(written);
  const rewritten = Object.entries(written).map(([name, text]) => [name, stringify(parse(text))]);
  const after = await farmOf(Object.fromEntries(rewritten));
  expect(after.pups).toEqual(before.pups);
  expect(before.stories).toHaveLength(4);
  expect([after.facts, after.stories, after.photos?.[0]?.alt]).toEqual([before.facts, before.stories, LONG]);
});

test('stories and photos are optional, and files that an operating system puts beside the photos are ignored', async () => {
  const folder = await makeFarmFolder({ [STORIES]: '# none yet\n', [PHOTOS]: '' });
  rmSync(join(folder, 'photos/eggs.jpg'));
  for (const name of ['.DS_Store', 'Thumbs.db', 'desktop.ini']) writeFileSync(join(folder, 'photos', name), '');
  expect(await problemsOf(folder)).toEqual([]);
});

test.each([
  ['egg.png', /^no picture of the site has the name "egg"\. Did you mean "eggs"\?$/],
  [
    'IMG_2041.jpg',
    /^no picture .* "IMG_2041"\. Use one of hero, .*host, pup-o-malley, pup-zoe; or write "picture: IMG_2041" at/,
  ],
  ['eggs.heic', /^the site shows photos whose names end in \.jpg, \.jpeg, \.png, \.webp\. Save this one as a JPEG/],
  ['Eggs.JPG', undefined],
  ['EGGS.WEBP', undefined],
])('checks the name of a photo: %s', async (name, sentence) => {
  const folder = await makeFarmFolder();
  renameSync(join(folder, 'photos/eggs.jpg'), join(folder, 'photos', name));
  const problems = await problemsOf(folder);
  const [, about] = problems.map((each) => each.split(`farm/photos/${name}: `)).find(([, rest]) => rest) ?? [];
  if (sentence) expect(about).toMatch(sentence);
  else expect(problems).toEqual([]);
});

const scaled = (photo: Buffer) => sharp(photo).resize(600, 400);

test.each([
  [/damaged.*Save the photo again as a JPEG/, () => 'not a photo at all'],
  [/damaged/, (photo: Buffer) => photo.subarray(0, photo.length / 2)],
  [/600 x 400 pixels, and the page needs 1844 x 1230\. Use a larger copy/, (photo: Buffer) => scaled(photo).toBuffer()],
  [/400 x 600 pixels/, (photo: Buffer) => scaled(photo).withMetadata({ orientation: 6 }).toBuffer()],
] as const)('reports a photo that is no photo, cut off, or too small: %s', async (sentence, change) => {
  const folder = await makeFarmFolder();
  const file = join(folder, 'photos/eggs.jpg');
  writeFileSync(file, await change(readFileSync(file)));
  const [problem, ...others] = await problemsOf(folder);
  expect(problem).toMatch(/^farm\/photos\/eggs\.jpg: /);
  expect([problem, others]).toEqual([expect.stringMatching(sentence), []]);
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
  expect(await problemsOf(folder)).toEqual([
    `farm/${name} is missing. Put it back under exactly this name, with no other ending.`,
  ]);
});

test('reports a file that is not UTF-8', async () => {
  const folder = await makeFarmFolder();
  writeFileSync(join(folder, FACTS), FACTS_TEXT, 'latin1');
  expect(await problemsOf(folder)).toEqual([
    "farm/facts.yaml: some letters can't be read. Save the file as plain text in the encoding UTF-8.",
  ]);
});

test.each(['mother: "Zoë', 'mother: Zoë #2'])(
  'finds the line of a mistake between line ends of Windows: %s',
  async (line) => {
    const facts = FACTS_TEXT.replace('mother: Zoë', line).replaceAll('\n', '\r\n');
    expect(await problemsOf(await makeFarmFolder({ [FACTS]: facts }))).toEqual([
      expect.stringMatching(`^farm/facts.yaml, line ${lineOf('mother', facts)}: "mother" has a (quotation mark|#)`),
    ]);
  },
);

test('reports several mistakes in the order of their lines', async () => {
  const changed = FACTS_TEXT.replace(/phone: .*\n/, '')
    .replace('share: 25%', 'share: many')
    .replace('Old Bear', '');
  const facts = `${changed}phone: 918\n`;
  const problems = await problemsOf(await makeFarmFolder({ [FACTS]: facts }));
  const lines = ['father', 'share: many', 'phone: 918'].map((pattern) => `${lineOf(pattern, facts)}`);
  expect(problems.map((problem) => /line (\d+)/.exec(problem)?.[1])).toEqual(lines);
});

test('each placeholder and sample that came with the site stops a launch, and nothing else', async () => {
  const shipped = join(import.meta.dirname, '../../e2e/pictures/farm');
  expect(await problemsOf(shipped)).toEqual([]);
  const stopped = (await problemsOf(shipped, true)).map((each) => /"\w+" is still|is a sample/.exec(each)?.[0]);
  const forms = ['workingPupForm', 'familyPupForm', 'eggOrderForm'];
  const facts = ['name', 'email', 'phone', 'website', ...forms, 'mother', 'father'];
  expect(stopped).toEqual([...facts.map((name) => `"${name}" is still`), ...Array(3).fill('is a sample')]);
});

test('a farm with its own facts can be launched, with a dog that has the name of a placeholder', async () => {
  const folder = await makeFarmFolder({ [FACTS]: FACTS_TEXT.replace('father: Old Bear', 'father: Ranger (real)') });
  const { problems, farm } = await readFarm(folder, true);
  expect([problems, farm?.facts.father]).toEqual([[], 'Ranger']);
});

/** The number of the first line that matches. */
function lineOf(pattern: string, text: string): number {
  return text.slice(0, text.search(new RegExp(pattern, 'm'))).split('\n').length;
}

async function farmOf(changes: Partial<Record<WrittenFile, string>>): Promise<Partial<Farm>> {
  const { problems, farm } = await readFarm(await makeFarmFolder(changes));
  expect(problems).toEqual([]);
  return farm ?? {};
}

async function problemsOf(folder: string, launch = false): Promise<readonly string[]> {
  return (await readFarm(folder, launch)).problems;
}
