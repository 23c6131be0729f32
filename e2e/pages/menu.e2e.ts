import { PATHS } from '../../web/src/routes.ts';
import { expect, test } from '../fixtures/pages.ts';

test('its button, Escape and a click outside close the menu, and the focus is back on the button', async ({
  page,
  open,
}) => {
  await open(PATHS.testimonials);
  const button = page.getByRole('button', { name: 'Menu' });
  const menu = page.getByRole('navigation', { name: 'Menu' });
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
      await menu.getByRole('link').first().focus();
      await close();
      await expect(menu).toBeHidden();
      await expect(button).toBeFocused();
    });
  }
});

test('the menu is walked by keyboard right after its button, and a choice of the open page closes it', async ({
  page,
  open,
}) => {
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
