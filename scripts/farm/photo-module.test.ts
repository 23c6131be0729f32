import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { focalPointOf, photoModule } from './photo-module.ts';

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
  const [left, top] = await focalPointOf(await photo({ name, width, height, spot }));
  expect(Math.abs(left - spot[0])).toBeLessThan(12);
  expect(Math.abs(top - spot[1])).toBeLessThan(12);
});

test('the focal point belongs to the upright photo, whatever its EXIF orientation', async () => {
  const upright = await photo({ name: 'upright', width: 900, height: 300, spot: [20, 60] });
  const lying = join(folder, 'lying.png');
  await sharp(upright).rotate(-90).withMetadata({ orientation: 6 }).toFile(lying);
  expect(await focalPointOf(lying)).toEqual(await focalPointOf(upright));
});

test('a given focal point is moved a little towards the middle of the crop', async () => {
  const file = await photo({ name: 'named', width: 900, height: 300, spot: [20, 60] });
  const [left = 0, top = 0] = focusIn(await photoModule([{ key: 'eggs', file, alt: 'A spot', focus: '80% 40%' }]));
  expect(left).toBeGreaterThan(80);
  expect(top).toBeLessThan(40);
});

test('a focal point at the edge stays inside the photo', async () => {
  const file = await photo({ name: 'edge', width: 900, height: 300, spot: [20, 60] });
  const module = await photoModule([{ key: 'eggs', file, alt: 'A spot', focus: '100% 0%' }]);
  expect(focusIn(module)).toEqual([100, 0]);
});

test('quotation marks and line breaks in a text are kept', async () => {
  const file = await photo({ name: 'words', width: 300, height: 300, spot: [50, 50] });
  const alt = 'Zoë\'s "best"\nside';
  expect(await photoModule([{ key: 'eggs', file, alt }])).toContain(JSON.stringify(alt));
});

test('without photos the module imports nothing', async () => {
  const module = await photoModule([]);
  expect(module).not.toMatch(/import \{/);
  expect(module).toMatch(/PHOTOS.* = \{\};/);
});

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
async function photo({ name, width, height, spot: [left, top] }: Spot): Promise<string> {
  const file = join(folder, `${name}.png`);
  const radius = Math.min(width, height) / 9;
  const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#cddde8"/><rect y="50%" width="100%" height="50%" fill="#8a9c66"/>
    <circle cx="${left}%" cy="${top}%" r="${radius}" fill="#b03a2e"/></svg>`;
  await sharp(Buffer.from(scene)).toFile(file);
  return file;
}
