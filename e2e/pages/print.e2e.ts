import { HOME } from '../../web/src/content/home.ts';
import { PATHS } from '../../web/src/routes.ts';
import { expect, test } from '../fixtures/pages.ts';

test.use({ javaScriptEnabled: false });

// The accepted pictures of each page on paper hold its look.
test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }));

test('no heading ends a sheet, no part is cut in two, and all answers and marks are printed', async ({ page }) => {
  await page.goto(PATHS.home);
  for (const { answer } of HOME.faq.items) await expect(page.getByText(answer)).toBeVisible();
  const breaks = await page
    .locator('main :is(h1, h2, h3, summary)')
    .evaluateAll((all) => all.map((heading) => getComputedStyle(heading).breakAfter));
  expect(new Set(breaks)).toEqual(new Set(['avoid']));
  const inside = await page
    .locator('main :is(a, li, dl > div, details, figure)')
    .evaluateAll((all) => all.map((part) => getComputedStyle(part).breakInside));
  expect(new Set(inside)).toEqual(new Set(['avoid']));
  expect(await page.evaluate(unprintedMarks)).toEqual([]);
});

test('the egg page fits one sheet', async ({ page }) => {
  await page.goto(PATHS.eggs);
  const paper = await page.pdf({ format: 'A4', margin: { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' } });
  expect(paper.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
});

/** Finds elements with a background that browsers leave out to save ink. */
function unprintedMarks(): string[] {
  const elements = [...document.querySelectorAll('main *')].filter((element) => element.checkVisibility());
  return elements.flatMap((element) =>
    [null, '::before', '::after']
      .map((part) => getComputedStyle(element, part))
      .filter(({ content, printColorAdjust }) => content !== 'none' && printColorAdjust !== 'exact')
      .filter(
        ({ backgroundColor, backgroundImage }) => `${backgroundColor} ${backgroundImage}` !== 'rgba(0, 0, 0, 0) none',
      )
      .map(() => element.outerHTML.slice(0, 80)),
  );
}
