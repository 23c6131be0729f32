import { FIELD_LABELS } from '../../functions/src/contract/fields.ts';
import { OPTIONS } from '../../functions/src/contract/options.ts';
import { FORM } from '../../web/src/content/consultation.ts';
import { HOME } from '../../web/src/content/home.ts';
import { SITE } from '../../web/src/content/site.ts';
import { PATHS } from '../../web/src/routes.ts';
import { PALETTE } from '../../web/src/ui/theme/palette.ts';
import { contrast } from '../fixtures/contrast.ts';
import { EACH_WIDTH, eventually, expect, isLeftToBrowser, test } from '../fixtures/pages.ts';

// The targets of the links, and that a new tab has no access to this one, are tested in links.built.test.ts.
test('the app leaves a link to a form to the browser, which opens it in a new tab', async ({ page, open }) => {
  await open(PATHS.workingPups);
  const link = page.getByRole('link', { name: 'Reserve Your Working LGD Pup (opens in a new tab)' }).first();
  expect(await link.evaluate(isLeftToBrowser, 'no key')).toBe(true);
  await expect(page).toHaveURL(PATHS.workingPups);
});

test.describe('with a mouse', () => {
  test.use({ hasTouch: false, isMobile: false });

  test(
    'buttons change their color under the pointer and again when they are pressed, and stay readable',
    EACH_WIDTH,
    async ({ page, open }) => {
      await open(PATHS.home);
      const ofHeader = page.getByRole('banner').getByRole('link', { name: SITE.shortAction });
      const ofPage = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true }).first();
      const buttons = [
        [ofPage(SITE.action), PALETTE.barnDark],
        [ofPage(HOME.program.start.action), PALETTE.straw],
        [ofPage(HOME.pricing.action), PALETTE.deep],
        // The button before has scrolled the hero out of view.
        [ofHeader, PALETTE.barn],
      ] as const;
      for (const [button, hovered] of buttons) {
        // A phone's header has no room for the button.
        if (button === ofHeader && !(await button.isVisible())) continue;
        const styleOf = (property: 'color' | 'backgroundColor') => () =>
          button.evaluate((element, name) => getComputedStyle(element)[name], property);
        const [color, ground] = [styleOf('color'), styleOf('backgroundColor')];
        await button.hover();
        await eventually(ground).toBe(rgb(hovered));
        await eventually(async () => contrast(await color(), await ground())).toBeGreaterThan(4.5);
        const look = async () => `${await color()} on ${await ground()}`;
        const before = await look();
        await page.mouse.down();
        await eventually(look).not.toBe(before);
        await page.mouse.move(0, 0);
        await page.mouse.up();
      }
    },
  );

  test('a field with a message keeps its red border under the pointer', async ({ page, open }) => {
    await open(PATHS.consultation);
    await page.getByRole('button', { name: FORM.submit }).click();
    await expect(page.getByRole('group', { name: FORM.problem.heading })).toBeFocused();
    // Until then, the page holds the list of messages in view.
    await page.keyboard.press('Shift');
    const [goal] = OPTIONS.guardianGoals;
    for (const control of [page.getByLabel(FIELD_LABELS.firstName), page.locator('label', { hasText: goal.label })]) {
      await expect(control).toHaveCSS('border-top-color', rgb(PALETTE.barnDark));
      await control.hover();
      expect(await control.evaluate((element) => element.matches(':hover'))).toBe(true);
      await expect(control).toHaveCSS('border-top-color', rgb(PALETTE.barnDark));
    }
  });
});

/** The color as the browser writes it. */
function rgb(hex: string): string {
  return `rgb(${[...Buffer.from(hex.slice(1), 'hex')].join(', ')})`;
}
