import { SUBMIT_PATH } from '../../functions/src/contract/call.ts';
import { FORM, TOASTS } from '../../web/src/content/consultation.ts';
import { PATHS, ROUTES } from '../../web/src/routes.ts';
import { expectNoFinding } from '../fixtures/axe.ts';
import { expectThanks, fillRequired, open as openForm, someFamily, submit } from '../fixtures/consultation-page.ts';
import { expectEveryStopByKeyboard, expectLargeTargets } from '../fixtures/controls.ts';
import { EACH_WIDTH, expect, isEggForm, test } from '../fixtures/pages.ts';

for (const { path } of ROUTES.filter((route) => route.path === route.canonical)) {
  test(
    `${path}: axe finds nothing, targets are large, and Tab comes to every stop in order, in sight and with a ring`,
    EACH_WIDTH,
    async ({ page, open }) => {
      await open(path);
      await expectNoFinding(page);
      await expectLargeTargets(page);
      await expectEveryStopByKeyboard(page);
    },
  );
}

test('axe finds nothing on the served home page with an open question', EACH_WIDTH, async ({ page }) => {
  await page.goto(PATHS.home);
  await page.locator('#faq summary').first().click();
  await expect(page.locator('#faq details[open]')).toHaveCount(1);
  await expectNoFinding(page);
});

test(
  'axe finds nothing in a form with messages, the toast of a failure and the thank-you screen',
  EACH_WIDTH,
  async ({ page, expectConsole }) => {
    expectConsole(/status of 500/);
    await page.route(SUBMIT_PATH, (route) => route.fulfill({ status: 500, json: { error: 'Failed' } }), { times: 1 });
    await openForm(page);
    await submit(page);
    await expect(page.getByRole('group', { name: FORM.problem.heading })).toBeFocused();
    await expectNoFinding(page);
    await fillRequired(page, someFamily());
    await submit(page);
    await expect(page.getByRole('button', { name: TOASTS.close })).toBeVisible();
    await expectNoFinding(page);
    await expectLargeTargets(page);
    await submit(page);
    await expectThanks(page);
    await expectNoFinding(page);
  },
);

test('axe finds nothing on the 404 page', EACH_WIDTH, async ({ page, open, expectConsole }) => {
  expectConsole(/status of 404/);
  expectConsole(/Page not found/);
  await open('/nope');
  await expectNoFinding(page);
});

test(
  'axe finds nothing on the egg page when its form does not load',
  EACH_WIDTH,
  async ({ page, open, expectConsole }) => {
    expectConsole(/ERR_FAILED/);
    await page.route(isEggForm, (route) => route.abort());
    await open(PATHS.eggs);
    await page.getByRole('heading', { name: 'Order eggs' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectNoFinding(page);
  },
);

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

test('axe finds nothing in the open menu, and its targets are large', async ({ page, open }) => {
  await open(PATHS.testimonials);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await expectNoFinding(page);
  await expectLargeTargets(page);
});
