import { RECEIVED_PATH } from '../../functions/src/contract/call.ts';
import { ROUTES } from '../../web/src/routes.ts';
import { doubleText, expect, test } from '../fixtures/pages.ts';

const PAGES = [...ROUTES.filter(({ path, canonical }) => path === canonical).map(({ path }) => path), RECEIVED_PATH];

test('with text of twice the size no word is cut on a phone', async ({ page }) => {
  await doubleText(page);
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.locator('html[data-opening]')).toHaveCount(0);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await page.evaluate(() => document.fonts.ready);
      const { read, cut } = await page.evaluate(cutWords);
      expect(read).toBeGreaterThan(50);
      expect([path, width, cut]).toEqual([path, width, []]);
    }
  }
});

/** Words that stand on more than one line; after a hyphen another one begins. */
function cutWords(): { read: number; cut: string[] } {
  let read = 0;
  const cut: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    if (!element?.checkVisibility() || element.closest('script, option, svg, [aria-hidden="true"]')) continue;
    if (getComputedStyle(element).clipPath !== 'none' || getComputedStyle(element).clip !== 'auto') continue;
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s-]+-?/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
      read += 1;
      if (lines.size > 1) cut.push(word);
    }
  }
  return { read, cut };
}
