import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, EvaluateFunc, HTTPResponse, Page, Viewport } from 'puppeteer-core';
import { drawTwice } from '../../e2e/fixtures/test.ts';
import { ROOT } from '../lib/project.ts';
import { OBSERVERS, type Vitals } from './in-page.ts';

const WEB_VITALS = readFileSync(join(ROOT, 'node_modules/web-vitals/dist/web-vitals.iife.js'), 'utf8');
const IN_PAGE = [WEB_VITALS, ...OBSERVERS.map((observe) => `(${observe})();`)].join('\n');
const MEGABIT = 1_000_000 / 8;
/** Longer than the entries, tasks and effects that directly follow a paint or hydration. */
const SETTLED_MS = 250;
/** Longer than a new page takes to start. On two cores, figures vary twice as much if the site is loaded earlier. */
const STARTED_MS = 150;
const PATIENCE_MS = 30_000;
const PAUSE_MS = 500;
/** Is drawn before the measured page, because headless Chromium sends a mouse event to the first page that it draws. */
const DRAWN_PAGE = 'data:text/html,<p>drawn';

export interface Device {
  readonly viewport: Viewport;
  readonly cpuSlowdown: number;
  readonly network?: { readonly latency: number; readonly download: number; readonly upload: number };
}

export const PHONE: Device = {
  viewport: { width: 390, height: 844, deviceScaleFactor: 3, isMobile: true, hasTouch: true },
  cpuSlowdown: 4,
  network: { latency: 150, download: 1.6 * MEGABIT, upload: 0.75 * MEGABIT },
};

/** Uses the network settings of Lighthouse's desktop profile. */
export const DESKTOP: Device = {
  viewport: { width: 1440, height: 900 },
  cpuSlowdown: 1,
  network: { latency: 40, download: 10 * MEGABIT, upload: 10 * MEGABIT },
};

/** Network emulation disables the back/forward cache. */
export const PHONE_WITHOUT_NETWORK: Device = { viewport: PHONE.viewport, cpuSlowdown: PHONE.cpuSlowdown };

/** Opens a page with an empty cache, calls `measure` when its HTML is parsed, and closes it. */
export async function visit<Measured>(
  browser: Browser,
  url: string,
  device: Device,
  measure: (page: Page, responses: readonly HTTPResponse[]) => Promise<Measured>,
): Promise<Measured> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await Promise.all([
      page.setViewport(device.viewport),
      page.emulateCPUThrottling(device.cpuSlowdown),
      device.network && page.emulateNetworkConditions(device.network),
      page.evaluateOnNewDocument(IN_PAGE),
    ]);
    await page.evaluate(drawTwice);
    await page.goto(DRAWN_PAGE);
    await page.evaluate(drawTwice);
    await pause(STARTED_MS);
    const responses: HTTPResponse[] = [];
    page.on('response', (response) => responses.push(response));
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    return await measure(page, responses);
  } finally {
    await context.close();
  }
}

/** Adds the observers to an activated prerendered document. They get the entries that it has buffered. */
export async function observe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'bench' in globalThis))) await page.evaluate(IN_PAGE);
}

/** Waits for the page's `load` event and a moment longer. */
export async function settled(page: Page): Promise<void> {
  await eventually(
    page,
    () => document.readyState === 'complete' || new Promise((loaded) => addEventListener('load', () => loaded(true))),
  );
  await pause(SETTLED_MS);
}

export async function vitalsOf(page: Page): Promise<Vitals> {
  await settled(page);
  return page.evaluate(() => bench.vitals());
}

/** Touches the edge of the screen, where no control is, and waits for hydration. */
export async function touchUntilHydrated(page: Page): Promise<number> {
  await page.touchscreen.tap(2, 400);
  return page.evaluate(async () => (await bench.hydrated()) - bench.touched());
}

/**
 * Waits until the condition is true in the current document. `waitForFunction` would wait forever if a prerendered
 * document replaces the first one.
 */
export async function eventually<Args extends unknown[]>(
  page: Page,
  condition: EvaluateFunc<Args>,
  ...args: Args
): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    const result = page.evaluate(condition, ...args).catch(() => false);
    if (await Promise.race([result, pause(PAUSE_MS)])) return;
    await pause(PAUSE_MS / 10);
  }
  throw new Error(`${page.url()} did not meet this condition within ${PATIENCE_MS} ms: ${condition}`);
}
