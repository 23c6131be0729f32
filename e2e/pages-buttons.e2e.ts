import { EGGS } from '../web/src/content/eggs.ts';
import { EMAIL_HREF, FARM, PHONE_HREF } from '../web/src/content/farm.ts';
import { PATHS, type Path } from '../web/src/routes.ts';
import { expect, expectInView, test } from './fixtures/pages.ts';

const NEW_TAB = '(opens in a new tab)';

/** Page, the button's exact words, and where it leads. */
const INNER: readonly (readonly [Path, string, Path])[] = [
  [PATHS.home, 'Schedule Your Family Consultation', PATHS.consultation],
  [PATHS.home, 'Schedule Your Family Visit', PATHS.consultation],
  [PATHS.home, 'Learn About Our Process', PATHS.consultation],
  [PATHS.home, 'Contact Us Today', PATHS.consultation],
  [PATHS.workingPups, 'Schedule Your Family Consultation', PATHS.consultation],
  [PATHS.familyPups, 'Ask for a free consultation', PATHS.consultation],
];

const CARDS: readonly (readonly [string, Path])[] = [
  ['Family guardian pups', PATHS.familyPups],
  ['Working guardian pups', PATHS.workingPups],
  ['Pasture-raised eggs', PATHS.eggs],
];

const FOOT: readonly (readonly [string, Path])[] = [
  ['Military Families', PATHS.workingPups],
  ['Testimonials', PATHS.testimonials],
  ['Family pups', PATHS.familyPups],
  ['Working pups', PATHS.workingPups],
  ['Eggs', PATHS.eggs],
  ['Family consultation', PATHS.consultation],
];

/** Page, the exact words, how often they stand there, and the form that opens in a new tab. */
const OUTER: readonly (readonly [Path, string, number, string])[] = [
  [PATHS.workingPups, `Reserve Your Working LGD Pup ${NEW_TAB}`, 2, FARM.workingPupForm],
  [PATHS.familyPups, `Schedule Your Family Visit Today ${NEW_TAB}`, 1, FARM.familyPupForm],
  [PATHS.familyPups, `Schedule Your Family Visit Now ${NEW_TAB}`, 1, FARM.familyPupForm],
  [PATHS.familyPups, `Join Our Community to Get Puppy Updates ${NEW_TAB}`, 1, FARM.familyPupForm],
  [PATHS.eggs, 'Open the order form in a new tab', 1, FARM.eggOrderForm],
];

for (const [path, name, target] of INNER) {
  test(`'${name}' on ${path} leads to ${target}`, async ({ page, open }) => {
    await open(path);
    await page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
    await expect(page).toHaveURL(target);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
}

for (const [name, target] of CARDS) {
  test(`the home page's card '${name}' leads to ${target}`, async ({ page, open }) => {
    await open(PATHS.home);
    await page.getByRole('main').getByRole('link', { name }).click();
    await expect(page).toHaveURL(target);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
}

for (const [name, target] of FOOT) {
  test(`'${name}' at the foot leads to ${target}`, async ({ page, open }) => {
    await open(PATHS.home);
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(target);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
}

for (const [path, name, count, form] of OUTER) {
  test(`'${name}' on ${path} opens its form in a new tab that knows nothing of this one`, async ({ page, context }) => {
    await page.goto(path);
    const links = page.getByRole('main').getByRole('link', { name, exact: true });
    await expect(links).toHaveCount(count);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
      const opened = context.waitForEvent('page');
      await link.click();
      const tab = await opened;
      await expect(tab).toHaveURL(form);
      expect(await tab.evaluate(() => window.opener)).toBeNull();
      await tab.close();
    }
    await expect(page).toHaveURL(path);
  });
}

test('no link opens a new tab without saying so', async ({ page }) => {
  for (const path of Object.values(PATHS)) {
    await page.goto(path);
    const silent = page
      .getByRole('link')
      .and(page.locator('[target]'))
      .filter({ hasNotText: /in a new tab/ });
    await expect(silent).toHaveCount(0);
  }
});

test('the home page calls and writes', async ({ page }) => {
  await page.goto(PATHS.home);
  const contact = page.locator('#contact');
  await expect(contact.getByRole('link', { name: `Call ${FARM.phone}` })).toHaveAttribute('href', PHONE_HREF);
  await expect(contact.getByRole('link', { name: `Email ${FARM.email}` })).toHaveAttribute('href', EMAIL_HREF);
});

test("'Share Your Story' starts an e-mail to the farm", async ({ page }) => {
  await page.goto(PATHS.testimonials);
  const share = page.getByRole('link', { name: 'Share Your Story' });
  await expect(share).toHaveAttribute('href', new RegExp(`^mailto:${RegExp.escape(FARM.email)}\\?subject=`));
  await expect(page.getByText(`Opens an email to ${FARM.email}`)).toBeVisible();
});

test("the egg page's button leads down to the order form", async ({ page, open }) => {
  await open(PATHS.eggs);
  await page.getByRole('link', { name: 'Go to the order form' }).click();
  await expectInView(page, page.getByRole('heading', { name: EGGS.order.heading }));
});

test('the main action stands in the bar of a wide screen, except where it leads', async ({ page, isMobile }) => {
  const action = page.getByRole('banner').getByRole('link', { name: 'Schedule Your Family Consultation' });
  await page.goto(PATHS.home);
  await expect(action).toBeVisible({ visible: !isMobile });
  await page.goto(PATHS.consultation);
  await expect(action).toBeHidden();
});
