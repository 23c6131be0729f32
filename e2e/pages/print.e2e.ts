import { FARM } from '../../web/src/content/farm.ts';
import { HOME } from '../../web/src/content/home.ts';
import { PATHS } from '../../web/src/routes.ts';
import { expect, test } from '../fixtures/pages.ts';

test.use({ javaScriptEnabled: false });

// The accepted pictures of each page on paper hold its look.
test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }));

test('all answers, and the addresses of links to other sites, are printed', async ({ page }) => {
  await page.goto(PATHS.home);
  for (const { answer } of HOME.faq.items) await expect(page.getByText(answer)).toBeVisible();
  await page.goto(PATHS.workingPups);
  const printed = await page
    .locator(`[href="${FARM.workingPupForm}"]`)
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content));
  expect(new Set(printed)).toEqual(new Set([`" (${FARM.workingPupForm})"`]));
});
