import type { Page } from '@playwright/test';
import { SUBMIT_PATH } from '../../functions/src/contract/call.ts';
import { OPTIONS } from '../../functions/src/contract/options.ts';
import { FORM, TOASTS } from '../../web/src/content/consultation.ts';
import { PATHS, ROUTES } from '../../web/src/routes.ts';
import { expectNoFinding, expectReadable, LEAST_AT_REST } from '../fixtures/axe.ts';
import * as form from '../fixtures/consultation-page.ts';
import {
  controlColors,
  controlPlaces,
  describeFocused,
  expectEveryStopByKeyboard,
  expectHands,
  expectLargeTargets,
  expectRings,
  expectUncovered,
  forceStates,
} from '../fixtures/controls.ts';
import { EACH_WIDTH, expect, test } from '../fixtures/pages.ts';

for (const { path } of ROUTES.filter((route) => route.path === route.canonical)) {
  test(
    `${path} is accessible: axe, targets, focus rings, nothing covered, states`,
    EACH_WIDTH,
    async ({ page, open, hasTouch }) => {
      await open(path);
      await page.evaluate(() => document.querySelector('details')?.toggleAttribute('open'));
      await expectNoFinding(page);
      await expectLargeTargets(page);
      await expectEveryStopByKeyboard(page);
      await expectUncovered(page);
      // A touch screen has no pointer over the page.
      if (hasTouch) return;
      await expectHands(page);
      await expectChangesUnderPointer(page);
      await expectReadableStates(page);
    },
  );
}

test('a form with messages, the toast of a failure and the thank-you screen are accessible', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/status of 500/);
  await page.route(SUBMIT_PATH, (route) => route.fulfill({ status: 500, json: { error: 'Failed' } }), { times: 1 });
  await form.open(page);
  await form.submit(page);
  await expect(page.getByRole('group', { name: FORM.problem.heading })).toBeFocused();
  await expectNoFinding(page);
  await expectFormWithExtras(page);
  await form.fillRequired(page, form.someFamily());
  await form.submit(page);
  await expect(page.getByRole('button', { name: TOASTS.close })).toBeVisible();
  await expectNoFinding(page);
  await expectLargeTargets(page);
  await expectRings(page, page.locator('[data-toast] :is(a, button)'));
  await expectReadableStates(page);
  await form.submit(page);
  await form.expectThanks(page);
  await expectNoFinding(page);
});

test('the open menu is accessible', async ({ page, open }) => {
  await open(PATHS.testimonials);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await expectNoFinding(page);
  await expectLargeTargets(page);
  await expectRings(page, page.getByRole('navigation', { name: 'Menu' }).getByRole('link'));
  await expectReadableStates(page);
});

// The accepted pictures in forced colors hold the rest of the look.
test('forced colors keep the focus ring', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(PATHS.testimonials);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect((await page.evaluate(describeFocused)).hasRing).toBe(true);
});

/** Checks a form with a corrected message, conditional questions, answers to clear, and an unchecked answer. */
async function expectFormWithExtras(page: Page): Promise<void> {
  const [none, dogs] = OPTIONS.currentPets;
  await form.question(page, 'firstName').fill('Dana');
  await form.question(page, 'email').fill('dana@gmial.com');
  await form.choose(page, 'familySize', '1-2 children');
  await form.choose(page, 'militaryStatus', 'Active duty');
  await form.choose(page, 'currentPets', dogs.label, none.label);
  await expect(page.getByRole('button', { name: 'dana@gmail.com' })).toBeVisible();
  await expectReadable(page, LEAST_AT_REST);
  await expectLargeTargets(page);
  await expectRings(page, page.getByRole('form').getByRole('button'));
}

/** Checks the contrast of the controls under the pointer, and pressed. */
async function expectReadableStates(page: Page): Promise<void> {
  for (const states of [['hover'], ['hover', 'active']]) {
    await forceStates(page, ...states);
    await expectReadable(page);
  }
}

/** Checks that controls change under the pointer without moving, and that buttons change again when they are pressed. */
async function expectChangesUnderPointer(page: Page): Promise<void> {
  const atRest = await page.evaluate(controlColors);
  const places = await page.evaluate(controlPlaces);
  await forceStates(page, 'hover');
  expect(await page.evaluate(controlPlaces)).toEqual(places);
  const hovered = await page.evaluate(controlColors);
  expect(hovered.filter((control, index) => control.colors === atRest[index]?.colors)).toEqual([]);
  await forceStates(page, 'hover', 'active');
  const pressed = await page.evaluate(controlColors);
  const buttons = pressed.map((control, index) => ({ ...control, hovered: hovered[index]?.colors }));
  expect(buttons.filter(({ isButton }) => isButton).length).toBeGreaterThan(0);
  expect(buttons.filter(({ isButton, colors, hovered }) => isButton && colors === hovered)).toEqual([]);
}
