import { PATHS } from '../../web/src/routes.ts';
import { failToSend } from '../fixtures/consultation-page.ts';
import { expect, test } from '../fixtures/pages.ts';

test('movements are short, and with reduced motion nothing moves', async ({ page, open, expectConsole }) => {
  const openMenu = async (path: string) => {
    await open(path);
    await page.getByRole('button', { name: 'Menu' }).click();
  };
  const states: Readonly<Record<string, () => Promise<void>>> = {
    home: () => openMenu(PATHS.home),
    testimonials: () => openMenu(PATHS.testimonials),
    form: () => openMenu(PATHS.consultation),
    toast: () => failToSend(page, expectConsole),
  };
  for (const [state, show] of Object.entries(states)) {
    await show();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await page.evaluate(moving, 0), state).toEqual([]);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await page.evaluate(moving, 0), state).toContain('HTML scroll-behavior');
    expect(await page.evaluate(moving, 0.25), state).toEqual(['HTML scroll-behavior']);
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
