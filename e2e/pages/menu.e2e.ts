import { PATHS } from '../../web/src/routes.ts';
import { expect, test } from '../fixtures/pages.ts';

test('the menu opens and closes with its button, which keeps the focus', async ({ page, open }) => {
  await open(PATHS.testimonials);
  const button = page.getByRole('button', { name: 'Menu' });
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toBeHidden();
  await button.click();
  await expect(menu).toBeVisible();
  await button.click();
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
});

test('Escape closes the menu and gives the focus back to its button', async ({ page, open }) => {
  await open(PATHS.testimonials);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link').first().focus();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
});

test('a click outside closes the menu and gives the focus back to its button', async ({ page, open }) => {
  await open(PATHS.testimonials);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link').first().focus();
  await page.mouse.click(4, 4);
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
});

test('the menu is walked by keyboard right after its button', async ({ page, open }) => {
  await open(PATHS.testimonials);
  await page.getByRole('button', { name: 'Menu' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('navigation', { name: 'Menu' }).getByRole('link').first()).toBeFocused();
});

test('a choice of the page that is open already closes the menu', async ({ page, open }) => {
  await open(PATHS.testimonials);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Testimonials' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
  await expect(page).toHaveURL(PATHS.testimonials);
});
