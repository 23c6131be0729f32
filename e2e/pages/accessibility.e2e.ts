import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { FORM } from '../../web/src/content/consultation.ts';
import { PATHS, ROUTES } from '../../web/src/routes.ts';
import { expectThanks, fillRequired, open as openForm, someFamily, submit } from '../fixtures/consultation-page.ts';
import { comeAlive, EACH_WIDTH, expect, test } from '../fixtures/pages.ts';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const INNER = ROUTES.filter(({ path, canonical }) => path === canonical && path !== PATHS.home);

for (const { path } of INNER) {
  test(`axe finds nothing on ${path}`, EACH_WIDTH, async ({ page, open }) => {
    await open(path);
    await expectNoFinding(page);
  });
}

test(
  'axe finds nothing on the home page as it is served, nor alive with an open question',
  EACH_WIDTH,
  async ({ page }) => {
    await page.goto(PATHS.home);
    await expectNoFinding(page);
    await comeAlive(page);
    await page.locator('#faq summary').first().click();
    await expect(page.locator('#faq details[open]')).toHaveCount(1);
    await expectNoFinding(page);
  },
);

test('axe finds nothing in a form with messages, nor in the thanks for it', EACH_WIDTH, async ({ page }) => {
  await openForm(page);
  await submit(page);
  await expect(page.getByRole('group', { name: FORM.problem.heading })).toBeFocused();
  await expectNoFinding(page);
  await fillRequired(page, someFamily());
  await submit(page);
  await expectThanks(page);
  await expectNoFinding(page);
});

test('axe finds nothing on the 404 page', EACH_WIDTH, async ({ page, open, expectConsole }) => {
  expectConsole(/status of 404/);
  expectConsole(/Page not found/);
  await open('/nope');
  await expectNoFinding(page);
});

test('axe finds nothing where the egg form does not load', EACH_WIDTH, async ({ page, open, expectConsole }) => {
  expectConsole(/ERR_FAILED/);
  await page.route(/forms\.example|\/eggs$/, (route) => route.abort());
  await open(PATHS.eggs);
  await page.getByRole('heading', { name: 'Order eggs' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectNoFinding(page);
});

test('axe finds nothing on the error screen', EACH_WIDTH, async ({ page, open, expectConsole }) => {
  expectConsole(/Broken on purpose/);
  const body = 'export default function Broken() { throw new Error("Broken on purpose"); }';
  await page.route('**/assets/testimonials-page-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
  await open(PATHS.home);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Testimonials' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Something went wrong');
  await expectNoFinding(page);
});

test('axe finds nothing in the open menu', async ({ page, open }) => {
  await open(PATHS.testimonials);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await expectNoFinding(page);
});

/** Animations are waited for: in the middle of a fade no text has its contrast. */
async function expectNoFinding(page: Page): Promise<void> {
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  const { passes, violations, incomplete } = await new AxeBuilder({ page }).withTags(STANDARDS).analyze();
  // Rules that found nothing to look at say nothing.
  expect(passes.map(({ id }) => id)).toEqual(expect.arrayContaining(['color-contrast', 'document-title', 'region']));
  const findings = violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target.join(' ')) }));
  expect(findings).toEqual([]);
  expect(incomplete.map(({ id }) => id).filter((id) => id !== 'color-contrast')).toEqual([]);
}
