import type { Page } from '@playwright/test';
import { SUBMIT_PATH } from '../../functions/src/contract/call.ts';
import { OPTIONS } from '../../functions/src/contract/options.ts';
import { FORM, TOASTS } from '../../web/src/content/consultation.ts';
import { PATHS, ROUTES } from '../../web/src/routes.ts';
import { expectNoFinding, expectReadable, LEAST_AT_REST } from '../fixtures/axe.ts';
import {
  choose,
  expectThanks,
  fillRequired,
  open as openForm,
  question,
  someFamily,
  submit,
} from '../fixtures/consultation-page.ts';
import {
  controlColors,
  controlPlaces,
  expectEveryStopByKeyboard,
  expectHands,
  expectLargeTargets,
  expectRings,
  forceStates,
} from '../fixtures/controls.ts';
import { EACH_WIDTH, expect, isEggForm, test } from '../fixtures/pages.ts';

for (const { path } of ROUTES.filter((route) => route.path === route.canonical)) {
  test(
    `${path}: axe finds nothing, targets are large, Tab comes to every stop with a ring, and controls change under a mouse and stay readable`,
    EACH_WIDTH,
    async ({ page, open, hasTouch }) => {
      await open(path);
      await expectNoFinding(page);
      await expectLargeTargets(page);
      await expectEveryStopByKeyboard(page);
      // A touch screen has no pointer over the page.
      if (hasTouch) return;
      await expectHands(page);
      await expectChangesUnderPointer(page);
      await expectReadableStates(page);
    },
  );
}

test('axe finds nothing on the served home page with an open question', async ({ page }) => {
  await page.goto(PATHS.home);
  await page.locator('#faq summary').first().click();
  await expect(page.locator('#faq details[open]')).toHaveCount(1);
  await expectNoFinding(page);
});

test('axe finds nothing in a form with messages, the toast of a failure and the thank-you screen', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/status of 500/);
  await page.route(SUBMIT_PATH, (route) => route.fulfill({ status: 500, json: { error: 'Failed' } }), { times: 1 });
  await openForm(page);
  await submit(page);
  await expect(page.getByRole('group', { name: FORM.problem.heading })).toBeFocused();
  await expectNoFinding(page);
  await expectFormWithExtras(page);
  await fillRequired(page, someFamily());
  await submit(page);
  await expect(page.getByRole('button', { name: TOASTS.close })).toBeVisible();
  await expectNoFinding(page);
  await expectLargeTargets(page);
  await expectRings(page, page.locator('[data-toast] :is(a, button)'));
  await expectReadableStates(page);
  await submit(page);
  await expectThanks(page);
  await expectNoFinding(page);
});

/** Checks a form with a corrected message, conditional questions, answers to clear, and an unchecked answer. */
async function expectFormWithExtras(page: Page): Promise<void> {
  const [none, dogs] = OPTIONS.currentPets;
  await question(page, 'firstName').fill('Dana');
  await question(page, 'email').fill('dana@gmial.com');
  await choose(page, 'familySize', '1-2 children');
  await choose(page, 'militaryStatus', 'Active duty');
  await choose(page, 'currentPets', dogs.label, none.label);
  await expect(page.getByRole('button', { name: 'dana@gmail.com' })).toBeVisible();
  await expectReadable(page, LEAST_AT_REST);
  await expectLargeTargets(page);
  await expectRings(page, page.getByRole('form').getByRole('button'));
}

/** Checks the controls under the pointer, and pressed. */
async function expectReadableStates(page: Page): Promise<void> {
  for (const states of [['hover'], ['hover', 'active']]) {
    await forceStates(page, ...states);
    await expectReadable(page);
  }
}

async function expectChangesUnderPointer(page: Page): Promise<void> {
  const atRest = await page.evaluate(controlColors);
  const places = await page.evaluate(controlPlaces);
  await forceStates(page, 'hover');
  expect(await page.evaluate(controlPlaces)).toEqual(places);
  const hovered = await page.evaluate(controlColors);
  expect(hovered.filter((colors, index) => colors === atRest[index])).toEqual([]);
}

test('axe finds nothing on the 404 page', EACH_WIDTH, async ({ page, open, expectConsole }) => {
  expectConsole(/status of 404/);
  expectConsole(/Page not found/);
  await open('/nope');
  await expectNoFinding(page);
});

test('axe finds nothing on the egg page when its form does not load', async ({ page, open, expectConsole }) => {
  expectConsole(/ERR_FAILED/);
  await page.route(isEggForm, (route) => route.abort());
  await open(PATHS.eggs);
  await page.getByRole('heading', { name: 'Order eggs' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectNoFinding(page);
});

test('axe finds nothing on the error screen', async ({ page, open, expectConsole }) => {
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
  await expectRings(page, page.getByRole('navigation', { name: 'Menu' }).getByRole('link'));
  await expectReadableStates(page);
});
