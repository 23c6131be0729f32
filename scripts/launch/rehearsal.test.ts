import { existsSync, globSync } from 'node:fs';
import { join, parse } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { RECEIVED_PATH } from '../../functions/src/contract/call.ts';
import { PALETTE } from '../../functions/src/contract/palette.ts';
import { browserForTests, CHROME_ARGS } from '../../tools/browsers/chrome.ts';
import { ROOT } from '../../tools/project.ts';
import { SITE } from '../../web/src/content/site.ts';
import { PATHS, ROUTES } from '../../web/src/routes.ts';
import { PHOTOS, vestShown } from './other-farm.ts';

// scripts/launch/main.ts runs these tests in a copy of the repository, which it has built with the facts of another farm.

const DIST = join(ROOT, 'web', 'dist');

/** No request reaches this address. The browser gets the built files instead. */
const ORIGIN = 'http://built-site.test';

/** A photo that `check:farm` accepts is sharp on these screens. The test makes its crops at a density of 1. */
const SCREENS = [
  { width: 390, height: 844, densities: [1, 3] },
  { width: 768, height: 1024, densities: [1, 2] },
  { width: 1440, height: 900, densities: [1] },
];

/** The area of the photo in the share picture. */
const SHARED = { left: 590, top: 44, width: 554, height: 470 };

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await browserForTests(), args: [...CHROME_ARGS, '--disable-gpu'] });
});

afterAll(() => browser.close());

test.each(SCREENS.flatMap(({ densities, ...size }) => densities.map((density) => ({ ...size, density }))))(
  'at a width of $width and a density of $density every photo is sharp, behind no text, has its alternative text, and its crop shows the dog',
  async (screen) => {
    const photos = await photosOf(screen);
    expect(new Set(photos.map(({ key }) => key))).toEqual(new Set(PHOTOS.map(({ key }) => key)));
    expect(photos.filter(({ enlarged, isBehindText }) => enlarged > 1.1 || isBehindText)).toEqual([]);
    for (const { key, alt } of photos)
      expect(['', PHOTOS.find((each) => each.key === key)?.alt.replace(/"(.+)"/, '“$1”')]).toContain(alt);
    // Blurred edges are a larger part of a small crop.
    for (const { path, key, crop, box } of photos)
      if (crop) expect(await vestShown(key, crop), `${key} on ${path}`).toBeGreaterThan(box.width < 150 ? 0.85 : 0.95);
  },
);

test('one price is no range', async () => {
  const prices = (await openPage(PATHS.home)).locator('#pricing .price');
  expect(await prices.allTextContents()).toEqual(['$1,850.50-$2,050.50', '$1,700-$1,900', '$1,250']);
});

test.each(['/404', PATHS.workingPups])(
  'a photo at the end of %s touches the footer, with hills over its edge',
  async (path) => {
    const last = (await openPage(path)).locator('main section:has(> picture)').last();
    const [end, photo] = [await last.boundingBox(), await last.locator('img').boundingBox()];
    expect((photo?.y ?? 0) + (photo?.height ?? 0)).toBeCloseTo((end?.y ?? 0) + (end?.height ?? 0), 0);
    expect(await last.locator('> svg').count()).toBe(1);
  },
);

test('the hero leads to the listed pups', async () => {
  const hero = (await openPage(PATHS.familyPups)).locator('main section').first();
  expect(await hero.getByRole('link', { name: SITE.pups }).getAttribute('href')).toBe('#pups');
});

test('a card shows the age of today, and its link asks about the pup in the form', async () => {
  const card = '#pups li';
  const served = await (await openPage(PATHS.familyPups)).locator(card).first().textContent();
  const page = await openPage(PATHS.familyPups, { javaScriptEnabled: true }, 70 * 24 * 60 * 60_000);
  const cards = page.locator(card);
  await page.keyboard.press('Shift');
  await page.locator('html[data-hydrated]').waitFor();
  const weeksOf = (text: string | null) => Number(/(\d+) weeks/.exec(text ?? '')?.[1]);
  const slowly = { timeout: 30_000 };
  await expect.poll(async () => weeksOf(await cards.first().textContent()), slowly).toBe(weeksOf(served) + 10);
  // The second one is reserved, and has no photo.
  expect(await cards.nth(1).locator('a, img').count()).toBe(0);
  await cards.first().getByRole('link').click();
  const answer = page.locator('[name=additionalInfo]');
  await expect.poll(() => answer.inputValue(), slowly).toBe('We’d like to ask about O’Malley <the Brave>.');
});

