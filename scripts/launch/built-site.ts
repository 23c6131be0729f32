import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { RECEIVED_PATH } from '../../functions/src/contract/call.ts';
import { CHROME_ARGS } from '../../tools/browsers/chrome.ts';
import { browserForTests } from '../../tools/browsers/install-chrome.ts';
import { ROOT } from '../../tools/project.ts';
import { ROUTES } from '../../web/src/routes.ts';

export const DIST = join(ROOT, 'web', 'dist');

/** No request reaches this address. The browser gets the built files instead. */
const ORIGIN = 'http://built-site.test';

/** The pages with pictures, by name. */
const PAGES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ROUTES.filter(({ path, canonical }) => path === canonical).map(({ page, path }) => [page, path]),
  ),
  'thank-you': RECEIVED_PATH,
  'not-found': '/404',
};

type Screen = Readonly<Record<'width' | 'height' | 'density', number>>;

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await browserForTests(), args: [...CHROME_ARGS, '--disable-gpu'] });
}

/**
 * Opens a tab that loads the built files, for example with `goto('/')`. By default, scripts are off, so that the browser
 * loads lazy pictures at once.
 */
export async function openTab(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await browser.newPage({ baseURL: ORIGIN, javaScriptEnabled: false, ...options });
  await page.route(`${ORIGIN}/**`, (route) => route.fulfill({ path: fileFor(new URL(route.request().url())) }));
  return page;
}

/** Opens every page of a built site and lists its pictures. */
export async function picturesOf(browser: Browser, screen: Screen, withCrops: boolean) {
  const { width, height, density } = screen;
  const page = await openTab(browser, { viewport: { width, height }, deviceScaleFactor: density });
  const shown = [];
  for (const [name, path] of Object.entries(PAGES)) {
    await page.goto(path);
    await page.evaluate(() => Promise.all(Array.from(document.images, (image) => image.decode())));
    for (const { src, ...picture } of await page.evaluate(picturesInPage)) {
      const file = fileFor(new URL(src));
      const [, key = ''] = /([\w-]+?)(?:-narrow|-[0-9a-f]{8})?-[\w-]{8}\.\w+$/.exec(file) ?? [];
      const isPhoto = !file.endsWith('.svg');
      const size = await sharp(file).metadata();
      const { box } = picture;
      /** Device pixels per pixel of the file, in one direction. */
      const enlarged = isPhoto ? density * Math.max(box.width / size.width, box.height / size.height) : 1;
      const crop = withCrops && isPhoto ? await page.screenshot({ fullPage: true, clip: box }) : undefined;
      shown.push({ page: name, ...picture, key: key.toLowerCase(), isPhoto, enlarged, crop });
    }
  }
  await page.close();
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
