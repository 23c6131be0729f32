import { PATHS } from '../../web/src/routes.ts';
import { failToSend } from '../fixtures/consultation-page.ts';
import { describeFocused } from '../fixtures/controls.ts';
import { expect, test } from '../fixtures/pages.ts';

// The accepted pictures in forced colors hold the rest of the look.
test('forced colors keep the focus ring', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(PATHS.testimonials);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect((await page.evaluate(describeFocused)).hasRing).toBe(true);
});

test('movements are short, and with reduced motion nothing moves', async ({ page, open }) => {
  for (const path of [PATHS.home, PATHS.consultation, PATHS.testimonials]) {
    await open(path);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await page.evaluate(moving, 0), path).toEqual([]);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await page.evaluate(moving, 0), path).toContain('HTML scroll-behavior');
    expect(await page.evaluate(moving, 0.25), path).toEqual(['HTML scroll-behavior']);
  }
});

test('a link to a section scrolls smoothly, but not with reduced motion', async ({ page, open }) => {
  await open(PATHS.home);
  await page.evaluate(() => {
    Element.prototype.scrollIntoView = (options) => {
      document.body.dataset.scroll = JSON.stringify(options);
    };
  });
  for (const [reducedMotion, behavior] of [
    ['no-preference', 'smooth'],
    ['reduce', 'instant'],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Oklahoma Advantage' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-scroll', JSON.stringify({ behavior }));
  }
});

test('with reduced motion a toast does not move', async ({ page, expectConsole }) => {
  await failToSend(page, expectConsole);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.locator('[data-toast]')).toHaveCSS('transition-duration', '0s');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(page.locator('[data-toast]')).not.toHaveCSS('transition-duration', '0s');
});

/** Finds everything that scrolls smoothly, and everything that fades or slides for more than `seconds`. */
function moving(seconds: number): string[] {
  const long = (durations: string) => durations.split(',').some((duration) => Number.parseFloat(duration) > seconds);
  return [...document.querySelectorAll('*')].flatMap((element) => {
    const style = getComputedStyle(element);
    const { scrollBehavior, transitionDuration, animationName, animationDuration } = style;
    // An animation that follows the scrolling does not run by itself.
    const runs = animationName !== 'none' && style.getPropertyValue('animation-timeline') === 'auto';
    return [
      ...(scrollBehavior === 'smooth' ? [`${element.tagName} scroll-behavior`] : []),
      ...(long(transitionDuration) ? [`${element.tagName} ${element.className} transition`] : []),
      ...(runs && long(animationDuration) ? [`${element.tagName} animation`] : []),
    ];
  });
}
