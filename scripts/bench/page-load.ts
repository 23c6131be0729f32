import type { Browser, Page, Response } from '@playwright/test';
import { observeVitals, type Vitals } from './vitals.ts';

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };
const CPU_SLOWDOWN = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const QUIET_MS = 1500;

export interface PageLoad {
  readonly page: Page;
  readonly vitals: Vitals;
  readonly responses: readonly Response[];
}

/** One cold load of a page on a slow phone, its first touch and a scroll to its end. */
export async function loadPage(browser: Browser, url: string): Promise<PageLoad> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await slowDown(page);
  await page.addInitScript(observeVitals);
  await page.goto(url);
  await quiet(page);
  await page.mouse.move(2, 400);
  await quiet(page);
  const beforeScroll = [...responses];
  const { lcp, blocking } = await vitalsOf(page);
  await scrollThrough(page);
  const { shift } = await vitalsOf(page);
  return { page, vitals: { lcp, blocking, shift }, responses: beforeScroll };
}

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
}

async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(QUIET_MS);
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
