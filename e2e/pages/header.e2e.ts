import { PHONE_HREF } from '../../web/src/content/farm.ts';
import { SITE } from '../../web/src/content/site.ts';
import { PATHS, ROUTES } from '../../web/src/routes.ts';
import { expect, test } from '../fixtures/pages.ts';

/** Where the bar changes, a phone held sideways among them. */
const SCREENS = [
  [390, 844],
  [768, 1024],
  [844, 390],
  [900, 600],
  [1024, 768],
  [1279, 800],
  [1280, 800],
  [1440, 900],
] as const;

for (const [width, height] of SCREENS) {
  test(`at ${width}x${height} phone and main action are a tap away, and nothing in the bar meets anything else`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(PATHS.home);
    const bar = page.getByRole('banner');
    await expect(bar.getByRole('link', { name: SITE.callFarm })).toHaveAttribute('href', PHONE_HREF);
    if (width < 768) await page.getByRole('button', { name: SITE.menu }).click();
    await expect(bar.getByRole('link', { name: SITE.action })).toBeVisible();
    if (width < 768) return;
    const parts = bar.locator('a:visible, button:visible');
    const boxes = await Promise.all((await parts.all()).map((part) => part.boundingBox()));
    const { height: barHeight = 0 } = (await bar.boundingBox()) ?? {};
    expect(boxes.length).toBeGreaterThan(5);
    for (const [index, box] of boxes.entries()) {
      const next = boxes[index + 1];
      expect((box?.y ?? -1) >= 0 && (box?.y ?? 0) + (box?.height ?? 0) <= barHeight).toBe(true);
      if (next) expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(next.x + 0.5);
    }
  });
}

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
