import type { IncomingMessage } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { PATHS } from '../../web/src/routes.ts';
import { forward, startServer } from '../fixtures/proxy.ts';
import { openChromium } from './chromium.ts';

const requests: IncomingMessage[] = [];
const proxy = await startServer((incoming, outgoing) => {
  requests.push(incoming);
  forward(incoming, outgoing);
});
afterAll(proxy.close);

// That a page requests no script before it is drawn is tested in e2e/pages/startup.e2e.ts.
test('hovering over the link prerenders the form, which runs no script and stores nothing before it is shown', async () => {
  let visit = await visitByHovering();
  // A busy browser may drop a prerendered page and load it again after the click.
  for (let tries = 1; visit.shown === 0 && tries < 5; tries += 1) visit = await visitByHovering();
  expect(visit.shown, 'milliseconds since the prerendering began').toBeGreaterThan(0);
  expect(visit.scripts.filter((start) => start < visit.shown)).toEqual([]);
});

/** Opens home on a desktop, hovers over the link, waits for the request of the prerendered page, and clicks. */
async function visitByHovering(): Promise<ReturnType<typeof timesOf>> {
  const page = await openChromium();
  await page.setViewport({ width: 1440, height: 900 });
  requests.length = 0;
  await page.goto(proxy.origin + PATHS.home, { waitUntil: 'networkidle0' });
  expect(prerendered()).toEqual([]);
  const link = `main a[href="${PATHS.consultation}"]`;
  await page.hover(link);
  await expect.poll(prerendered).toEqual(expect.arrayContaining([`GET ${PATHS.consultation}`]));
  expect(await page.evaluate(() => [sessionStorage.length, localStorage.length])).toEqual([0, 0]);
  await page.click(link);
  await expect.poll(() => page.evaluate(() => location.pathname)).toBe(PATHS.consultation);
  const times = await page.evaluate(timesOf);
  expect(prerendered().filter((request) => !request.startsWith('GET '))).toEqual([]);
  await page.browser().close();
  return times;
}

function prerendered(): string[] {
  const isPrerendered = ({ headers }: IncomingMessage) => String(headers['sec-purpose']).includes('prerender');
  return requests.filter(isPrerendered).map(({ method, url }) => `${method} ${url}`);
}

/** Times in milliseconds since the browser began to load the page. */
function timesOf() {
  const [arrival] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    readonly activationStart: number;
  })[];
  const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
  return { shown: arrival?.activationStart ?? 0, scripts: scripts.map(({ startTime }) => startTime) };
}
