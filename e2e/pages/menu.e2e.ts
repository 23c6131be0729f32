import { PATHS } from '../../web/src/routes.ts';
import { ANOTHER_PAGE } from '../fixtures/another-page.ts';
import { openWith } from '../fixtures/consultation-page.ts';
import { expect, test } from '../fixtures/test.ts';

test('a menu that was opened before the script loaded stays open, the page behind it does not scroll, and every way to close it works', async ({
  page,
}) => {
  const button = page.getByRole('button', { name: 'Menu' });
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await openWith(page, () => button.click(), PATHS.home);
  await expect(menu).toBeVisible();
  await menu.getByRole('link', { name: ANOTHER_PAGE.name }).click();
  // The URL changes before the page does, which closes the menu.
  await expect(page.getByRole('heading', { level: 1, name: ANOTHER_PAGE.heading })).toBeFocused();
  const scrolling = page.locator('html');
  await expect(menu).toBeHidden();
  const ways = [
    () => button.click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(4, 4),
    // The keyboard must not reach links behind the menu.
    () => menu.getByRole('link').last().press('Tab'),
    // A link to the current page.
    () => menu.getByRole('link', { name: ANOTHER_PAGE.name }).click(),
    () => page.goBack(),
  ];
  for (const [way, close] of ways.entries()) {
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await expect(scrolling).toHaveCSS('overflow-y', 'hidden');
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link').first()).toBeFocused();
    await close();
    await expect(menu).toBeHidden();
    await expect(scrolling).not.toHaveCSS('overflow-y', 'hidden');
    if (way < 3) await expect(button).toBeFocused();
    await expect(page).toHaveURL(way < 5 ? ANOTHER_PAGE.path : PATHS.home);
  }
  // It stays open when the window gets wide enough for the items.
  await button.click();
  await page.setViewportSize({ width: 1440, height: 800 });
  await expect(menu).toBeVisible();
  await button.click();
  await expect(menu).toBeHidden();
  await expect(button).toBeHidden();
  await expect(scrolling).not.toHaveCSS('overflow-y', 'hidden');
});
