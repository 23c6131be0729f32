import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { PATHS, ROUTES } from '../../web/src/routes.ts';
import { comeAlive, expect, test } from '../fixtures/pages.ts';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const { path } of ROUTES) {
  test(`axe finds nothing on ${path}`, async ({ page, open }) => {
    await open(path);
    await expectNoFinding(page);
  });
}

test('axe finds nothing on a page that no script has touched', async ({ page }) => {
  await page.goto(PATHS.home);
  await expectNoFinding(page);
});

test('axe finds nothing on the home page with an open question', async ({ page }) => {
  await page.goto(PATHS.home);
  await page.locator('#faq summary').first().click();
  await expectNoFinding(page);
});

test('axe finds nothing on the 404 page', async ({ page, open, expectConsole }) => {
  expectConsole(/status of 404/);
  expectConsole(/Page not found/);
  await open('/nope');
  await expectNoFinding(page);
});

test('axe finds nothing where the egg form does not load', async ({ page, open, expectConsole }) => {
  expectConsole(/ERR_FAILED/);
  await page.route(/forms\.example|\/eggs$/, (route) => route.abort());
  await open(PATHS.eggs);
  await page.getByRole('heading', { name: 'Order eggs' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectNoFinding(page);
});

test('axe finds nothing on the error screen', async ({ page, expectConsole }) => {
  expectConsole(/Broken on purpose/);
  const body = 'export default function Broken() { throw new Error("Broken on purpose"); }';
  await page.route('**/assets/testimonials-page-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
  await page.goto(PATHS.home);
  await comeAlive(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Testimonials' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Something went wrong');
  await expectNoFinding(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('axe finds nothing in the open menu', async ({ page, open }) => {
    await open(PATHS.testimonials);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    await expectNoFinding(page);
  });
});

/** Animations are waited for: in the middle of a fade no text has its contrast. */
async function expectNoFinding(page: Page): Promise<void> {
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  const { violations, incomplete } = await new AxeBuilder({ page }).withTags(STANDARDS).analyze();
  const findings = violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target.join(' ')) }));
  expect(findings).toEqual([]);
  expect(incomplete.map(({ id }) => id).filter((id) => id !== 'color-contrast')).toEqual([]);
}
