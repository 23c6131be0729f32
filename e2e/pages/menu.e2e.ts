import { PATHS } from '../../web/src/routes.ts';
import { ANOTHER_PAGE, expect, test, waitForHydration } from '../fixtures/pages.ts';

test('the page behind an open menu does not scroll, and the button, Escape and a click outside close the menu', async ({
  page,
  open,
}) => {
  await open(PATHS.testimonials);
  const button = page.getByRole('button', { name: 'Menu' });
  const menu = page.getByRole('navigation', { name: 'Menu' });
  const scrolling = page.locator('html');
  await expect(menu).toBeHidden();
  const ways: Readonly<Record<string, () => Promise<void>>> = {
    'its button': () => button.click(),
    Escape: () => page.keyboard.press('Escape'),
    'a click outside': () => page.mouse.click(4, 4),
  };
  for (const [name, close] of Object.entries(ways)) {
    await test.step(name, async () => {
      await button.click();
      await expect(menu).toBeVisible();
      await expect(scrolling).toHaveCSS('overflow-y', 'hidden');
      await menu.getByRole('link').first().focus();
      await close();
      await expect(menu).toBeHidden();
      await expect(scrolling).not.toHaveCSS('overflow-y', 'hidden');
      await expect(button).toBeFocused();
    });
  }
});

test('Back closes an open menu', async ({ page, open }) => {
  await open(PATHS.testimonials);
  await page.getByRole('contentinfo').getByRole('link', { name: ANOTHER_PAGE.name }).click();
  // The URL changes before the page does, which closes the menu.
  await expect(page.getByRole('heading', { level: 1, name: ANOTHER_PAGE.heading })).toBeFocused();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(PATHS.testimonials);
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
});

test('an open menu stays until it is closed, also when the window gets wide enough for the items', async ({ page }) => {
  await page.goto(PATHS.testimonials);
  const menu = page.getByRole('navigation', { name: 'Menu' });
  const button = page.getByRole('button', { name: 'Menu' });
  await button.click();
  await page.setViewportSize({ width: 1440, height: 800 });
  await expect(menu).toBeVisible();
  await button.click();
  await expect(menu).toBeHidden();
  await expect(button).toBeHidden();
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
});

test('Tab leads from the button into the menu, and a link to the current page closes it', async ({ page, open }) => {
  await open(PATHS.testimonials);
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await page.getByRole('button', { name: 'Menu' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link').first()).toBeFocused();
  await menu.getByRole('link', { name: 'Testimonials' }).click();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(PATHS.testimonials);
});

test('a menu that was opened before the script loaded stays open, and its links work afterwards', async ({ page }) => {
  for (const path of [PATHS.home, PATHS.consultation]) {
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', (route) => arrived.then(() => route.continue()));
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu).toBeVisible();
    arrive();
    await waitForHydration(page);
    await expect(menu).toBeVisible();
    await menu.getByRole('link', { name: 'Testimonials' }).click();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(PATHS.testimonials);
    await page.unroute('**/assets/*.js');
  }
});
