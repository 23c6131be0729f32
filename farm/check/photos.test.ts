import { mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pupPhoto } from '../model/pictures.ts';
import { PLACES, type PlaceName, storyShape } from '../model/places.ts';
import { decodePhoto, mostStrikingPoint } from './photo-files.ts';
import { neededSize } from './photo-sizes.ts';
import { pictureOf, readPhotos, usesIn } from './photos.ts';
import { readChanged, WRITTEN } from './testing/farm-folder.ts';

const PHOTO = await drawPhoto(600, 400, [70, 30]).jpeg().toBuffer();

/** By the name in the folder, how a file or a form may write it. A Mac takes letters with accents apart. */
const NAMES = {
  '100% #2?.JPG': '100% #2?.JPG',
  ' 🐕 a "dog" & Zoë\'s.png': '/farm/photos/ 🐕 a "dog" & Zoë\'s.png',
  'album/of the pups/dáisy.jpg': 'farm/photos/album/of the pups/dáisy.jpg'.normalize('NFD'),
  [`${'a'.repeat(150)}.jpg`]: `${'a'.repeat(150)}.jpg`,
  ['zoë.jpg'.normalize('NFD')]: '/farm/photos/zoë.jpg'.normalize('NFC'),
};

test('finds photos of any name, also when a form writes their folder before it', async () => {
  const stories = Object.values(NAMES).map((photo) => ({
    story: 'Woof.',
    who: 'A',
    where: 'B',
    photo,
    shows: 'A dog',
  }));
  const uses = usesIn(readChanged({ 'stories.yaml': JSON.stringify(stories) })).filter(({ key }) => /^story/.test(key));
  const files = Object.fromEntries(Object.keys(NAMES).map((name) => [name, PHOTO]));
  const { photos, ...said } = await read(files, uses);
  expect([Object.keys(photos).length, said.problems, said.reported]).toEqual([uses.length, [], []]);
});

test('a photo has the key by which the pages look for it, also that of a pup with a name like Nil', () => {
  const files = readChanged({ 'pups.yaml': WRITTEN['pups.yaml'].replace('name: Bo', 'name: Nil (real)') });
  const { key = '' } = files.pups.data?.pups?.[2] ?? {};
  expect(usesIn(files).map((use) => use.key)).toContain(pupPhoto(key));
});

test.each([
  ['my-children.jpg', 'Upload it, choose another one, or leave the line empty.'],
  ['eggs.jpg', 'Did you mean "Eggs.JPG"?'],
  ['Eggs', 'Did you mean "Eggs.JPG"?'],
])('says that there is no photo %s', async (name, sentence) => {
  const { reported } = await read({ 'Eggs.JPG': PHOTO }, [useOf(name)]);
  expect(reported).toEqual([`there is no photo "${name}" in farm/photos. ${sentence}`]);
});

const small = sharp(PHOTO).resize(60, 40);
const LARGE_ENOUGH = 'the size "Large" of a phone is enough if nothing was cut off.';

test.each([
  ['a.jpg', 'version https://git-lfs.github.com/spec/v1\n', /damaged.*Save the photo again as a JPEG/],
  ['a.jpg', PHOTO.subarray(0, PHOTO.length / 2), /damaged/],
  [
    'a.jpg',
    await small.toBuffer(),
    `has 60 x 40 pixels, and the page needs 168 x 112. Choose a larger copy: ${LARGE_ENOUGH}`,
  ],
  ['a.jpg', await small.withMetadata({ orientation: 6 }).toBuffer(), 'it has 40 x 60 pixels'],
  ['a.heic', PHOTO, 'names end in .jpg, .jpeg, .png, .webp. Save this one as a JPEG.'],
])(
  'reports a photo that is no photo, cut off, too small or in a format of phones only: %s, %#',
  async (name, file, sentence) => {
    const { problems } = await read({ [name]: file }, [useOf(name)]);
    const said = typeof sentence === 'string' ? expect.stringContaining(sentence) : expect.stringMatching(sentence);
    expect(problems).toEqual([said]);
    expect(problems[0]).toMatch(`farm/photos/${name}: `);
  },
);

test('accepts a photo that only dense screens enlarge, and says how large it should be for them', async () => {
  const { problems, look } = await read({ 'a.jpg': await sharp(PHOTO).resize(180, 120).toBuffer() }, [useOf('a.jpg')]);
  expect([problems, look]).toEqual([
    [],
    [
      'a.jpg has 180 x 120 pixels, and looks blurred on screens with many pixels, such as those of phones. If you have a copy with 504 x 336 or more, use it.',
    ],
  ]);
});

test('names photos of somebody without a focal point, with what a card shows of a pup, and those that nothing shows, but not what operating systems put beside them', async () => {
  const files = {
    '.DS_Store': '',
    'Thumbs.db': '',
    'desktop.ini': '',
    'old.jpg': PHOTO,
    'a.jpg': PHOTO,
    'b.jpg': PHOTO,
  };
  const upright = { 'pup.jpg': await drawPhoto(1200, 1600, [50, 20]).jpeg().toBuffer() };
  const unfocused = { focus: undefined };
  const { look } = await read({ ...files, ...upright }, [
    useOf('a.jpg', unfocused),
    useOf('b.jpg'),
    useOf('pup.jpg', { ...unfocused, key: pupPhoto('bo'), places: ['pup'] }),
  ]);
  expect(look).toEqual([
    'These photos have no "focus", the point that must stay in view: a.jpg, pup.jpg (the card shows 3% to 78% of its height). Check in the preview that each face is whole.',
    'These photos are shown nowhere: old.jpg.',
  ]);
});

