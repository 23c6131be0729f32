import { EGGS } from '../../web/src/content/eggs.ts';
import { FARM } from '../../web/src/content/farm.ts';
import { HOME } from '../../web/src/content/home.ts';
import { SITE } from '../../web/src/content/site.ts';
import { PATHS, type Path } from '../../web/src/routes.ts';
import { contrast } from '../fixtures/contrast.ts';
import { EACH_WIDTH, eventually, expect, expectInView, test } from '../fixtures/pages.ts';

// The targets of all links are tested in web/build/links.built.test.ts.
const LEADING: readonly (readonly [string, 'main' | 'contentinfo', string, Path])[] = [
  ['a button', 'main', 'Schedule Your Family Consultation', PATHS.consultation],
  ['a card', 'main', 'Family guardian pups', PATHS.familyPups],
  ['a link at the foot', 'contentinfo', 'Eggs', PATHS.eggs],
];

test('a button, a card and a footer link open their page and focus its heading', async ({ page, open }) => {
  await open(PATHS.home);
  for (const [what, where, name, target] of LEADING) {
    await test.step(what, async () => {
      await page.getByRole(where).getByRole('link', { name }).first().click();
      await expect(page).toHaveURL(target);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(HOME.hero.heading);
    });
  }
});

test('a form opens in a new tab without access to this one', async ({ page, open, context }) => {
  await open(PATHS.workingPups);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Reserve Your Working LGD Pup (opens in a new tab)' }).first().click();
  const tab = await opened;
  await expect(tab).toHaveURL(({ href }) => href === FARM.workingPupForm);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await expect(page).toHaveURL(PATHS.workingPups);
});

test.describe('with a mouse', () => {
  test.use({ hasTouch: false, isMobile: false });

  test('buttons change their color under the pointer and stay readable', EACH_WIDTH, async ({ page, open }) => {
    await open(PATHS.home);
    const ofHeader = page.getByRole('banner').getByRole('link', { name: SITE.action });
    const ofPage = [SITE.action, HOME.program.start.action, HOME.pricing.action].map((name) =>
      page.getByRole('main').getByRole('link', { name, exact: true }).first(),
    );
    // A phone's header has no room for the button.
    for (const button of (await ofHeader.isVisible()) ? [ofHeader, ...ofPage] : ofPage) {
      const styleOf = (property: 'color' | 'backgroundColor') => () =>
        button.evaluate((element, name) => getComputedStyle(element)[name], property);
      const [color, ground] = [styleOf('color'), styleOf('backgroundColor')];
      const before = await ground();
      await button.hover();
      await eventually(ground).not.toBe(before);
      await eventually(async () => contrast(await color(), await ground())).toBeGreaterThan(4.5);
    }
  });
});

test("the egg page's button scrolls to the order form", async ({ page, open }) => {
  await open(PATHS.eggs);
  await page.getByRole('link', { name: 'Go to the order form' }).click();
  await expectInView(page.getByRole('heading', { name: EGGS.order.heading }));
});

test(
  'the header of a wide screen has the main action, except on its own page',
  EACH_WIDTH,
  async ({ page, isMobile }) => {
    const action = page.getByRole('banner').getByRole('link', { name: 'Schedule Your Family Consultation' });
    await page.goto(PATHS.home);
    await expect(action).toBeVisible({ visible: !isMobile });
    await page.goto(PATHS.consultation);
    await expect(action).toBeHidden();
  },
);
