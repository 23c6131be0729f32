import { cpSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readFarm } from './read.ts';
import { makeFarmFolder, WRITTEN } from './testing/farm-folder.ts';

const PHOTOS = 'photos.yaml';

/** By the name of a photo, another name, and how a file may write it. A Mac takes letters with accents apart. */
const NAMES = [
  ['Eggs.JPG', '100% #2?.JPG', '100% #2?.JPG'],
  ['guardian-sweet.jpg', ' 🐕 a "dog" & Zoë\'s.jpg', '/farm/photos/ 🐕 a "dog" & Zoë\'s.jpg'],
  ['home-training.jpg', 'album/of the pups/dáisy.jpg', 'farm/photos/album/of the pups/dáisy.jpg'.normalize('NFD')],
  ['thank-you.jpg', `${'a'.repeat(150)}.jpg`, `${'a'.repeat(150)}.jpg`],
  ['not-found.jpg', 'zoë.jpg'.normalize('NFD'), '/farm/photos/zoë.jpg'.normalize('NFC')],
] as const;

test('shows photos of any name, also of a pup with a name like Nil, and a form may write their folder before it', async () => {
  const write = (text: string, [name, , written]: (typeof NAMES)[number]) =>
    text.replace(`/farm/photos/${name}`, () => JSON.stringify(written));
  const pups = WRITTEN['pups.yaml'].replace('name: Bo', 'name: Bo (real)');
  const folder = makeFarmFolder({ [PHOTOS]: NAMES.reduce(write, WRITTEN[PHOTOS]), 'pups.yaml': pups });
  const before = await readFarm(makeFarmFolder());
  for (const [name, other] of NAMES) {
    mkdirSync(join(folder, 'photos', dirname(other)), { recursive: true });
    renameSync(join(folder, 'photos', name), join(folder, 'photos', other));
  }
  const { problems, farm } = await readFarm(folder);
  expect([problems, farm?.photos]).toEqual([[], before.farm?.photos]);
});

test.each([
  ['my-children.jpg', 'Upload it, choose another one, or leave the line empty.'],
  ['eggs.jpg', 'Only capital and small letters are different: write "Eggs.JPG".'],
  ['Eggs', 'Did you mean "Eggs.JPG"?'],
])('says that there is no photo %s', async (name, sentence) => {
  const folder = makeFarmFolder({ [PHOTOS]: WRITTEN[PHOTOS].replace('Eggs.JPG', name) });
  expect(await problemsOf(folder)).toEqual([
    `farm/photos.yaml, line 2, "Photo" of "The eggs": there is no photo "${name}" in farm/photos. ${sentence}`,
  ]);
});

// One photo of a story has a focal point.
test('names photos of the host, of pups and of stories without a focal point, with what a card shows of them, and those that nothing shows, but not what operating systems put beside them', async () => {
  const folder = makeFarmFolder();
  for (const name of ['.DS_Store', 'Thumbs.db', 'desktop.ini']) writeFileSync(join(folder, 'photos', name), '');
  cpSync(join(folder, 'photos/story.jpg'), join(folder, 'photos/old.jpg'));
  const { problems, look } = await readFarm(folder);
  expect([problems, look.slice(-2)]).toEqual([
    [],
    [
      `These photos have no "focus", the point that must stay in view: Ruth & 'Zoë'.jpg, pup ö.jpeg (the card shows 13% to 63% of its height), IMG 2041 #1.jpg, the-oneills.jpg. Check in the preview that each face is whole.`,
      'These photos are shown nowhere: old.jpg.',
    ],
  ]);
});

test('says that one parent is a photo and the other one a drawing', async () => {
  const folder = makeFarmFolder({ [PHOTOS]: WRITTEN[PHOTOS].replace(/- place: parent-male\n.*\n.*\n/, '') });
  expect((await readFarm(folder)).look).toContain(
    '"The mother" is a photo, and the other parent beside it a drawing. Add a photo of the other one, too.',
  );
});

const scaled = (photo: Buffer) => sharp(photo).resize(600, 400);

test.each([
  [/damaged.*Save the photo again as a JPEG/, () => 'version https://git-lfs.github.com/spec/v1\n'],
  [/damaged/, (photo: Buffer) => photo.subarray(0, photo.length / 2)],
  [
    /600 x 400 pixels, and the page needs 1140 x 760\. Choose a larger copy/,
    (photo: Buffer) => scaled(photo).toBuffer(),
  ],
  [/400 x 600 pixels/, (photo: Buffer) => scaled(photo).withMetadata({ orientation: 6 }).toBuffer()],
] as const)('reports a photo that is no photo, cut off, or too small: %s', async (sentence, change) => {
  const folder = makeFarmFolder();
  const file = join(folder, 'photos/Eggs.JPG');
  writeFileSync(file, await change(readFileSync(file)));
  const [problem, ...others] = await problemsOf(folder);
  expect(problem).toMatch(/^farm\/photos\/Eggs\.JPG: /);
  expect([problem, others]).toEqual([expect.stringMatching(sentence), []]);
});

test('accepts a photo that only dense screens enlarge, and says how large it should be for them', async () => {
  const folder = makeFarmFolder();
  const file = join(folder, 'photos/Eggs.JPG');
  writeFileSync(file, await sharp(readFileSync(file)).resize(1200, 800, { fit: 'fill' }).toBuffer());
  const { problems, look } = await readFarm(folder);
  expect([problems, look.filter((line) => line.includes('Eggs'))]).toEqual([
    [],
    [
      'Eggs.JPG has 1200 x 800 pixels, and looks blurred on screens with many pixels, such as those of phones. If you have a copy with 1844 x 1230 or more, use it.',
    ],
  ]);
});

test('reports a photo in a format of phones that browsers do not show', async () => {
  const folder = makeFarmFolder({ [PHOTOS]: WRITTEN[PHOTOS].replace('Eggs.JPG', 'eggs.heic') });
  renameSync(join(folder, 'photos/Eggs.JPG'), join(folder, 'photos/eggs.heic'));
  expect(await problemsOf(folder)).toEqual([
    'farm/photos/eggs.heic: the site shows photos whose names end in .jpg, .jpeg, .png, .webp. Save this one as a JPEG.',
  ]);
});

async function problemsOf(folder: string): Promise<readonly string[]> {
  return (await readFarm(folder)).problems;
}
