import type { Page } from '@playwright/test';
import { FARM, PHONE_HREF } from '../../web/src/content/farm.ts';
import { HOME } from '../../web/src/content/home.ts';
import { PATHS } from '../../web/src/routes.ts';
import { ANOTHER_PAGE } from '../fixtures/another-page.ts';
import { expectNoFinding } from '../fixtures/axe.ts';
import { expect, hold, open, scrollTop, test, waitForHydration } from '../fixtures/pages.ts';

const BROKEN = 'export default function Broken() { throw new Error("Broken on purpose"); }';

for (const [what, script, log] of [
  ['that fails to render', { contentType: 'text/javascript', body: BROKEN }, /Broken on purpose/],
  ['whose chunk is missing in the same build', { status: 404 }, /status of 404|dynamically imported module/],
] as const)
  test(`a page ${what} shows the error screen, which leads on`, async ({ page, expectConsole }) => {
    expectConsole(log);
    await page.route(ANOTHER_PAGE.script, (route) => route.fulfill(script));
    await open(page, PATHS.home);
    await openAnotherPage(page);
    await expectErrorScreen(page);
    await expectNoFinding(page);
    await page.getByRole('main').getByRole('link', { name: 'Back to the home page' }).click();
    await expect(page).toHaveURL(PATHS.home);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(HOME.hero.heading);
  });

test('a page whose chunk is gone in another build is reloaded, and starts at its top', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/status of 404/);
  await open(page, PATHS.home);
  let loads = 0;
  // As if Back had restored the page from the browser's cache.
  await page.evaluate(() => {
    for (const type of ['pagehide', 'pageshow']) dispatchEvent(new PageTransitionEvent(type));
  });
  // As after a deploy.
  await page.route(ANOTHER_PAGE.script, (route) => (loads === 0 ? route.fulfill({ status: 404 }) : route.continue()));
  await page.route(`**${ANOTHER_PAGE.path}`, (route) => {
    if (!route.request().isNavigationRequest()) return route.fulfill({ body: 'Another build' });
    loads += 1;
    return route.continue();
  });
  await openAnotherPage(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ANOTHER_PAGE.heading);
  await waitForHydration(page);
  await expect(page).toHaveURL(ANOTHER_PAGE.path);
  expect(await scrollTop(page)).toBe(0);
  expect(loads).toBe(1);
});

test('an idle page downloads the form, and hovering over a link its page, which opens without the loading screen', async ({
  page,
}) => {
  const form = page.waitForRequest('**/assets/family-consultation-page-*.js');
  await open(page, PATHS.home);
  await form;
  const script = page.waitForRequest(ANOTHER_PAGE.script);
  await page.getByRole('contentinfo').getByRole('link', { name: ANOTHER_PAGE.name }).hover();
  await page.evaluate((url) => import(url), (await script).url());
  const loading = await page.evaluateHandle(() => {
    const seen = new Set<boolean>();
    const observer = new MutationObserver(() => seen.add(document.querySelector('main[aria-busy]') !== null));
    observer.observe(document.body, { childList: true, subtree: true });
    return seen;
  });
  await openAnotherPage(page);
  await expect(page.getByRole('heading', { level: 1, name: ANOTHER_PAGE.heading })).toBeFocused();
  expect(await loading.evaluate((seen) => [...seen])).toEqual([false]);
});

test('a page shows that it is loading, and the error screen if the connection is lost', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED/);
  expectConsole(/Failed to fetch dynamically imported module/);
  await open(page, PATHS.home);
  const release = await hold(page, ANOTHER_PAGE.script);
  await openAnotherPage(page);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(`Loading ${FARM.name}...`);
  await page.context().setOffline(true);
  release();
  await expectErrorScreen(page);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Refresh Page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: ANOTHER_PAGE.heading })).toBeVisible();
  await expect(page).toHaveURL(ANOTHER_PAGE.path);
});

async function openAnotherPage(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: ANOTHER_PAGE.name }).click();
}

async function expectErrorScreen(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Oops! Something went wrong');
  await expect(main.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(main.getByRole('link', { name: `Call ${FARM.phone}` })).toHaveAttribute('href', PHONE_HREF);
  await expect(main.getByRole('button', { name: 'Refresh Page' })).toBeVisible();
}
