import type { Page } from '@playwright/test';
import { PATHS } from '../../web/src/routes.ts';
import { stopHere } from '../fixtures/controls.ts';
import { EACH_WIDTH, expect, test } from '../fixtures/pages.ts';

test(
  'forced colours keep the focus ring, the texts and the mark of the current page',
  EACH_WIDTH,
  async ({ page, isMobile }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(PATHS.testimonials);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect((await page.evaluate(stopHere)).ring).toBe(true);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
    expect(await currentItemStandsOut(page)).toBe(true);
  },
);

test('only for a visitor who did not ask for less motion anything moves', async ({ page, open }) => {
  await open(PATHS.home);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await page.evaluate(moving)).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await page.evaluate(moving)).toContain('HTML scroll-behavior');
});

function currentItemStandsOut(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const items = [...document.querySelectorAll('header a[aria-current], header nav li a')].filter((a) =>
      a.checkVisibility(),
    );
    const look = (item: Element) => {
      const parts = [null, '::before', '::after'].map((part) => getComputedStyle(item, part));
      return parts
        .map((style) => [style.color, style.fontWeight, style.textDecorationLine, style.backgroundColor])
        .join();
    };
    const current = items.find((item) => item.hasAttribute('aria-current'));
    const other = items.find((item) => !item.hasAttribute('aria-current'));
    return Boolean(current && other && look(current) !== look(other));
  });
}

/** Whatever would scroll smoothly, fade or slide. */
function moving(): string[] {
  const long = (durations: string) => durations.split(',').some((duration) => Number.parseFloat(duration) > 0);
  return [...document.querySelectorAll('*')].flatMap((element) => {
    const { scrollBehavior, transitionDuration, animationName, animationDuration } = getComputedStyle(element);
    return [
      ...(scrollBehavior === 'smooth' ? [`${element.tagName} scroll-behavior`] : []),
      ...(long(transitionDuration) ? [`${element.tagName} ${element.className} transition`] : []),
      ...(animationName !== 'none' && long(animationDuration) ? [`${element.tagName} animation`] : []),
    ];
  });
}
