import { FARM } from '../../web/src/content/farm.ts';
import { PATHS, ROUTES } from '../../web/src/routes.ts';
import { expect, test } from '../fixtures/pages.ts';

test.use({ javaScriptEnabled: false });

test('every page shows all texts and loads all pictures', async ({ page }) => {
  for (const { path } of ROUTES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(page.getByText(`Loading ${FARM.name}`)).toHaveCount(0);
    const parts = page.getByRole('main').locator('h2, h3, p, dd').and(page.locator(':not(details *, form *)'));
    expect(await parts.count()).toBeGreaterThan(2);
    await expect(parts.filter({ visible: false }), path).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toContainText(FARM.phone);
    const images = page.locator('img');
    if (path === PATHS.home) expect(await images.count()).toBeGreaterThan(0);
    const empty = await images.evaluateAll((all: HTMLImageElement[]) =>
      all.filter((image) => image.naturalWidth === 0),
    );
    expect(empty, path).toEqual([]);
  }
});

test('the egg form is in its frame', async ({ page }) => {
  await page.goto(PATHS.eggs);
  await page.getByTitle('Egg order form').scrollIntoViewIfNeeded();
  await expect(page.getByTitle('Egg order form').contentFrame().getByRole('heading')).toBeVisible();
});
