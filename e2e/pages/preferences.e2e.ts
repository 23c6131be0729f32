import type { Page } from '@playwright/test';
import { PATHS } from '../../web/src/routes.ts';
import { failToSend } from '../fixtures/consultation-page.ts';
import { describeFocused } from '../fixtures/controls.ts';
import { EACH_WIDTH, expect, test } from '../fixtures/pages.ts';

test(
  'forced colors keep the focus ring, the texts and the mark of the current page',
  EACH_WIDTH,
  async ({ page, isMobile }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(PATHS.testimonials);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect((await page.evaluate(describeFocused)).hasRing).toBe(true);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
    expect(await currentItemStandsOut(page)).toBe(true);
  },
);

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

test('with forced colors, boxes with a background get a border, and checked answers are visible', async ({ page }) => {
  for (const path of [PATHS.home, PATHS.consultation]) {
    await page.emulateMedia({ forcedColors: 'none' });
    await page.goto(path);
    expect(await page.evaluate(markBoxes), path).toBeGreaterThan(0);
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await page.evaluate(boxesWithoutEdge), path).toEqual([]);
  }
  for (const type of ['radio', 'checkbox']) {
    const rows = page.locator(`label:has([type=${type}])`);
    await rows.first().click();
    const looks = await rows.evaluateAll((all) =>
      all.slice(0, 2).map((row) => {
        const { outlineStyle, outlineOffset, outlineColor } = getComputedStyle(row);
        return [outlineStyle, outlineOffset, outlineColor].join();
      }),
    );
    expect(looks[0], type).not.toBe(looks[1]);
  }
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

/** Counts boxes with round corners and a background. */
function markBoxes(): number {
  const boxes = [...document.querySelectorAll<HTMLElement>('main *')].filter((box) => {
    const { backgroundColor, borderTopLeftRadius } = getComputedStyle(box);
    const isBox = Number.parseFloat(borderTopLeftRadius) > 0 && box.clientHeight > 100;
    return isBox && backgroundColor !== 'rgba(0, 0, 0, 0)';
  });
  for (const box of boxes) box.dataset.box = '';
  return boxes.length;
}

function boxesWithoutEdge(): string[] {
  const boxes = [...document.querySelectorAll<HTMLElement>('[data-box]')];
  return boxes
    .filter((box) => Number.parseFloat(getComputedStyle(box).borderTopWidth) === 0)
    .map((box) => box.textContent ?? '');
}
