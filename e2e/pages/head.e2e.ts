import type { Page } from '@playwright/test';
import { FARM } from '../../web/src/content/farm.ts';
import { PATHS, routeOf } from '../../web/src/routes.ts';
import { expect, test } from '../fixtures/pages.ts';

test('a change of page changes the whole head, and leaves one of each', async ({ page, open }) => {
  await open(PATHS.home);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Eggs' }).click();
  const { title = '', description = '', canonical = '' } = routeOf(PATHS.eggs) ?? {};
  await expect(page).toHaveTitle(title);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', description);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new URL(canonical, FARM.origin).href);
  await expect(meta(page, 'og:title')).toHaveAttribute('content', title);
  await expect(meta(page, 'og:image')).toHaveCount(1);
  await expect(page.locator('head title')).toHaveCount(1);
});

test('going from the 404 page to a listed one makes it indexable', async ({ page, open, expectConsole }) => {
  expectConsole(/status of 404/);
  expectConsole(/Page not found/);
  await open('/nope');
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL(PATHS.home);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
});

function meta(page: Page, property: string) {
  return page.locator(`meta[property="${property}"]`);
}
