import { PHONE_HREF } from '../../web/src/content/farm.ts';
import { SITE } from '../../web/src/content/site.ts';
import { PATHS, ROUTES } from '../../web/src/routes.ts';
import { expect, test } from '../fixtures/pages.ts';

/** Where the bar changes, a phone held sideways among them; at last the one whose menu has to be opened. */
const SCREENS = [
  [1440, 900],
  [1280, 800],
  [1279, 800],
  [1024, 768],
  [900, 600],
  [844, 390],
  [768, 1024],
  [390, 844],
] as const;

test('on every screen phone and main action are a tap away, and nothing in the bar meets anything else', async ({
  page,
}) => {
  await page.goto(PATHS.home);
  const bar = page.getByRole('banner');
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height });
    await expect(bar.getByRole('link', { name: SITE.callFarm }), `${width}`).toHaveAttribute('href', PHONE_HREF);
    if (width < 768) await page.getByRole('button', { name: SITE.menu }).click();
    await expect(bar.getByRole('link', { name: SITE.action }), `${width}`).toBeVisible();
    if (width >= 1280) expect(await bar.getByRole('link', { name: SITE.action }).evaluate(linesOf)).toBe(1);
    if (width >= 768) expect(await bar.evaluate(whatMeets), `${width}x${height}`).toEqual([]);
  }
});

test("the bar's items keep their place whichever of them is current", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const bars = new Set<string>();
  for (const { path } of ROUTES) {
    await page.goto(path);
    const items = page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link');
    const places = await items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().x));
    expect(places).toHaveLength(5);
    bars.add(JSON.stringify(places));
  }
  expect(bars.size).toBe(1);
});

function linesOf(element: Element): number {
  const words = document.createRange();
  words.selectNodeContents(element);
  return new Set(Array.from(words.getClientRects(), ({ top }) => top)).size;
}

/** What stands out of the bar or reaches into its neighbour. */
function whatMeets(bar: Element): string[] {
  const parts = [...bar.querySelectorAll('a, button')].filter((part) => part.checkVisibility());
  if (parts.length < 7) return ['too few parts'];
  const { bottom } = bar.getBoundingClientRect();
  const boxes = parts.map((part) => part.getBoundingClientRect());
  const wrong = boxes.map((box, index) => {
    const next = boxes[index + 1];
    return box.top < 0 || box.bottom > bottom || (next && box.right > next.left + 0.5);
  });
  return parts.filter((_, index) => wrong[index]).map((part) => part.textContent ?? '');
}
