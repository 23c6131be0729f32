import type { Page } from '@playwright/test';
import { SUBMIT_PATH } from '../../functions/src/contract/call.ts';
import { QUESTIONS } from '../../functions/src/contract/questions.ts';
import { FORM, TOASTS } from '../../web/src/content/consultation.ts';
import { PATHS, ROUTES } from '../../web/src/routes.ts';
import { expectNoFinding } from '../fixtures/axe.ts';
import * as form from '../fixtures/consultation-page.ts';
import * as controls from '../fixtures/controls.ts';
import { expect, test, WIDE } from '../fixtures/pages.ts';

for (const { path } of ROUTES.filter((route) => route.path === route.canonical))
  test(`${path} is accessible by keyboard and touch`, async ({ page, open }) => {
    await open(path);
    await page.evaluate(() => document.querySelector('details')?.toggleAttribute('open'));
    await expectNoFinding(page);
    expect(await page.evaluate(splitTexts)).toEqual([]);
    await controls.expectLargeTargets(page);
    await controls.expectFocusRings(page, page.locator(controls.FOCUSABLE));
  });

/** The pages with the most different parts. What the others have on a wide screen is on these, too. */
test.describe('on a wide screen', () => {
  test.use(WIDE);
  for (const path of [PATHS.home, PATHS.familyPups, PATHS.consultation])
    test(`${path} is accessible under a pressed mouse`, async ({ page, open }) => {
      await open(path);
      await controls.forceStates(page, 'hover', 'active');
      await expectNoFinding(page);
      const [width, room] = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return [scrollWidth, clientWidth] as const;
      });
      expect(room, 'beside the scrollbar').toBeLessThan(1440);
      expect(width).toBe(room);
      await controls.expectFocusRings(page, page.getByRole('banner').getByRole('link'));
    });
});

test('messages, the toast of a failure and the thank-you screen are accessible', async ({ page, expectConsole }) => {
  expectConsole(/status of 500/);
  await page.route(SUBMIT_PATH, (route) => route.fulfill({ status: 500, json: { error: 'Failed' } }), { times: 1 });
  await form.open(page);
  await form.submit(page);
  await expect(page.getByRole('group', { name: FORM.problem.heading })).toBeFocused();
  await expectFormWithExtras(page);
  await form.fillRequired(page, form.someFamily());
  await form.submit(page);
  await expect(page.getByRole('button', { name: TOASTS.close })).toBeVisible();
  await expectNoFinding(page);
  expect(await page.evaluate(moving)).toEqual([]);
  await controls.expectLargeTargets(page);
  await controls.expectFocusRings(page, page.locator('[data-toast] :is(a, button)'));
  await form.submit(page);
  await form.expectThanks(page);
  await expectNoFinding(page);
});

test('the open menu is accessible, and with reduced motion nothing moves', async ({ page, open }) => {
  await open(PATHS.home);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await expectNoFinding(page);
  await controls.expectLargeTargets(page);
  await controls.expectFocusRings(page, page.getByRole('navigation', { name: 'Menu' }).getByRole('link'));
  expect(await page.evaluate(moving)).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await page.evaluate(moving)).toContain('HTML scroll-behavior');
});

/** Checks a form with a corrected message, conditional questions, an answer to clear, and an unchecked answer. */
async function expectFormWithExtras(page: Page): Promise<void> {
  const [none, dogs] = QUESTIONS.currentPets.options;
  await form.question(page, 'firstName').fill('Dana');
  await form.question(page, 'email').fill('dana@gmial.com');
  await form.choose(page, 'familySize', '1-2 children');
  await form.choose(page, 'militaryStatus', 'Active duty');
  await form.choose(page, 'currentPets', dogs.label, none.label);
  await expect(page.getByRole('button', { name: 'dana@gmail.com' })).toBeVisible();
  await expectNoFinding(page);
  await controls.expectLargeTargets(page);
  await controls.expectFocusRings(page, page.getByRole('form').getByRole('button'));
}

/**
 * Runs in the page. Finds words that are a box in the line of a text: find in page and links to a text (`#:~:text=`) would
 * not find the text across it. The browser of the tests has neither.
 */
function splitTexts(): string[] {
  const isText = (node: Node) => node instanceof Text && node.data.trim() !== '';
  return [...document.querySelectorAll('main :not(a, button, input, svg)')]
    .filter((word) => getComputedStyle(word).display.startsWith('inline-') && word.textContent?.trim())
    .filter((word) => [...(word.parentElement?.childNodes ?? [])].some(isText))
    .map(({ textContent }) => textContent ?? '');
}

/** Runs in the page. Finds everything that scrolls smoothly, fades or slides. */
function moving(): string[] {
  const takesTime = (durations: string) => durations.split(',').some((duration) => Number.parseFloat(duration) > 0);
  return [...document.querySelectorAll('*')].flatMap((element) => {
    const style = getComputedStyle(element);
    const { scrollBehavior, transitionDuration, animationName, animationDuration } = style;
    // An animation that follows the scrolling does not run by itself.
    const runs = animationName !== 'none' && style.getPropertyValue('animation-timeline') === 'auto';
    return [
      ...(scrollBehavior === 'smooth' ? [`${element.tagName} scroll-behavior`] : []),
      ...(takesTime(transitionDuration) ? [`${element.tagName} ${element.className} transition`] : []),
      ...(runs && takesTime(animationDuration) ? [`${element.tagName} animation`] : []),
    ];
  });
}
