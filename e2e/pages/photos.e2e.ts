import { globSync } from 'node:fs';
import { basename, join, parse } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { FARM } from '../../farm/check/modules.ts';
import { readFarm } from '../../farm/check/read.ts';
import { RECEIVED_PATH } from '../../functions/src/contract/call.ts';
import { PALETTE } from '../../functions/src/contract/palette.ts';
import { ROOT } from '../../tools/project.ts';
import { ROUTES } from '../../web/src/routes.ts';
import { expect, test } from '../fixtures/pages.ts';

/** Each photo of the tests' farm shows one dog in a vest, away from the middle. `file` is its upright copy. */
const { photos: USES = [] } = (await readFarm(FARM)).farm ?? {};
/** The first use of a photo gives its files their name. */
const PHOTOS = [...Map.groupBy(USES, ({ hash }) => hash).values()].flatMap(([first]) => first ?? []);

const DIST = join(ROOT, 'web', 'dist');
/** The area of the photo in the share picture. */
const SHARED = { left: 590, top: 44, width: 554, height: 470 };

/** A photo that is large enough for these screens is sharp on them. The crops are made at a density of 1. */
const SCREENS = [
  { width: 390, height: 844, densities: [1, 3] },
  { width: 768, height: 1024, densities: [1, 2] },
  { width: 1440, height: 900, densities: [1] },
];

for (const { densities, ...viewport } of SCREENS)
  for (const density of densities)
    test.describe(`${viewport.width} pixels at a density of ${density}`, () => {
      // Without script, the browser loads lazy pictures at once. A phone has no scrollbars, which a screenshot of a whole
      // page would take away.
      test.use({ viewport, deviceScaleFactor: density, javaScriptEnabled: false });

      test('every photo is sharp, behind no text, has its alternative text, and its crop shows the dog', async ({
        page,
        expectConsole,
      }) => {
        expectConsole(/status of 404/);
        const shown = await photosOn(page, density);
        expect(new Set(shown.map(({ key }) => key))).toEqual(new Set(PHOTOS.map(({ key }) => key)));
        expect(shown.filter(({ enlarged, isBehindText }) => enlarged > 1.1 || isBehindText)).toEqual([]);
        const texts = ['', ...USES.map(({ alt }) => alt.replace(/"(.+)"/, '“$1”'))];
        expect(shown.filter(({ alt }) => !texts.includes(alt))).toEqual([]);
        // Blurred edges are a larger part of a small crop.
        for (const { path, key, crop, box } of shown)
          if (crop)
            expect(await vestShown(key, crop), `${key} on ${path}`).toBeGreaterThan(box.width < 150 ? 0.85 : 0.95);
      });
    });

test('each photo is published upright in three formats, and no picture has metadata, such as the place of a photo', async () => {
  const taken = globSync(`${FARM}/photos/**/*.*`).map((file) => sharp(file).metadata());
  expect((await Promise.all(taken)).every(({ exif }) => exif)).toBe(true);
  for (const { key, width, height } of PHOTOS) {
    const published = publishedOf(key);
    expect(new Set(published.map((file) => parse(file).ext)), key).toEqual(new Set(['.avif', '.webp', '.jpeg']));
    for (const file of published) {
      const made = await sharp(file).metadata();
      expect(made.width / made.height, file).toBeCloseTo(width / height, 1);
    }
  }
  for (const file of globSync(`${DIST}/**/*.{avif,webp,jpeg,png}`)) {
    const { exif, xmp, iptc } = await sharp(file).metadata();
    expect([file, exif, xmp, iptc]).toEqual([file, undefined, undefined, undefined]);
  }
});

test('the share picture shows the dog, and a transparent photo gets the background color of the page', async () => {
  for (const { page, picture } of ROUTES) {
    const photo = sharp(globSync(`${DIST}/share/${page}-*.png`)[0]).extract(SHARED);
    expect(await vestShown(picture, await photo.png().toBuffer()), page).toBeGreaterThan(0.95);
  }
  const file = publishedOf('parent-female').find((each) => each.endsWith('.jpeg'));
  const corner = await sharp(file).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
  const cream = Buffer.from(PALETTE.cream.slice(1), 'hex');
  for (const [channel, value] of cream.entries()) expect(Math.abs((corner[channel] ?? 0) - value)).toBeLessThan(4);
});

function publishedOf(key: string): string[] {
  return globSync(`${DIST}/assets/${key.replace(/[^\w-]/g, '')}-????????-????????.{avif,webp,jpeg}`);
}

/** Opens every page and lists its photos. */
async function photosOn(page: Page, density: number) {
  const shown = [];
  for (const path of new Set([...ROUTES.map(({ canonical }) => canonical), RECEIVED_PATH, '/404'])) {
    await page.goto(path);
    // Fonts that arrive late move the pictures.
    await page.evaluate(() =>
      Promise.all([document.fonts.ready, ...Array.from(document.images, (image) => image.decode())]),
    );
    for (const { src, box, ...picture } of await page.evaluate(picturesInPage)) {
      const key = PHOTOS.find((photo) => publishedOf(photo.key).some((file) => basename(file) === basename(src)))?.key;
      if (!key) continue;
      const { width, height } = await sharp(join(DIST, new URL(src).pathname)).metadata();
      /** Device pixels per pixel of the file, in one direction. */
      const enlarged = density * Math.max(box.width / width, box.height / height);
      const crop = density === 1 ? await page.screenshot({ fullPage: true, clip: box }) : undefined;
      shown.push({ path, ...picture, key, box, enlarged, crop });
    }
  }
  return shown;
}

/** The share of the vest that a crop shows, from 0 to 1. The crop must have the full width or height of the photo. */
async function vestShown(key: string, crop: Buffer): Promise<number> {
  const photo = USES.find((each) => each.key === key);
  if (!photo) throw new Error(`No photo is named ${key}.`);
  const [whole, shown] = [await vestIn(photo.file), await vestIn(crop)];
  const scale = Math.max(shown.width / whole.width, shown.height / whole.height);
  return shown.vest / (whole.vest * scale ** 2);
}

/** Counts the pixels that have the color of the vest, which nothing else on the site has. */
async function vestIn(picture: string | Buffer) {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let vest = 0;
  for (let at = 0; at < data.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    if (red - green > 80 && blue - green > 30) vest++;
  }
  return { ...info, vest };
}

/** Runs in the page. `alt` is empty for a decorative picture. */
function picturesInPage() {
  /** Pixels that are free between a text and a photo below or above it. */
  const GAP = 8;
  const texts = Array.from(document.querySelectorAll('main :is(h1, h2, h3, p)'), (text) =>
    text.getBoundingClientRect(),
  );
  const shown = [...document.querySelectorAll<HTMLImageElement>('main img')].filter((img) => img.checkVisibility());
  return shown.map((img) => {
    const { left, top, right, bottom } = img.getBoundingClientRect();
    const box = { x: left, y: top + scrollY, width: right - left, height: bottom - top };
    const isBehindText = texts.some(
      (text) => text.left < right && left < text.right && text.top < bottom + GAP && top - GAP < text.bottom,
    );
    return { src: img.currentSrc, alt: img.alt, box, isBehindText };
  });
}
