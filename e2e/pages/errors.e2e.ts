import type { Page } from '@playwright/test';
import { FARM, PHONE_HREF } from '../../web/src/content/farm.ts';
import { TESTIMONIALS } from '../../web/src/content/testimonials.ts';
import { PATHS } from '../../web/src/routes.ts';
import { comeAlive, eventually, expect, test } from '../fixtures/pages.ts';

const CHUNK = '**/assets/testimonials-page-*.js';
const BROKEN = 'export default function Broken() { throw new Error("Broken on purpose"); }';

test('a page that is still on its way shows the loading screen', async ({ page, open }) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(CHUNK, async (route) => {
    await arrived;
    await route.continue();
  });
  await open(PATHS.home);
  await openStories(page);
  await expect(page.getByRole('main').getByText(`Loading ${FARM.name}...`, { exact: true })).toBeVisible();
  arrive();
  await expect(page.getByRole('heading', { level: 1, name: TESTIMONIALS.hero.heading })).toBeFocused();
});

test('a page that fails to render shows the error screen, and Refresh Page brings it back', async ({
  page,
  open,
  expectConsole,
}) => {
  expectConsole(/Broken on purpose/);
  await page.route(CHUNK, (route) => route.fulfill({ contentType: 'text/javascript', body: BROKEN }));
  await open(PATHS.home);
  await openStories(page);
  await expectErrorScreen(page);

  await page.unroute(CHUNK);
  await page.getByRole('button', { name: 'Refresh Page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: TESTIMONIALS.hero.heading })).toBeVisible();
  await expect(page).toHaveURL(PATHS.testimonials);
});

test('the error screen leads on: another page renders again', async ({ page, open, expectConsole }) => {
  expectConsole(/Broken on purpose/);
  await page.route(CHUNK, (route) => route.fulfill({ contentType: 'text/javascript', body: BROKEN }));
  await open(PATHS.home);
  await openStories(page);
  await expectErrorScreen(page);
  await page.getByRole('main').getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page).toHaveURL(PATHS.home);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Oops! Something went wrong');
});

test('a page whose part is gone after a deploy is loaded anew', async ({ page, open, expectConsole }) => {
  expectConsole(/status of 404/);
  await open(PATHS.home);
  const loads = countLoads(page);
  await page.route(CHUNK, (route) => (loads.count === 0 ? route.fulfill({ status: 404 }) : route.continue()));
  await openStories(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TESTIMONIALS.hero.heading);
  await comeAlive(page);
  await expect(page).toHaveURL(PATHS.testimonials);
  expect(loads.count).toBe(1);
});

test('a part that stays gone leaves the served page after one load, never a loop', async ({
  page,
  open,
  expectConsole,
}) => {
  expectConsole(/status of 404/);
  expectConsole(/The page stays as it was served/);
  await open(PATHS.home);
  const loads = countLoads(page);
  await page.route(CHUNK, (route) => route.fulfill({ status: 404 }));
  await openStories(page);
  await eventually(() => loads.count).toBe(1);
  const given = page.waitForEvent('console', (message) => message.text().includes('stays as it was served'));
  await page.keyboard.press('Shift');
  await given;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TESTIMONIALS.hero.heading);
  expect(loads.count).toBe(1);
});

async function openStories(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Testimonials' }).click();
}

async function expectErrorScreen(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Oops! Something went wrong');
  await expect(main.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(main).toContainText("We're sorry for the inconvenience. Please try refreshing the page.");
  await expect(main.getByRole('link', { name: `Call ${FARM.phone}` })).toHaveAttribute('href', PHONE_HREF);
  await expect(main.getByRole('button', { name: 'Refresh Page' })).toBeVisible();
}

function countLoads(page: Page): { readonly count: number } {
  const loads = { count: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.count += 1;
  });
  return loads;
}
