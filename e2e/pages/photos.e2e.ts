import { globSync } from 'node:fs';
import { dirname, join, parse } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { FARM } from '../../farm/check/modules.ts';
import { readFarm } from '../../farm/check/read.ts';
import { RECEIVED_PATH } from '../../functions/src/contract/call.ts';
import { ROOT } from '../../tools/project.ts';
import { ROUTES } from '../../web/src/routes.ts';
import { expect, test } from '../fixtures/pages.ts';

// The accepted pictures hold which part of a photo a crop shows, and the color behind a transparent one, and the accepted
// trees its alternative text.

const PHOTOS = Object.values((await readFarm(FARM)).farm?.photos ?? {});
const FOLDERS = new Set(PHOTOS.map(({ folder }) => folder));

const DIST = join(ROOT, 'web', 'dist');

/** A photo that is large enough for these screens is sharp on them. */
const SCREENS = [
  { width: 390, height: 844, density: 3 },
  { width: 1440, height: 900, density: 1 },
];

for (const { density, ...viewport } of SCREENS)
  test.describe(`${viewport.width} pixels at a density of ${density}`, () => {
    // Without script, the browser loads lazy pictures at once.
    test.use({ viewport, deviceScaleFactor: density, javaScriptEnabled: false });

    test('every photo is shown and sharp', async ({ page, expectConsole }) => {
      expectConsole(/status of 404/);
      const shown = await photosOn(page, density);
      expect(new Set(shown.map(({ folder }) => folder))).toEqual(FOLDERS);
      expect(shown.filter(({ enlarged }) => enlarged > 1.1)).toEqual([]);
    });
  });

test('each photo is published upright in three formats, and no picture has metadata, such as the place of a photo', async () => {
  const taken = globSync(`${FARM}/photos/**/*.*`).map((file) => sharp(file).metadata());
  expect((await Promise.all(taken)).every(({ exif }) => exif)).toBe(true);
  const folders = globSync(`${DIST}/assets/photos/*`).map((folder) => folder.slice(DIST.length));
  expect(new Set(folders)).toEqual(FOLDERS);
  for (const { folder, size } of PHOTOS) {
    const published = globSync(`${DIST}${folder}/*`);
    expect(new Set(published.map((file) => parse(file).ext)), folder).toEqual(new Set(['.avif', '.webp', '.jpeg']));
    for (const file of published) {
      const made = await sharp(file).metadata();
      expect(made.width / made.height, file).toBeCloseTo(size[0] / size[1], 1);
    }
  }
  for (const file of globSync(`${DIST}/**/*.{avif,webp,jpeg,png}`)) {
    const { exif, xmp, iptc } = await sharp(file).metadata();
    expect([file, exif, xmp, iptc]).toEqual([file, undefined, undefined, undefined]);
  }
});

/** Opens every page and lists its photos. `enlarged` is the device pixels per pixel of the file, in one direction. */
async function photosOn(page: Page, density: number) {
  const shown = [];
  for (const path of new Set([...ROUTES.map(({ canonical }) => canonical), RECEIVED_PATH, '/404'])) {
    await page.goto(path);
    for (const { src, box } of await page.evaluate(picturesInPage)) {
      const { pathname } = new URL(src);
      const folder = dirname(pathname);
      if (!FOLDERS.has(folder)) continue;
      const { width, height } = await sharp(join(DIST, pathname)).metadata();
      shown.push({ path, folder, enlarged: density * Math.max(box.width / width, box.height / height) });
    }
  }
  return shown;
}

/** Runs in the page. */
function picturesInPage() {
  const shown = [...document.querySelectorAll<HTMLImageElement>('main img')].filter((img) => img.checkVisibility());
  return shown.map((img) => ({ src: img.currentSrc, box: img.getBoundingClientRect().toJSON() as DOMRect }));
}
