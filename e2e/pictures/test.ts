import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page, Route } from '@playwright/test';
import sharp from 'sharp';
import { test as base, drawTwice, expect, resize } from '../fixtures/test.ts';
import { NOW, SITE } from './site.ts';

const OPTIONS = { animations: 'disabled', caret: 'hide', scale: 'css' } as const;

/** The height of the window for each width. */
const HEIGHTS: Readonly<Record<number, number>> = { 320: 640, 390: 844, 768: 1024, 1024: 768, 1440: 900, 2560: 1440 };

/** How much a screenshot may differ from the accepted picture with as many colors. */
const LIMITS = { 256: { threshold: 0.05, maxDiffPixels: 200 }, 16: { threshold: 0.15, maxDiffPixels: 60 } };

export const PHONE_AND_DESK = [390, 1440] as const;

/** Responds to every request with a file of the built site, so the tests need no server. */
export const test = base.extend({
  context: async ({ context, baseURL }, use) => {
    await context.route('**/*', (route) => answer(route, baseURL ?? ''));
    await context.clock.setFixedTime(NOW);
    await use(context);
  },
});

export { expect };

interface PictureTest {
  readonly page: Page;
  readonly width: number;
  readonly expectConsole: (message: RegExp) => void;
}

/** Defines one test per window width. */
export function testAt(widths: readonly number[], name: string, take: (taken: PictureTest) => Promise<void>): void {
  for (const width of widths) {
    test(`${name} at ${width}`, async ({ page, expectConsole }) => {
      await setWidth(page, width);
      await take({ page, width, expectConsole });
    });
  }
}

export async function setWidth(page: Page, width: number): Promise<void> {
  await resize(page, width, HEIGHTS[width] ?? 900);
}

/** Compares the whole page with its accepted picture. */
export async function expectPage(page: Page, name: string): Promise<void> {
  await expectAccepted(name, await captureWhole(page));
}

/** Compares the whole page with a small picture of 16 colors, which shows the layout but no details. */
export async function expectLayout(page: Page, name: string): Promise<void> {
  const picture = sharp(await captureWhole(page));
  const { width } = await picture.metadata();
  await expectAccepted(name, await picture.resize(Math.round(width / 4)).toBuffer(), 16);
}

async function captureWhole(page: Page): Promise<Buffer> {
  // A full-page screenshot shows fixed elements at the scroll position.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await waitUntilDrawn(page);
  return capture(() => page.screenshot({ ...OPTIONS, fullPage: true }));
}

/** Compares the visible part with its accepted picture. */
export async function expectView(page: Page, name: string): Promise<void> {
  await waitUntilDrawn(page);
  await expectAccepted(name, await capture(() => page.screenshot(OPTIONS)));
}

/** Compares an element with its accepted picture. */
export async function expectPart(part: Locator, name: string): Promise<void> {
  await waitUntilDrawn(part.page());
  await expectAccepted(name, await capture(() => part.screenshot(OPTIONS)));
}

/** Compares the accessibility tree with the accepted one: roles, names, states and link targets. */
export async function expectTree(page: Page, name: string, part = page.locator('body')): Promise<void> {
  expect.soft(await part.ariaSnapshot(), `${name}.aria.yml`).toMatchSnapshot([`${name}.aria.yml`]);
}

/** Reduces the colors, which halves the file. A few pixels that differ also change the colors of others a little. */
async function expectAccepted(name: string, screenshot: Buffer, colors: keyof typeof LIMITS = 256): Promise<void> {
  const reduced = await sharp(screenshot).removeAlpha().png({ palette: true, dither: 0, colors }).toBuffer();
  const picture = await sharp(reduced).webp({ lossless: true }).toBuffer();
  expect.soft(picture).toMatchSnapshot([`${name}.webp`], LIMITS[colors]);
}

/** Tries again if Chromium was unable to capture the page, which happens after a change of its size or media. */
async function capture(take: () => Promise<Buffer>): Promise<Buffer> {
  let screenshot: Buffer | undefined;
  await expect(async () => {
    screenshot = await take();
  }).toPass();
  return screenshot as Buffer;
}

async function waitUntilDrawn(page: Page): Promise<void> {
  await expect(page.locator('html[data-opening]')).toHaveCount(0);
  await page.evaluate(loadEverything);
  await page.evaluate(drawTwice);
}

/** Runs in the page. Resolves when all pictures, masks, backgrounds and fonts are loaded. */
async function loadEverything(): Promise<void> {
  // Chromium may draw a page without the images that it decodes asynchronously.
  for (const image of document.images) Object.assign(image, { loading: 'eager', decoding: 'sync' });
  const styles = Array.from(document.querySelectorAll('*'), (element) => {
    const { maskImage, backgroundImage } = getComputedStyle(element);
    return maskImage + backgroundImage;
  });
  const sources = new Set(Array.from(styles.join().matchAll(/url\("(.+?)"\)/g), ([, src]) => src));
  const images = [...document.images, ...Array.from(sources, (src) => Object.assign(new Image(), { src }))];
  await Promise.all(images.map((image) => image.decode()));
  await document.fonts.ready;
}

async function answer(route: Route, origin: string): Promise<void> {
  const url = new URL(route.request().url());
  // Embedded forms come from other sites. They get an empty page.
  if (url.origin !== origin) return route.fulfill({ contentType: 'text/html', body: '' });
  const file = join(SITE, url.pathname === '/' ? 'index' : url.pathname);
  const found = [file, `${file}.html`].find((path) => /\.\w+$/.test(path) && existsSync(path));
  return route.fulfill(found ? { path: found } : { status: 404, path: join(SITE, '404.html') });
}
