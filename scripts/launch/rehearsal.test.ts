import { type ExecFileException, execFile } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { copyRepository, linkPackages } from '../../e2e/lib/copy.ts';
import { dollars } from '../../web/src/content/farm.ts';
import { PATHS, ROUTES } from '../../web/src/routes.ts';
import { PALETTE } from '../../web/src/ui/theme/palette.ts';
import { launchBrowser, openTab, picturesOf } from '../photos/built-site.ts';
import { addQuestion, writeOtherFarm } from './facts.ts';
import { AWKWARD_PHOTOS, fileOf, PHOTO_WORDS, vestMiddle, vestShown } from './photos.ts';

const KEYS = Object.keys(AWKWARD_PHOTOS);
/** A photo that `check:farm` accepts is sharp on these screens. The test makes its crops at a density of 1. */
const SCREENS = [
  { width: 390, height: 844, densities: [1, 3] },
  { width: 768, height: 1024, densities: [1, 2] },
  { width: 1440, height: 900, densities: [1] },
];

/** The area of the photo in the share picture. */
const SHARED = { left: 590, top: 44, width: 554, height: 470 };

let copy: string;
let browser: Browser;

const dist = () => join(copy, 'web/dist');

beforeAll(async () => {
  copy = copyRepository();
  linkPackages(copy);
  await writeOtherFarm(copy);
  addQuestion(copy);
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser.close();
  rmSync(copy, { recursive: true, force: true });
});

// `npm run test:launch` also runs all other tests with these facts.
test.each([
  ['no placeholder is left', 'npm run -s check:farm -- --launch'],
  ['the pages are built', 'npm run -s build -w web'],
])('with the facts of another farm, %s', async (_, command) => {
  const { code, stdout, stderr } = await shell(command);
  expect(code, stdout + stderr).toBe(0);
});

test('a sample story stops a launch, and the summary of a GitHub run says so', async () => {
  const file = join(copy, 'farm/stories.yaml');
  const before = readFileSync(file, 'utf8');
  onTestFinished(() => writeFileSync(file, before));
  writeFileSync(file, before.replace(/^- story: \w.*/m, '- story: "Sample text: a dog."'));
  const { code, stderr } = await shell('GITHUB_STEP_SUMMARY=summary.md npm run -s check:farm -- --launch');
  expect([code, stderr]).toEqual([1, expect.stringContaining('is a sample')]);
  expect(readFileSync(join(copy, 'summary.md'), 'utf8')).toContain('is a sample');
});

test.each(SCREENS.flatMap(({ densities, ...size }) => densities.map((density) => ({ ...size, density }))))(
  'at a width of $width and a density of $density every photo is sharp, behind no text, has its alternative text, and its crop shows the dog',
  async (screen) => {
    const withCrops = screen.density === 1;
    const shown = await picturesOf(browser, dist(), screen, withCrops);
    const photos = shown.filter(({ isPhoto }) => isPhoto);
    expect(new Set(photos.map(({ key }) => key))).toEqual(new Set(KEYS));
    expect(photos.filter(({ enlarged, isBehindText }) => enlarged > 1.1 || isBehindText)).toEqual([]);
    for (const { key, alt } of photos) expect(['', PHOTO_WORDS[key]?.alt]).toContain(alt);
    for (const { page, key, crop } of withCrops ? photos : [])
      expect(crop && (await vestShown(key, crop)), `${key} on ${page}`).toBeGreaterThan(0.95);
  },
);

test('a price without a range is one amount', () => {
  const [, price = ''] = /price: (\d+)\n/.exec(readFileSync(join(copy, 'farm/facts.yaml'), 'utf8')) ?? [];
  const home = readFileSync(join(dist(), 'index.html'), 'utf8');
  expect(home.split(dollars(Number(price)))).toHaveLength(2);
});

test('a long name is in smaller letters, which fit the header', async () => {
  const page = await openTab(browser, dist());
  await page.goto(PATHS.home);
  await page.evaluate(() => document.fonts.ready);
  for (const { width, height } of SCREENS) {
    await page.setViewportSize({ width, height });
    const name = await page.locator('[data-long]').boundingBox();
    const header = await page.locator('header').boundingBox();
    expect(name?.height, `${width}`).toBeLessThanOrEqual(header?.height ?? 0);
  }
  await page.close();
});

