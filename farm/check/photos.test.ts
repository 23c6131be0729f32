import sharp from 'sharp';
import { expect, test } from 'vitest';
import { PLACES, type PlaceName, storyShape } from '../model/pictures.ts';
import { decodePhoto, mostStrikingPoint } from './photo-files.ts';
import { neededSize } from './photo-sizes.ts';
import { pictureOf } from './photos.ts';

test.each([
  ['wide', 600, 200, [20, 60]],
  ['tall', 200, 600, [70, 20]],
] as const)(
  'finds the most striking point of a %s photo, whatever its EXIF orientation',
  async (_, width, height, spot) => {
    const upright = await drawPhoto(width, height, spot);
    const point = await mostStrikingPoint(sharp(upright));
    for (const [index, at] of point.entries()) expect(Math.abs(at - (spot[index] ?? 0))).toBeLessThan(12);
    for (const [orientation, angle, flip] of ORIENTATIONS) {
      const pixels = sharp(await sharp(upright).rotate(angle).toBuffer()).flop(flip);
      const lying = await pixels.withMetadata({ orientation }).toBuffer();
      const decoded = await decodePhoto(lying, width);
      expect(await decoded.metadata()).toMatchObject({ width, height });
      expect(await mostStrikingPoint(decoded)).toEqual(point);
    }
  },
);

/** By orientation, how a camera turns and mirrors the pixels of an upright photo. */
const ORIENTATIONS = [
  [3, 180, false],
  [5, 90, true],
  [6, 270, false],
] as const;

test('decodes a photo with bytes between its segments, and one without an end mark, which browsers show', async () => {
  const jpeg = await sharp(await drawPhoto(900, 600, [30, 60]))
    .jpeg()
    .toBuffer();
  const between = Buffer.concat([jpeg.subarray(0, 20), Buffer.alloc(6, 1), jpeg.subarray(20)]);
  const photos = [between, jpeg.subarray(0, -2), jpeg].map((photo) => decodePhoto(photo, 900));
  const stats = await Promise.all(photos.map(async (photo) => (await photo).stats()));
  const means = stats.map(({ channels: [first] }) => first?.mean ?? 0);
  expect(means).toEqual(means.map(() => expect.closeTo(means[2] ?? 0)));
});

test('moves a focal point a little towards the middle of the crop, and keeps it inside the photo', () => {
  const [left = 0, top = 0] = positionOf('80% 40%');
  expect(left).toBeGreaterThan(80);
  expect(top).toBeLessThan(40);
  expect(positionOf('100% 0%')).toEqual([100, 0]);
  expect(positionOf(undefined, [100, 50])).toEqual([100, 50]);
});

test('without a focal point, the crop of an upright photo of somebody is not below a third of it', () => {
  const [, low = 0] = positionOf(undefined, [50, 90]);
  const upright = { width: 2000, height: 3000 };
  const positions = (['pup', 'host', 'storyPlate'] as const).map(
    (place) => positionOf(undefined, [50, 90], place, upright)[1],
  );
  const { top = 0 } = { top: positionOf('50% 33%', [0, 0], 'pup', upright)[1] };
  expect(positions).toEqual(positions.map(() => top));
  expect(low).toBeGreaterThan(top);
  expect(positionOf('50% 90%', [50, 20], 'pup', upright)[1]).toBe(low);
});

// The hosted Pages CMS refuses most originals. "Large" has half of each side of 12 megapixels.
test('a photo that a phone has mailed in the size "Large" is large enough for every place', () => {
  for (const [width = 0, height = 0] of [
    [1512, 2016],
    [2016, 1512],
  ])
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

function positionOf(
  focus: string | undefined,
  point: readonly [number, number] = [50, 50],
  place: PlaceName = 'splitHero',
  shape = { width: 3000, height: 2000 },
): number[] {
  const files = { ...shape, widths: [480, 3000], size: [1600, 1067], folder: '/eggs', point } as const;
  return pictureOf({ places: [place], alt: 'Eggs', focus }, files)
    .focus.split(' ')
    .map(Number.parseFloat);
}

/** Draws a red spot on a field under a sky. `spot` is in percent from the left and from the top. */
async function drawPhoto(width: number, height: number, [left, top]: readonly [number, number]): Promise<Buffer> {
  const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#cddde8"/><rect y="50%" width="100%" height="50%" fill="#8a9c66"/>
    <circle cx="${left}%" cy="${top}%" r="${Math.min(width, height) / 9}" fill="#b03a2e"/></svg>`;
  return sharp(Buffer.from(scene)).png().toBuffer();
}