test('says if one parent is a photo and the other one a drawing', async () => {
  const uses = ['parent-female', 'parent-male'].map((key) => useOf('a.jpg', { key }));
  expect((await read({ 'a.jpg': PHOTO }, uses)).look).toEqual([]);
  expect((await read({ 'a.jpg': PHOTO }, uses.slice(1))).look).toEqual([
    expect.stringMatching(/^"The father" is a photo/),
  ]);
});

test('finds the most striking point of a photo that is mirrored and lies on its side', async () => {
  const upright = await drawPhoto(200, 600, [70, 20]).toBuffer();
  const [left, top] = await mostStrikingPoint(sharp(upright));
  expect(Math.abs(left - 70) + Math.abs(top - 20)).toBeLessThan(20);
  const turned = sharp(await sharp(upright).rotate(90).toBuffer()).flop();
  const decoded = await decodePhoto(await turned.withMetadata({ orientation: 5 }).toBuffer(), 200);
  expect(await decoded.metadata()).toMatchObject({ width: 200, height: 600 });
  expect(await mostStrikingPoint(decoded)).toEqual([left, top]);
});

test('decodes a photo with bytes between its segments, and one without an end mark, which browsers show', async () => {
  const between = Buffer.concat([PHOTO.subarray(0, 20), Buffer.alloc(6, 1), PHOTO.subarray(20)]);
  const meanOf = async (photo: Buffer) => (await (await decodePhoto(photo, 600)).stats()).channels[0]?.mean;
  const mean = await meanOf(PHOTO);
  for (const photo of [between, PHOTO.subarray(0, -2)]) expect(await meanOf(photo)).toBeCloseTo(mean ?? 0);
});

/** The point, the focal point, the place and whether the photo is upright, and the `object-position`. */
test.each([
  ['moves a focal point towards the middle of the crop', [50, 50], '80% 40%', 'splitHero', false, '92% 36%'],
  ['keeps it inside the photo', [50, 50], '100% 0%', 'splitHero', false, '100% 0%'],
  ['takes the most striking point without one', [100, 50], undefined, 'splitHero', false, '100% 50%'],
  ...(['pup', 'host', 'parents', 'storyPlate'] as const).map(
    (place) => ['but of somebody upright no point below a third', [50, 90], undefined, place, true, '50% 26%'] as const,
  ),
  ['unless it is given', [50, 20], '50% 90%', 'pup', true, '50% 100%'],
] as const)('the crop of a photo %s: %j %s in %s', (_, point, focus, place, isUpright, position) => {
  const [width, height] = isUpright ? [2000, 3000] : [3000, 2000];
  const files = { width, height, widths: [480], size: [480, 320], folder: '', point } as const;
  expect(pictureOf({ places: [place], alt: '', focus }, files).focus).toBe(position);
});

// The hosted Pages CMS refuses most originals. "Large" has half of each side of 12 megapixels.
test('a photo that a phone has mailed in the size "Large" is large enough for every place', () => {
  for (const [width, height] of [
    [1512, 2016],
    [2016, 1512],
  ] as const)
    for (const place of Object.keys(PLACES) as PlaceName[])
      expect(neededSize([place], width / height, 'plain').width, place).toBeLessThanOrEqual(width);
});

test.each([
  [1600, 1200, 4 / 3],
  [900, 1600, 4 / 5],
  [2000, 1000, 3 / 2],
])(
  'the photo of a story keeps its own shape between 4:5 and 3:2, and only a flatter one needs to be wider: %d x %d',
  (w, h, shape) => {
    expect(storyShape({ w, h })).toBe(shape);
    expect(neededSize(['storyPlate'], w / h).width / (3 * 390)).toBeCloseTo(Math.max(1, w / h / shape), 1);
  },
);

type Use = Parameters<typeof readPhotos>[1][number];

/** A use in the smallest place, where a photo is quickly made. */
function useOf(name: string, use: Partial<Use> = {}): Use {
  return { key: 'host', places: ['host'], name, alt: 'A dog', focus: '50% 50%', report: () => undefined, ...use };
}

/** Reads a folder with these files. `reported` are the sentences about the lines that name photos. */
async function read(files: Readonly<Record<string, string | Buffer>>, uses: readonly Use[]) {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'photos-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder.path, name)), { recursive: true });
    writeFileSync(join(folder.path, name), content);
  }
  const reported: string[] = [];
  const reporting = uses.map((use) => ({ ...use, report: (sentence: string) => void reported.push(sentence) }));
  return { ...(await readPhotos(folder.path, reporting)), reported };
}

/** Draws a red spot on a field under a sky. `spot` is in percent from the left and from the top. */
function drawPhoto(width: number, height: number, [left, top]: readonly [number, number]) {
  const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#cddde8"/><rect y="50%" width="100%" height="50%" fill="#8a9c66"/>
    <circle cx="${left}%" cy="${top}%" r="${Math.min(width, height) / 9}" fill="#b03a2e"/></svg>`;
  return sharp(Buffer.from(scene)).png();
}