test('a photo at the end of a page touches the footer, with hills over its edge', async () => {
  const page = await openTab(browser, dist());
  for (const path of ['/404', PATHS.workingPups]) {
    await page.goto(path);
    const last = page.locator('main section:has(> picture)').last();
    const [end, photo] = [await last.boundingBox(), await last.locator('img').boundingBox()].map(
      (box) => (box?.y ?? 0) + (box?.height ?? 0),
    );
    expect(photo, path).toBeCloseTo(end ?? 0, 0);
    expect(await last.locator('> svg').count(), path).toBe(1);
  }
  await page.close();
});

test('the first picture is preloaded in its best format', async () => {
  const page = await openTab(browser, dist());
  await page.goto(PATHS.home);
  const source = page.locator('picture:has([fetchpriority=high]) > source').first();
  const preload = page.locator('link[rel=preload][as=image]');
  const chosen = await source.evaluate(({ type, srcset, sizes }: HTMLSourceElement) => [type, srcset, sizes]);
  expect(await preload.evaluate((link: HTMLLinkElement) => [link.type, link.imageSrcset, link.imageSizes])).toEqual(
    chosen,
  );
  expect(chosen[0]).toBe('image/avif');
  await page.close();
});

test('published photos are upright', async () => {
  for (const key of KEYS) {
    const { width, height, subject } = AWKWARD_PHOTOS[key] ?? { subject: [] };
    for (const file of publishedOf(key)) {
      const made = await sharp(file).metadata();
      expect(made.width / made.height).toBeCloseTo(Number(width) / Number(height), 1);
      if (!file.endsWith('.jpeg')) continue;
      for (const [index, at] of (await vestMiddle(file)).entries())
        expect(Math.abs(at - Number(subject[index])), file).toBeLessThan(2);
    }
  }
});

test('the share picture shows the dog', async () => {
  for (const { share } of ROUTES) {
    const photo = await sharp(dist() + share.path)
      .extract(SHARED)
      .png()
      .toBuffer();
    expect(await vestShown(share.picture, photo), share.path).toBeGreaterThan(0.95);
  }
});

test('published photos have no metadata, such as the location', async () => {
  for (const key of KEYS) {
    const { exif } = await sharp(join(copy, 'farm/photos', fileOf(key))).metadata();
    expect(exif, `${key} as the owner gave it`).toBeDefined();
  }
  const published = globSync(`${dist()}/**/*.{avif,webp,jpeg,png}`);
  expect(published.length).toBeGreaterThan(KEYS.length);
  for (const file of published) {
    const { exif, xmp, iptc } = await sharp(file).metadata();
    expect([file, exif, xmp, iptc]).toEqual([file, undefined, undefined, undefined]);
  }
});

test('a transparent photo gets the background color of the page', async () => {
  const [file = ''] = publishedOf('parent-female');
  const corner = await sharp(file).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
  const cream = Buffer.from(PALETTE.cream.slice(1), 'hex');
  for (const [channel, value] of cream.entries()) expect(Math.abs((corner[channel] ?? 0) - value)).toBeLessThan(4);
});

interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command in the copy, without the environment of this test run. */
async function shell(command: string): Promise<Outcome> {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST$|NODE_ENV$|PORT_OFFSET$)/.test(name)),
  );
  const run = promisify(execFile)('/bin/sh', ['-c', command], { cwd: copy, env, maxBuffer: 64 * 1024 * 1024 });
  return run.then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: ExecFileException & Outcome) => ({ code, stdout, stderr }),
  );
}

function publishedOf(key: string): string[] {
  const [name] = fileOf(key).split('.');
  const files = globSync(`${dist()}/assets/${name}-????????.{avif,webp,jpeg}`);
  expect(new Set(files.map((file) => file.split('.').at(-1)))).toEqual(new Set(['avif', 'webp', 'jpeg']));
  return files;
}
