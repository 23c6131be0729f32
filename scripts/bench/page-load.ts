import type { Browser, Page, Response } from '@playwright/test';
import { type Bytes, bytesOf } from './bytes.ts';
import type { Blocking } from './figures.ts';
import { observeVitals, type Vitals } from './vitals.ts';

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };
const CPU_SLOWDOWN = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const QUIET_MS = 1000;

export interface PageLoad {
  readonly blocking: Blocking;
  readonly shift: number;
  /** What the page loads by itself. */
  readonly bytes: Bytes;
  /** Its script once the visitor has pointed at something, which wakes what was left as served. */
  readonly scriptAwake: number;
}

/** One cold load of a page on a slow phone, its first touch and a scroll to its end. */
export async function loadPage(browser: Browser, url: string): Promise<PageLoad> {
  const { page, responses } = await open(browser, url);
  await quiet(page);
  const bytes = await bytesOf([...responses]);
  const { blocking: served } = await vitalsOf(page);
  await page.mouse.move(2, 400);
  await quiet(page);
  const awake = await bytesOf([...responses]);
  const { blocking: all } = await vitalsOf(page);
  await scrollThrough(page);
  const { shift } = await vitalsOf(page);
  await page.context().close();
  return { blocking: { served, awake: all }, shift, bytes, scriptAwake: awake.script };
}

/** When the largest element of a page was painted, on the same phone. A page that came as HTML has it once it is loaded. */
export async function largestPaint(browser: Browser, url: string, cameAsHtml: boolean): Promise<number> {
  const { page } = await open(browser, url);
  await (cameAsHtml ? page.waitForTimeout(QUIET_MS / 2) : quiet(page));
  const { lcp } = await vitalsOf(page);
  await page.context().close();
  return lcp;
}

export async function open(browser: Browser, url: string) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await slowDown(page);
  await page.addInitScript(observeVitals);
  await page.goto(url);
  return { page, responses };
}

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
}

/** Until nothing has been asked for or answered for a while; a frame that cannot be reached counts as answered. */
export async function quiet(page: Page): Promise<void> {
  let last = Date.now();
  const heard = () => {
    last = Date.now();
  };
  for (const event of ['request', 'response', 'requestfailed'] as const) page.on(event as 'request', heard);
  while (Date.now() - last < QUIET_MS) await page.waitForTimeout(QUIET_MS - (Date.now() - last) + 1);
  for (const event of ['request', 'response', 'requestfailed'] as const) page.off(event as 'request', heard);
}

function vitalsOf(page: Page): Promise<Vitals> {
  return page.evaluate(() => (globalThis as unknown as { vitals: () => Vitals }).vitals());
}

async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += PHONE.viewport.height) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
    await page.waitForTimeout(100);
  }
  await quiet(page);
}
