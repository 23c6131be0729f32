import { EGGS } from '../../web/src/content/eggs.ts';
import { FARM } from '../../web/src/content/farm.ts';
import { HOME } from '../../web/src/content/home.ts';
import { PATHS, type Path } from '../../web/src/routes.ts';
import { EACH_WIDTH, expect, expectInView, test } from '../fixtures/pages.ts';

// Where every link of every page leads is read from the built pages: web/build/links.built.test.ts.
const LEADING: readonly (readonly [string, 'main' | 'contentinfo', string, Path])[] = [
  ['a button', 'main', 'Schedule Your Family Consultation', PATHS.consultation],
  ['a card', 'main', 'Family guardian pups', PATHS.familyPups],
  ['a link at the foot', 'contentinfo', 'Eggs', PATHS.eggs],
];

test('a button, a card and a link at the foot lead to their page, whose heading takes the focus', async ({
  page,
  open,
}) => {
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

test('a form opens in a new tab that knows nothing of this one', async ({ page, open, context }) => {
  await open(PATHS.workingPups);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Reserve Your Working LGD Pup (opens in a new tab)' }).first().click();
  const tab = await opened;
  await expect(tab).toHaveURL(FARM.workingPupForm);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await expect(page).toHaveURL(PATHS.workingPups);
});

test("the egg page's button leads down to the order form", async ({ page, open }) => {
  await open(PATHS.eggs);
  await page.getByRole('link', { name: 'Go to the order form' }).click();
  await expectInView(page.getByRole('heading', { name: EGGS.order.heading }));
});

test(
  'the main action stands in the bar of a wide screen, except where it leads',
  EACH_WIDTH,
  async ({ page, isMobile }) => {
    const action = page.getByRole('banner').getByRole('link', { name: 'Schedule Your Family Consultation' });
    await page.goto(PATHS.home);
    await expect(action).toBeVisible({ visible: !isMobile });
    await page.goto(PATHS.consultation);
    await expect(action).toBeHidden();
  },
);
