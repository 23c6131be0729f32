import type { Page } from '@playwright/test';
import { RECEIVED_PATH } from '../../functions/src/contract/call.ts';
import { FARM } from '../../web/src/content/farm.ts';
import { TESTIMONIALS } from '../../web/src/content/testimonials.ts';
import { PATHS, ROUTES } from '../../web/src/routes.ts';
import { doubleText, eventually, expect, test } from '../fixtures/pages.ts';
import { cutWords, textsOutside } from '../fixtures/texts.ts';

/** The breakpoints, what lies between them, and at the end the narrowest. */
const WIDTHS = [2560, 1600, 1280, 1279, 1024, 960, 959, 768, 767, 640, 390, 320];

/** WCAG 1.4.12: what readers may set for themselves. */
const TEXT_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** What the owner gives: there a word of up to so many letters has room on the narrowest phone, and of ours each. */
const GIVEN = JSON.stringify([FARM, TESTIMONIALS.quotes]);
const HAS_ROOM = 12;

const PAGES = ROUTES.filter(({ path, canonical }) => path === canonical);

for (const { path } of PAGES) {
  test(`${path} fits every width from 320 pixels on, and there with spaced text too`, async ({ page }) => {
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await expectToFit(page);
    }
    await addStyle(page, TEXT_SPACING);
    await expectToFit(page);
  });
}

test('with text of twice the size every page fits, on a phone no word is cut, and spaced text fits the narrowest', async ({
  page,
}) => {
  await doubleText(page);
  for (const path of [...PAGES.map((route) => route.path), RECEIVED_PATH]) {
    await page.goto(path);
    await expect(page.locator('html[data-opening]')).toHaveCount(0);
    for (const width of [1440, 1024, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await expectToFit(page);
      if (width <= 390) await expectWholeWords(page);
    }
    await addStyle(page, TEXT_SPACING);
    await expectToFit(page);
  }
});

test('the open menu fits a phone with text of twice the size, and scrolls to its end', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await doubleText(page);
  await page.goto(PATHS.home);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectToFit(page);
  const last = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Email' });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 0.95 });
});

/** A sheet of the script's own, which the content security policy lets pass. */
function addStyle(page: Page, css: string): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}

/** Nothing makes the page wider than its window, and no text runs out of it or of the box that cuts it off. */
async function expectToFit(page: Page): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 0 };
  await eventually(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  const { read, outside } = await page.evaluate(textsOutside, width);
  expect(read).toBeGreaterThan(20);
  expect([page.url(), outside]).toEqual([page.url(), []]);
}

async function expectWholeWords(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const { read, cut } = await page.evaluate(cutWords);
  expect(read).toBeGreaterThan(50);
  const wrong = cut.filter((word) => word.length <= HAS_ROOM || !GIVEN.includes(word));
  expect([page.url(), wrong]).toEqual([page.url(), []]);
}