test('the share picture shows the dog', async () => {
  for (const { page, picture } of ROUTES) {
    const photo = sharp(globSync(`${DIST}/share/${page}-*.png`)[0]).extract(SHARED);
    expect(await vestShown(picture, await photo.png().toBuffer()), page).toBeGreaterThan(0.95);
  }
});

test('each photo is published upright in three formats, and no picture has metadata, such as the place of a photo', async () => {
  for (const { key, file, width, height } of PHOTOS) {
    expect(await sharp(join(ROOT, 'farm/photos', file)).metadata()).toHaveProperty('exif');
    const published = publishedOf(key);
    expect(new Set(published.map((each) => parse(each).ext))).toEqual(new Set(['.avif', '.webp', '.jpeg']));
    for (const each of published) {
      const made = await sharp(each).metadata();
      expect(made.width / made.height, each).toBeCloseTo(width / height, 1);
    }
  }
  for (const file of globSync(`${DIST}/**/*.{avif,webp,jpeg,png}`)) {
    const { exif, xmp, iptc } = await sharp(file).metadata();
    expect([file, exif, xmp, iptc]).toEqual([file, undefined, undefined, undefined]);
  }
});

test('a transparent photo gets the background color of the page', async () => {
  const file = publishedOf('parent-female').find((each) => each.endsWith('.jpeg'));
  const corner = await sharp(file).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
  const cream = Buffer.from(PALETTE.cream.slice(1), 'hex');
  for (const [channel, value] of cream.entries()) expect(Math.abs((corner[channel] ?? 0) - value)).toBeLessThan(4);
});

function publishedOf(key: string): string[] {
  return globSync(`${DIST}/assets/${key}-????????-????????.{avif,webp,jpeg}`);
}

/**
 * Opens a page of the built files. By default, scripts are off, so that the browser loads lazy pictures at once. The page's
 * clock is so many milliseconds ahead.
 */
async function openPage(path: string, options?: BrowserContextOptions, ahead = 0): Promise<Page> {
  const page = await browser.newPage({ baseURL: ORIGIN, javaScriptEnabled: false, ...options });
  onTestFinished(() => page.close());
  await page.route(`${ORIGIN}/**`, (route) => route.fulfill({ path: fileFor(new URL(route.request().url())) }));
  // Before the page runs a script, because the clock begins in 1970 until it is set.
  if (ahead > 0) await page.clock.setFixedTime(Date.now() + ahead);
  await page.goto(path);
  return page;
}

/** Opens every page of the built site and lists its photos. */
async function photosOf({ density, ...viewport }: Record<'width' | 'height' | 'density', number>) {
  const page = await openPage('/', { viewport, deviceScaleFactor: density });
  const shown = [];
  for (const path of new Set([...ROUTES.map(({ canonical }) => canonical), RECEIVED_PATH, '/404'])) {
    await page.goto(path);
    await page.evaluate(() => Promise.all(Array.from(document.images, (image) => image.decode())));
    for (const { src, ...picture } of await page.evaluate(picturesInPage)) {
      const file = fileFor(new URL(src));
      const [, key = ''] = /([\w-]+?)(?:-narrow|-[0-9a-f]{8})?-[\w-]{8}\.\w+$/.exec(file) ?? [];
      if (file.endsWith('.svg')) continue;
      const size = await sharp(file).metadata();
      const { box } = picture;
      /** Device pixels per pixel of the file, in one direction. */
      const enlarged = density * Math.max(box.width / size.width, box.height / size.height);
      const crop = density === 1 ? await page.screenshot({ fullPage: true, clip: box }) : undefined;
      shown.push({ path, ...picture, key: key.toLowerCase(), enlarged, crop });
    }
  }
  return shown;
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

function fileFor({ pathname }: URL): string {
  const file = join(DIST, pathname === '/' ? 'index.html' : pathname);
  return existsSync(file) ? file : `${file}.html`;
}
