import { RECEIVED_PATH } from '../../functions/src/contract/call.ts';
import { PATHS, ROUTES } from '../../web/src/routes.ts';
import { choose, open } from '../fixtures/consultation-page.ts';
import { waitForHydration } from '../fixtures/pages.ts';
import {
  expectLayout,
  expectPage,
  expectPart,
  expectTree,
  expectView,
  PHONE_AND_DESK,
  setWidth,
  test,
  testAt,
} from './test.ts';

const PAGES = ROUTES.filter(({ path, canonical }) => path === canonical);
/** Pages that change most between a phone and a wide screen. */
const MANY_WIDTHS = ['home', 'family-consultation'];
const A4_WIDTH = 718;

for (const { page: name, path } of PAGES) {
  testAt(PHONE_AND_DESK, name, async ({ page, width }) => {
    await page.goto(path);
    await waitForHydration(page);
    await expectPage(page, `${name}-${width}`);
    // The header and the footer are the same on all pages.
    if (width === 1440) await expectTree(page, name, page.locator(path === PATHS.home ? 'body' : 'main'));
  });

  test(`${name} at widths between`, async ({ page }) => {
    await page.goto(path);
    for (const width of MANY_WIDTHS.includes(name)
      ? [600, 900, 1024]
      : name.endsWith('-pups')
        ? [600, 768, 1024]
        : [768, 1024]) {
      await setWidth(page, width);
      await expectLayout(page, `${name}-${width}`);
    }
  });

  testAt([A4_WIDTH], `${name} on paper`, async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto(path);
    await expectLayout(page, `${name}-print`);
  });
}

testAt(PHONE_AND_DESK, 'not-found', async ({ page, width, expectConsole }) => {
  expectConsole(/Page not found/);
  await page.goto('/404');
  await waitForHydration(page);
  await expectPage(page, `not-found-${width}`);
  if (width === 1440) await expectTree(page, 'not-found', page.getByRole('main'));
});

testAt(PHONE_AND_DESK, 'the thank-you page without script', async ({ page, width }) => {
  await page.goto(RECEIVED_PATH);
  await expectPage(page, `thank-you-page-${width}`);
  if (width === 1440) await expectTree(page, 'thank-you-page', page.getByRole('main'));
});

testAt([320, 390, 1440, 2560], 'the first view of home', async ({ page, width }) => {
  await page.goto(PATHS.home);
  await expectView(page, `home-first-view-${width}`);
});

for (const [sky, hour] of [
  ['dusk', '18:30'],
  ['night', '21:40'],
]) {
  testAt(PHONE_AND_DESK, `the first view of home at ${sky}`, async ({ page, width }) => {
    await page.clock.setFixedTime(`2026-11-22T${hour}:00-06:00`);
    await page.goto(PATHS.home);
    await expectView(page, `home-${sky}-${width}`);
  });
}

testAt([320, 2560], 'eggs, as served', async ({ page, width }) => {
  await page.goto(PATHS.eggs);
  await expectPage(page, `eggs-${width}`);
});

testAt([1440], 'the preview of a shared link', async ({ page }) => {
  await page.goto(PATHS.home);
  const image = await page.locator('meta[property="og:image"]').getAttribute('content');
  await page.goto(new URL(`${image}`).pathname);
  await expectPart(page.locator('img'), 'share-home');
});

testAt([390], 'home in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(PATHS.home);
  await expectLayout(page, 'home-forced-colors-390');
});

testAt([390], 'the form in forced colors', async ({ page, width }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page);
  await choose(page, 'propertyType', 'Suburban home under 1 acre');
  await choose(page, 'currentPets', 'Dogs');
  await expectPage(page, `form-forced-colors-${width}`);
});
