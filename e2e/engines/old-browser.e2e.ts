import { CHROME_ARGS, NO_OTHER_SITES } from '../../tools/browsers/chrome.ts';
import { CHROMIUM_107, unpack } from '../../tools/without-downloads/packed-chromium.ts';
import { HOME } from '../../web/src/content/home.ts';
import { SITE } from '../../web/src/content/site.ts';
import { PATHS, ROUTES } from '../../web/src/routes.ts';
import { ANOTHER_PAGE } from '../fixtures/another-page.ts';
import * as form from '../fixtures/consultation-page.ts';
import { expect, test } from '../fixtures/pages.ts';

// Chromium 107 has no `popover`, like Safari 16 and older. There, pages stay as served.
test.use({
  launchOptions: {
    executablePath: await unpack(CHROMIUM_107),
    args: [...CHROME_ARGS, '--disable-gpu', NO_OTHER_SITES],
  },
});

test('an old browser shows all pages, leads from the menu button to the links of the footer, and sends the form', async ({
  page,
}) => {
  for (const { path } of ROUTES)
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('navigation', { name: SITE.menu })).toBeHidden();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
    }
  await page.getByRole('banner').getByRole('link', { name: SITE.menu }).click();
  const link = page.getByRole('contentinfo').getByRole('link', { name: ANOTHER_PAGE.name });
  await expect(link).toBeInViewport();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ANOTHER_PAGE.heading);
  await page.goto(PATHS.home);
  const [{ question, answer } = { question: '', answer: '' }] = HOME.faq.items;
  await page.getByText(question).click();
  await expect(page.getByText(answer)).toBeVisible();
  await expect(page.locator('script[src]')).toHaveCount(0);
  const family = form.someFamily();
  await page.goto(PATHS.consultation);
  await form.fillRequired(page, family);
  await form.submitButton(page).click();
  await form.expectPosted(page, family);
});
