import type { Page } from '@playwright/test';
import { ROUTES } from '../../web/src/routes.ts';
import { EACH_WIDTH, expect, test } from '../fixtures/pages.ts';

test(
  'nothing covers a heading, a text, a link or a button, and all parts of a page pass behind the header',
  EACH_WIDTH,
  async ({ page, open, expectConsole }) => {
    for (const { path } of ROUTES.filter((route) => route.path === route.canonical)) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      const { read, covered } = await page.evaluate(coveredParts);
      expect(read, path).toBeGreaterThan(5);
      expect(covered, path).toEqual([]);
      await expectBehindHeader(page);
    }
    expectConsole(/status of 404/);
    expectConsole(/Page not found/);
    await open('/nope');
    await expectBehindHeader(page);
  },
);

async function expectBehindHeader(page: Page): Promise<void> {
  const levels = (selector: string) =>
    page.locator(selector).evaluateAll((all) => all.map((element) => Number(getComputedStyle(element).zIndex) || 0));
  const [header = 0] = await levels('header');
  expect(Math.max(...(await levels('main *'))), page.url()).toBeLessThan(header);
}

/** Runs in the page. Finds elements that cover the middle of the first line of each part. */
function coveredParts(): { read: number; covered: string[] } {
  const all = [...document.querySelectorAll('main :is(h1, h2, h3, p, dd, a, button, summary, label)')];
  // Elements for screen readers only are one pixel high.
  const parts = all.filter(
    (part) =>
      part.getBoundingClientRect().height > 1 && part.checkVisibility() && !part.closest('[aria-hidden="true"]'),
  );
  const covered = parts.flatMap((part) => {
    part.scrollIntoView({ behavior: 'instant', block: 'center' });
    const words = document.createRange();
    words.selectNodeContents(part);
    const line = words.getClientRects()[0] ?? part.getBoundingClientRect();
    const front = document.elementFromPoint(line.left + line.width / 2, line.top + line.height / 2);
    const isFree = front && (part.contains(front) || front.contains(part));
    return isFree ? [] : [`${front?.outerHTML.slice(0, 80)} in front of "${part.textContent}"`];
  });
  return { read: parts.length, covered };
}
