import { FARM_TIME_ZONE } from '../../functions/src/contract/farm-time.ts';
import { HOME } from '../../web/src/content/home.ts';
import { PATHS } from '../../web/src/routes.ts';
import { expect, test } from '../fixtures/test.ts';

// Standard time of the farm. The accepted pictures show the light.
const SKIES = [
  ['05:00', 'dawn'],
  ['08:59', 'dawn'],
  ['16:59', 'day'],
  ['19:59', 'dusk'],
  ['20:00', 'night'],
  ['04:59', 'night'],
] as const;

// Elsewhere, the sky is that of the farm, too.
test.use({ timezoneId: 'Asia/Tokyo' });

test(`the home page has the sky of ${FARM_TIME_ZONE}, and asks for a request at night`, async ({ page }) => {
  for (const [time, sky] of SKIES) {
    await page.clock.setFixedTime(`2026-11-22T${time}:00-06:00`);
    await page.goto(PATHS.home);
    await expect(page.locator('html')).toHaveAttribute('data-sky', sky);
    const request = page.getByRole('link', { name: HOME.hero.night.action });
    await expect(request).toBeVisible({ visible: sky === 'night' });
    const blend = await page
      .locator('section#home')
      .evaluate((hero) => getComputedStyle(hero, '::after').backgroundImage);
    expect(blend === 'none').toBe(sky === 'dawn');
  }
});
