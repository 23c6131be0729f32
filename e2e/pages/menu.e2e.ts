import { FARM } from '../../web/src/content/farm.ts';
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

test('the menu ends with the main action, the phone and the e-mail address', async ({ page }) => {
  await page.goto(PATHS.home);
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Schedule Your Family Consultation' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:\+\d{11}$/);
  await expect(menu.getByRole('link', { name: 'Email' })).toHaveAttribute('href', `mailto:${FARM.email}`);
});

test('the bar offers the phone beside the menu', async ({ page }) => {
  await page.goto(PATHS.home);
  const call = page.getByRole('banner').getByRole('link', { name: `Call ${FARM.phone}` });
  await expect(call).toHaveAttribute('href', /^tel:\+\d{11}$/);
});
