import { PATHS, ROUTES } from '../../web/src/routes.ts';
import { expectNoFinding } from '../fixtures/axe.ts';
import * as controls from '../fixtures/controls.ts';
import { expect, open, test, WIDE } from '../fixtures/pages.ts';

for (const { path } of ROUTES.filter((route) => route.path === route.canonical))
  test(`${path} is accessible by keyboard and touch`, async ({ page }) => {
    await open(page, path);
    await page.evaluate(() => document.querySelector('details')?.toggleAttribute('open'));
    await expectNoFinding(page);
    expect(await page.evaluate(splitTexts)).toEqual([]);
    await controls.expectLargeTargets(page);
    await controls.expectFocusRings(page, page.locator(controls.FOCUSABLE));
  });

/** The pages with the most different parts. What the others have on a wide screen is on these, too. */
test.describe('on a wide screen', () => {
  test.use(WIDE);
  for (const path of [PATHS.home, PATHS.familyPups, PATHS.consultation])
    test(`${path} is accessible under a pressed mouse`, async ({ page }) => {
      await open(page, path);
      await controls.forceStates(page, 'hover', 'active');
      await expectNoFinding(page);
      const [width, room] = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return [scrollWidth, clientWidth] as const;
      });
      expect(room, 'beside the scrollbar').toBeLessThan(1440);
      expect(width).toBe(room);
      await controls.expectFocusRings(page, page.getByRole('banner').getByRole('link'));
    });
});

test('the open menu is accessible, and with reduced motion nothing moves', async ({ page }) => {
  await open(page, PATHS.home);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await expectNoFinding(page);
  await controls.expectLargeTargets(page);
  await controls.expectFocusRings(page, page.getByRole('navigation', { name: 'Menu' }).getByRole('link'));
  expect(await page.evaluate(controls.moving)).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await page.evaluate(controls.moving)).toContain('HTML scroll-behavior');
});

/**
 * Runs in the page. Finds words that are a box in the line of a text: find in page and links to a text (`#:~:text=`) would
 * not find the text across it. The browser of the tests has neither.
 */
function splitTexts(): string[] {
  const isText = (node: Node) => node instanceof Text && node.data.trim() !== '';
  const words = [...document.querySelectorAll('main :not(a, button, input, svg)')].filter(
    (word) => getComputedStyle(word).display.startsWith('inline-') && word.textContent?.trim(),
  );
  return words
    .filter((word) => {
      const others = [...(word.parentElement?.childNodes ?? [])].filter((node) => node !== word);
      return others.some((node) => isText(node) || words.includes(node as Element));
    })
    .map(({ textContent }) => textContent ?? '');
}
