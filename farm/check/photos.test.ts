import sharp from 'sharp';
import { expect, test } from 'vitest';
import { photoModule } from './modules.ts';
import { widthsOf } from './photo-sizes.ts';
import { decodePhoto, type Photo } from './photos.ts';

test.each([
  ['wide', 900, 300, [20, 60]],
  ['tall', 300, 900, [70, 20]],
] as const)(
  'finds the most striking point of a %s photo, also if its pixels are rotated',
  async (_, width, height, spot) => {
    const upright = await drawPhoto(width, height, spot);
    const lying = await sharp(upright).rotate(-90).withMetadata({ orientation: 6 }).toBuffer();
    const decoded = await decodePhoto(upright);
    expect(decoded).toMatchObject({ width, height });
    for (const [index, at] of decoded.point.entries()) expect(Math.abs(at - (spot[index] ?? 0))).toBeLessThan(12);
    expect(await decodePhoto(lying)).toEqual(decoded);
  },
);

const EGGS: Photo = {
  key: 'eggs',
  file: '/farm/photos/Eggs.JPG',
  width: 3000,
  height: 2000,
  point: [50, 50],
  alt: 'Zoë\'s "best"\nside',
};

test('moves a focal point a little towards the middle of the crop, and keeps it inside the photo', () => {
  const [left = 0, top = 0] = focusOf({ focus: '80% 40%' });
  expect(left).toBeGreaterThan(80);
  expect(top).toBeLessThan(40);
  expect(focusOf({ focus: '100% 0%' })).toEqual([100, 0]);
  expect(focusOf({ point: [100, 50] })).toEqual([100, 50]);
});

test('the module imports a photo by its path from the module, and keeps the alternative text as it is', () => {
  const module = photoModule([EGGS], '/web/src');
  expect(module).toContain('"../../farm/photos/Eggs.JPG?');
  expect(module).toContain(JSON.stringify(EGGS.alt));
});

test('a photo gets files for small phones and dense desktops, none of them wider than the photo', () => {
  const widths = widthsOf('hero', { width: 20_000, height: 15_000 });
  expect(widths[0]).toBeLessThan(500);
  expect(widths.at(-1)).toBeGreaterThanOrEqual(2 * 1440);
  expect(widths.at(-1)).toBeLessThan(20_000);
  expect(widthsOf('hero', { width: 1000, height: 800 })).toEqual([480, 720, 1000]);
  expect(widthsOf('eggs', { width: 90, height: 60 })).toEqual([90]);
});

function focusOf(change: Partial<Photo>): number[] {
  const [, left, top] = /"focus":"([\d.]+)% ([\d.]+)%"/.exec(photoModule([{ ...EGGS, ...change }], '/web/src')) ?? [];
  return [Number(left), Number(top)];
}

/** Draws a red spot on a field under a sky. `spot` is in percent from the left and from the top. */
async function drawPhoto(width: number, height: number, [left, top]: readonly [number, number]): Promise<Buffer> {
  const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#cddde8"/><rect y="50%" width="100%" height="50%" fill="#8a9c66"/>
    <circle cx="${left}%" cy="${top}%" r="${Math.min(width, height) / 9}" fill="#b03a2e"/></svg>`;
  return sharp(Buffer.from(scene)).png().toBuffer();
}
