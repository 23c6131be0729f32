import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, EvaluateFunc, Page } from 'puppeteer-core';
import { drawTwice } from '../../e2e/fixtures/test.ts';
import { ROOT } from '../../tools/project.ts';
import { observe } from './in-page.ts';

const WEB_VITALS = readFileSync(join(ROOT, 'node_modules/web-vitals/dist/web-vitals.iife.js'), 'utf8');
const IN_PAGE = `${WEB_VITALS}\n(${observe})();`;
const MEGABIT = 1_000_000 / 8;
/** A slow phone, with the network that Lighthouse calls slow 4G. */
const VIEWPORT = { width: 390, height: 844, deviceScaleFactor: 3, isMobile: true, hasTouch: true };
const SLOW_NETWORK = { latency: 150, download: 1.6 * MEGABIT, upload: 0.75 * MEGABIT };
const CPU_SLOWDOWN = 4;
/** Longer than the entries, tasks and effects that directly follow a paint or hydration. */
const SETTLED_MS = 250;
const PATIENCE_MS = 30_000;

/** Opens a page with an empty cache on a slow phone, calls `measure` when its HTML is parsed, and closes it. */
export async function visit(browser: Browser, url: string, measure: (page: Page) => Promise<number>): Promise<number> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.setViewport(VIEWPORT);
    await page.emulateCPUThrottling(CPU_SLOWDOWN);
    await page.emulateNetworkConditions(SLOW_NETWORK);
    await page.evaluateOnNewDocument(IN_PAGE);
    // Headless Chromium sends a mouse event to the first page that it draws, so that page is another one.
    await page.goto('data:text/html,<p>drawn');
    await page.evaluate(drawTwice);
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    return await measure(page);
  } finally {
    await context.close();
  }
}

/** Waits for the page's `load` event and a moment longer. */
export async function settled(page: Page): Promise<void> {
  await eventually(page, () => document.readyState === 'complete');
  await pause(SETTLED_MS);
}

/** Touches the edge of the screen, where no control is. Returns the milliseconds until the page is hydrated. */
export async function touch(page: Page): Promise<number> {
  const start = await page.evaluate(() => performance.now());
  await page.touchscreen.tap(2, 400);
  return page.evaluate(async (from) => (await bench.hydrated()) - from, start);
}

export async function tap(page: Page, selector: string): Promise<void> {
  await page.$eval(selector, (element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }));
  await settled(page);
  await page.tap(selector);
  await settled(page);
}

/** Returns the milliseconds until the act has shown the page at this path. */
export async function timeUntilDrawn(page: Page, path: string, act: () => Promise<unknown>): Promise<number> {
  const start = await page.evaluate(() => performance.timeOrigin + performance.now());
  // A prerendered page can replace this one before the act ends.
  await act().catch((reason: Error) => {
    if (reason.name !== 'TargetCloseError') throw reason;
  });
  await eventually(page, (path: string) => location.pathname === path, path);
  // A prerendered document has no observer yet. It gets the entries that the browser has buffered.
  if (!(await page.evaluate(() => 'bench' in globalThis))) await page.evaluate(IN_PAGE);
  await eventually(page, (start: number) => bench.drawn() > start, start);
  return (await page.evaluate(() => bench.drawn())) - start;
}

/** Unlike `waitForFunction`, it goes on when another document replaces this one. */
async function eventually<Args extends unknown[]>(
  page: Page,
  condition: EvaluateFunc<Args>,
  ...args: Args
): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await pause(20))
    if (await page.evaluate(condition, ...args).catch(() => false)) return;
  throw new Error(`${page.url()} did not meet this condition within ${PATIENCE_MS} ms: ${condition}`);
}
