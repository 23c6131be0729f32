import type { Page } from '@playwright/test';
import { PATHS } from '../../web/src/routes.ts';
import { ANOTHER_PAGE } from '../fixtures/another-page.ts';
import { unhydratedParts } from '../fixtures/hydration.ts';
import { expect, open, SCRIPTS, test, waitForHydration } from '../fixtures/pages.ts';

/** What a visitor does first: move the pointer over the page, touch it, press a key, or move the focus into it. */
const FIRST_EVENTS: readonly ((page: Page) => Promise<void>)[] = [
  (page) => page.mouse.move(100, 300),
  (page) => page.getByRole('heading', { level: 1 }).dispatchEvent('pointerdown'),
  (page) => page.keyboard.press('ArrowDown'),
  (page) => page.getByRole('contentinfo').getByRole('link').first().focus(),
];

test('nothing moves or asks for what is not needed yet, and the picture above the fold is requested first', async ({
  page,
}) => {
  const scripts = scriptsOf(page);
  await page.addInitScript(withoutLongTimeouts);
  // Each page is a first visit, because a route turns off the browser's cache.
  await page.route('**', (route) => route.continue());
  const withScript: string[] = [PATHS.consultation, PATHS.consultationAlias, PATHS.eggs];
  const withoutScript = Object.values(PATHS).filter((path) => !withScript.includes(path));
  for (const [path, width] of [[PATHS.home, 1440] as const, ...withoutScript.map((each) => [each, 390] as const)]) {
    await page.setViewportSize({ width, height: 844 });
    await expectQuiet(page, path);
    expect(scripts, path).toEqual([]);
  }
  for (const path of withScript) await expectQuiet(page, path);
});

async function expectQuiet(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html:is([data-loading], [data-opening])'), path).toHaveCount(0);
  expect(await page.evaluate(layoutShift), path).toBeLessThan(0.1);
  const first = page.locator('main img:not([loading=lazy])');
  expect(await first.count(), path).toBeLessThanOrEqual(1);
  await expect(page.locator('link[rel=preload][as=image]:not([fetchpriority=high])'), path).toHaveCount(0);
  const picture = page.locator('main picture:has([fetchpriority=high])');
  if (path === PATHS.home) await expect(picture).toHaveCount(1);
  if ((await picture.count()) > 0) {
    const { shown, requests } = await picture.evaluate(requestsFor);
    expect(requests, path).toEqual([{ url: shown, by: 'link' }]);
    await expect(page.locator('link[rel=preload] ~ style'), path).toHaveCount(1);
  }
  // Faces of pups wait for the largest picture.
  const late = await page.locator('main img[loading=lazy]:not(.face img)').evaluateAll((pictures) =>
    pictures.filter((each) => {
      const { top, height } = each.getBoundingClientRect();
      return height > 0 && top + height / 2 < innerHeight;
    }),
  );
  expect(late, path).toEqual([]);
}

test('if the visitor saves data or the connection is slow, no link is prerendered or preloaded', async ({ page }) => {
  for (const value of [{ effectiveType: '2g' }, { saveData: true }]) {
    await page.addInitScript(
      (connection) => Object.defineProperty(navigator, 'connection', { value: connection, configurable: true }),
      value,
    );
    await page.goto(PATHS.home);
    // web/prerender/speculation-rules.ts leaves out pages with this attribute.
    await expect(page.locator('html'), JSON.stringify(value)).toHaveAttribute('data-saving');
  }
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await waitForHydration(page);
  await page.getByRole('contentinfo').getByRole('link', { name: ANOTHER_PAGE.name }).hover();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.evaluate((last) => fetch(last), PATHS.consultation);
  expect(requests).toContain(PATHS.consultation);
  expect(requests.filter((path) => /-page-.*\.js$/.test(path))).toEqual([expect.stringContaining('/home-page-')]);
});

test('the first event of the visitor hydrates a page, which was built last year and then shows the current one', async ({
  page,
}) => {
  const next = new Date().getFullYear() + 1;
  await page.clock.setFixedTime(`${next}-01-02`);
  for (const show of FIRST_EVENTS) {
    await page.goto(PATHS.home);
    const script = page.waitForRequest(SCRIPTS);
    await show(page);
    await script;
  }
  await waitForHydration(page);
  await expect(page.getByRole('contentinfo')).toContainText(`© ${next}`);
});

test('a page that is not drawn yet, such as one in a background tab, requests no script', async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });
  await page.goto(PATHS.consultation, { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
});

test('the form requests its script after the first paint, before fonts and pictures, and is hydrated before the header', async ({
  page,
}) => {
  await page.addInitScript(`new MutationObserver((_, observer) => {
    if (!document.querySelector('form[novalidate]')) return;
    observer.disconnect();
    document.documentElement.dataset.later = (${unhydratedParts})().join(' ');
  }).observe(document, { subtree: true, attributeFilter: ['novalidate'] })`);
  await page.route('**/*.{woff2,svg,avif,webp,jpeg}', () => new Promise<void>(() => undefined));
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const script = page.waitForRequest(SCRIPTS);
  await page.goto(PATHS.consultationAlias, { waitUntil: 'commit' });
  await page.locator('script[data-entry]').waitFor({ state: 'attached' });
  // One frame and one task.
  await page.clock.runFor(100);
  await script;
  await page.clock.resume();
  await expect(page.locator('html')).toHaveAttribute('data-later', /HEADER.* FOOTER/);
});

test('all scripts of a page are requested at once', async ({ page }) => {
  const scripts = scriptsOf(page);
  // Scripts that a page loads when it is idle do not count.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  for (const path of [PATHS.home, PATHS.consultation]) {
    await open(page, path);
    const needed = new Set(scripts.splice(0));
    expect(needed.size, path).toBeGreaterThan(1);
    await page.route(SCRIPTS, () => new Promise<void>(() => undefined));
    await page.reload({ waitUntil: 'commit' });
    await expect(async () => {
      await page.keyboard.press('Shift');
      expect(new Set(scripts), path).toEqual(needed);
    }).toPass();
    await page.unroute(SCRIPTS);
    scripts.splice(0);
  }
});

function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
}

/** Runs in the page before its scripts. Timeouts of three seconds or more never end. */
function withoutLongTimeouts(): void {
  const start = window.setTimeout;
  window.setTimeout = ((act: TimerHandler, ms = 0) => (ms < 3000 ? start(act, ms) : 0)) as typeof setTimeout;
}

/** Runs in the page. How much moved without an act of the visitor: https://web.dev/articles/cls */
function layoutShift(): number {
  const observer = new PerformanceObserver(() => undefined);
  observer.observe({ type: 'layout-shift', buffered: true });
  const shifts = observer.takeRecords() as (PerformanceEntry & { readonly value: number })[];
  return shifts.reduce((total, { value }) => total + value, 0);
}

/** Runs in the page. The file that a picture shows, and the requests for all files that it may show. */
function requestsFor(picture: Element) {
  const sets = [...picture.querySelectorAll('source')].flatMap(({ srcset }) => srcset.split(', '));
  const image = picture.querySelector('img');
  const names = [...sets.map((candidate) => candidate.split(' ')[0] ?? ''), image?.src ?? ''];
  const files = names.map((name) => new URL(name, location.href).href);
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const requests = entries.map(({ name, initiatorType }) => ({ url: name, by: initiatorType }));
  return { shown: image?.currentSrc, requests: requests.filter(({ url }) => files.includes(url)) };
}
