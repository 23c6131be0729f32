import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decodePhoto } from './decode-photo.ts';
import { type Photo, photoModule, widthsOf } from './photo-module.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'photos-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['wide', 900, 300, [20, 60]],
  ['tall', 300, 900, [70, 20]],
  ['square', 600, 600, [78, 70]],
] as const)('the most striking point of a %s photo is found', async (name, width, height, spot) => {
  const decoded = await decodePhoto(await drawPhoto({ name, width, height, spot }));
  const [left, top] = decoded.point;
  expect(decoded).toMatchObject({ width, height });
  expect(Math.abs(left - spot[0])).toBeLessThan(12);
  expect(Math.abs(top - spot[1])).toBeLessThan(12);
});

test('size and focal point belong to the upright photo, whatever its EXIF orientation', async () => {
  const upright = await drawPhoto({ name: 'upright', width: 900, height: 300, spot: [20, 60] });
  const lying = join(folder, 'lying.png');
  await sharp(upright).rotate(-90).withMetadata({ orientation: 6 }).toFile(lying);
  expect(await decodePhoto(lying)).toEqual(await decodePhoto(upright));
});

const EGGS = {
  key: 'eggs',
  file: '/farm/photos/Eggs.JPG',
  width: 3000,
  height: 2000,
  point: [50, 50],
  alt: 'A spot',
} as const;

test('a focal point is moved a little towards the middle of the crop, and stays inside the photo', () => {
  const [left = 0, top = 0] = focusIn(moduleOf({ ...EGGS, focus: '80% 40%' }));
  expect(left).toBeGreaterThan(80);
  expect(top).toBeLessThan(40);
  expect(focusIn(moduleOf({ ...EGGS, focus: '100% 0%' }))).toEqual([100, 0]);
  expect(focusIn(moduleOf({ ...EGGS, point: [100, 50] }))).toEqual([100, 50]);
});

test('quotation marks and line breaks in a text are kept', () => {
  const alt = 'Zoë\'s "best"\nside';
  expect(moduleOf({ ...EGGS, alt })).toContain(JSON.stringify(alt));
});

test('the module imports a photo by its path from the module', () => {
  expect(moduleOf(EGGS)).toContain('"../../farm/photos/Eggs.JPG?');
});

test('without photos the module imports nothing', () => {
  expect(moduleOf()).not.toMatch(/import \{/);
  expect(moduleOf()).toMatch(/PHOTOS.* = \{\};/);
});

test('a photo gets files for small phones and dense desktops, none of them wider than the photo', () => {
  const widths = widthsOf({ key: 'hero', width: 20_000, height: 15_000 });
  expect(widths[0]).toBeLessThan(500);
  expect(widths.at(-1)).toBeGreaterThanOrEqual(2 * 1440);
  expect(widths.at(-1)).toBeLessThan(20_000);
  expect(widthsOf({ key: 'hero', width: 1000, height: 800 })).toEqual([480, 720, 1000]);
  expect(widthsOf({ key: 'eggs', width: 90, height: 60 })).toEqual([90]);
});

function moduleOf(...photos: readonly Photo[]): string {
  return photoModule(photos, '/web/src');
}

function focusIn(module: string): number[] {
  const [, left, top] = /"focus":"([\d.]+)% ([\d.]+)%"/.exec(module) ?? [];
  return [Number(left), Number(top)];
}

interface Spot {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** In percent from the left and from the top. */
  readonly spot: readonly [number, number];
}

/** Draws a red spot on a field under a sky. */
async function drawPhoto({ name, width, height, spot: [left, top] }: Spot): Promise<string> {
  const file = join(folder, `${name}.png`);
  const radius = Math.min(width, height) / 9;
  const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#cddde8"/><rect y="50%" width="100%" height="50%" fill="#8a9c66"/>
    <circle cx="${left}%" cy="${top}%" r="${radius}" fill="#b03a2e"/></svg>`;
  await sharp(Buffer.from(scene)).toFile(file);
  return file;
}
