import { FARM, PHONE_HREF } from '../../web/src/content/farm.ts';
import { SITE } from '../../web/src/content/site.ts';
import { PATHS, ROUTES } from '../../web/src/routes.ts';
import { expect, test } from '../fixtures/pages.ts';
import { linesOf } from '../fixtures/texts.ts';

/** Widths at which the header changes, a phone in landscape, and a width at which the menu must be opened. */
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

test('at every width the phone number and the main action are one tap away, and nothing in the header overlaps', async ({
  page,
}) => {
  await page.goto(PATHS.home);
  const bar = page.getByRole('banner');
  const isLong = (await bar.locator('[data-long]').count()) > 0;
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height });
    await expect(bar.getByRole('link', { name: SITE.callFarm }), `${width}`).toHaveAttribute('href', PHONE_HREF);
    if (width < 768) await page.getByRole('button', { name: SITE.menu }).click();
    const words = width >= 768 && width < 1024 ? SITE.shortAction : SITE.action;
    await expect(bar.getByRole('link', { name: words }), `${width}`).toHaveText(words);
    await expect(bar.getByRole('link', { name: words }), `${width}`).toBeVisible();
    // Between these widths the header has no room for a long name.
    if (!isLong || width < 768 || width >= 920)
      expect(await bar.getByText(FARM.name).evaluate((name) => name.clientWidth), `${width}`).toBeGreaterThan(40);
    if (width >= 1280) expect(await bar.getByRole('link', { name: SITE.action }).evaluate(linesOf)).toBe(1);
    if (width >= 768) expect(await bar.evaluate(whatMeets), `${width}x${height}`).toEqual([]);
  }
});

test('without the main action, the phone number is at the end of the header', async ({ page }) => {
  await page.goto(PATHS.consultation);
  for (const [width, height] of SCREENS.filter(([width]) => width >= 768)) {
    await page.setViewportSize({ width, height });
    const bar = page.getByRole('banner');
    await expect(bar.getByRole('link', { name: SITE.callFarm })).toHaveText(FARM.phone);
    const free = await bar.evaluate(roomBesidePhone);
    expect(free, `${width}`).toBeLessThan(2);
    expect(await bar.evaluate(whatMeets), `${width}`).toEqual([]);
  }
});

test('the items of the header have the same positions on every page', async ({ page }) => {
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

/** The distance between the phone number and the edge of the header's content. */
function roomBesidePhone(bar: Element): number {
  const row = bar.firstElementChild as Element;
  const edge = row.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(row).paddingRight);
  const phones = [...bar.querySelectorAll('[href^="tel:"]')].filter((phone) =>
    phone.checkVisibility({ visibilityProperty: true }),
  );
  return edge - (phones.at(-1)?.getBoundingClientRect().right ?? 0);
}

/** Finds elements that exceed the header or overlap. */
function whatMeets(bar: Element): string[] {
  const parts = [...bar.querySelectorAll('a, button')].filter((part) =>
    part.checkVisibility({ visibilityProperty: true }),
  );
  if (parts.length < 7) return ['too few parts'];
  const { bottom } = bar.getBoundingClientRect();
  const boxes = parts.map((part) => part.getBoundingClientRect());
  const wrong = boxes.map((box, index) => {
    const next = boxes[index + 1];
    return box.top < 0 || box.bottom > bottom || (next && box.right > next.left + 0.5);
  });
  return parts.filter((_, index) => wrong[index]).map((part) => part.textContent ?? '');
}
