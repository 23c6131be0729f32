import type { Browser, Page } from 'puppeteer-core';
import { unhydratedParts } from '../../e2e/fixtures/hydration.ts';
import { drawTwice } from '../../e2e/fixtures/test.ts';
import { QUESTIONS } from '../../functions/src/contract/questions.ts';
import { PATHS, ROUTES } from '../../web/src/routes.ts';

/** Milliseconds in which the page's main thread has computed. A busy machine hardly changes it. */
type CpuTime = () => Promise<number>;
/** Returns milliseconds. */
type Measure = (page: Page, cpuTime: CpuTime) => Promise<number>;

/** A slow phone, with a slow 4G network: 1.6 and 0.75 Mbit/s. */
const VIEWPORT = { width: 390, height: 844, deviceScaleFactor: 3, isMobile: true, hasTouch: true };
const SLOW_NETWORK = { latency: 150, download: 200_000, upload: 93_750 };
const CPU_SLOWDOWN = 4;
const { home, consultation } = PATHS;
const NAME = '[name="firstName"]';
const SUBMIT = 'main form [type="submit"]';
const WITH_CHILDREN = `label:has([name="familySize"][value="${QUESTIONS.familySize.options[1].value}"])`;

type Row = readonly [name: string, path: string, measure: Measure];

export const ROWS = ROUTES.filter(({ path, canonical }) => path === canonical).map(
  ({ path, page }): Row => [`first view of ${page}`, path, firstView],
);

export const ROWS_WITH_SCRIPT: readonly Row[] = [
  ['form until hydrated', consultation, untilHydrated],
  ['home from the first touch until hydrated', home, touchedUntilHydrated],
  ['interaction with the form', consultation, longestInteraction],
];

/** Opens a page with an empty cache on a slow phone, and calls `measure` when its HTML is parsed. */
export async function visit(browser: Browser, url: string, measure: Measure): Promise<number> {
  await using context = await browser.createBrowserContext();
  const page = await context.newPage();
  // Puppeteer evaluates its conditions with eval.
  await page.setBypassCSP(true);
  await page.setViewport(VIEWPORT);
  await page.emulateCPUThrottling(CPU_SLOWDOWN);
  await page.emulateNetworkConditions(SLOW_NETWORK);
  // Headless Chromium sends a mouse event to the first page that it draws, so that page is another one.
  await page.goto('data:text/html,<p>drawn');
  await page.evaluate(drawTwice);
  const session = await page.createCDPSession();
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  return await measure(page, async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  });
}

/** From the navigation to the largest paint. */
async function firstView(page: Page): Promise<number> {
  await settled(page);
  return page.evaluate(async () => {
    const { promise, resolve } = Promise.withResolvers<PerformanceObserverEntryList>();
    new PerformanceObserver(resolve).observe({ type: 'largest-contentful-paint', buffered: true });
    return (await promise).getEntries().at(-1)?.startTime ?? Number.NaN;
  });
}

/** CPU time until React has hydrated the parts of the page and all fields of the form. */
async function untilHydrated(page: Page, cpuTime: CpuTime): Promise<number> {
  await hydrated(page);
  return cpuTime();
}

/** Touches a point where no control is. The first touch loads the script. */
async function touchedUntilHydrated(page: Page, cpuTime: CpuTime): Promise<number> {
  await settled(page);
  const start = await cpuTime();
  await page.touchscreen.tap(2, 400);
  await hydrated(page);
  return (await cpuTime()) - start;
}

async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(`(${unhydratedParts})().length === 0`, { polling: 10 });
}

/** The longest time from a tap or key to the next paint. The browser reports those of 16 ms and more. */
async function longestInteraction(page: Page): Promise<number> {
  await hydrated(page);
  const found = await page.evaluateHandle(() => {
    const found = { longest: 16 };
    const note = ({ duration }: PerformanceEntry) => (found.longest = Math.max(found.longest, duration));
    const options = { type: 'event', durationThreshold: found.longest };
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe(options);
    return found;
  });
  for (const selector of [NAME, WITH_CHILDREN, SUBMIT, NAME]) {
    await page.$eval(selector, (element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }));
    await settled(page);
    await page.tap(selector);
    if (selector === NAME) await page.keyboard.type('Da');
    await settled(page);
  }
  return found.evaluate(({ longest }) => longest);
}

/** Waits longer than the tasks that directly follow a paint or hydration. */
async function settled(page: Page): Promise<void> {
  await page.waitForNetworkIdle({ idleTime: 250 });
}
