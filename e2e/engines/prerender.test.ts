import { expect, test } from 'vitest';
import { PATHS } from '../../web/src/routes.ts';
import { openChromium } from './chromium.ts';
import { ORIGIN } from './engine.ts';

// That a page requests no script before it is drawn is tested in e2e/pages/startup.e2e.ts.
test('hovering over the link prerenders the form, which runs no script and stores nothing before it is shown', async () => {
  let visit = await visitByHovering();
  // A busy browser may drop a prerendered page and load it again after the click.
  for (let tries = 1; visit.shown === 0 && tries < 5; tries += 1) visit = await visitByHovering();
  expect(visit.shown, 'milliseconds since the prerendering began').toBeGreaterThan(0);
  expect(visit.scripts.filter((start) => start < visit.shown)).toEqual([]);
});

/** Opens home on a desktop, hovers over the link, waits until the browser prerenders the page, and clicks. */
async function visitByHovering(): Promise<ReturnType<typeof timesOf>> {
  const page = await openChromium();
  await page.setViewport({ width: 1440, height: 900 });
  const prerendered: string[] = [];
  // A session of the page itself would turn prerendering off.
  const session = await page.browser().target().createCDPSession();
  session.on('Target.targetInfoChanged', ({ targetInfo: { subtype, url } }) => {
    if (subtype === 'prerender') prerendered.push(url);
  });
  await session.send('Target.setDiscoverTargets', { discover: true, filter: [{}] });
  await page.goto(ORIGIN + PATHS.home, { waitUntil: 'networkidle0' });
  expect(prerendered).toEqual([]);
  const link = `main a[href="${PATHS.consultation}"]`;
  await page.hover(link);
  await expect.poll(() => prerendered).toContain(ORIGIN + PATHS.consultation);
  expect(await page.evaluate(() => [sessionStorage.length, localStorage.length])).toEqual([0, 0]);
  await page.click(link);
  await expect.poll(() => page.evaluate(() => location.pathname)).toBe(PATHS.consultation);
  const times = await page.evaluate(timesOf);
  await page.browser().close();
  return times;
}

/** Times in milliseconds since the browser began to load the page. */
function timesOf() {
  const [arrival] = performance.getEntriesByType('navigation');
  const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
  return { shown: Number(arrival?.toJSON().activationStart), scripts: scripts.map(({ startTime }) => startTime) };
}
