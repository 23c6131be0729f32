import type { Page } from '@playwright/test';
import { PATHS, ROUTES } from '../../web/src/routes.ts';
import { comeAlive, EACH_WIDTH, eventually, expect, test } from '../fixtures/pages.ts';

interface Stop {
  readonly number: number;
  readonly name: string;
  readonly ring: boolean;
  readonly seen: boolean;
}

for (const { path } of ROUTES.filter((route) => route.path === route.canonical)) {
  test(
    `by keyboard alone every stop of ${path} comes in order, in sight and with a ring`,
    EACH_WIDTH,
    async ({ page }) => {
      await page.goto(path);
      await comeAlive(page);
      const all = await page.evaluate(markStops);
      // The header's, the footer's and some of the page's own.
      expect(all).toBeGreaterThan(10);
      for (let number = 0; number < all; number += 1) {
        await page.keyboard.press('Tab');
        // The focus takes its time on the way into a frame of another site and out of it.
        await eventually(() => page.evaluate(stopHere)).toMatchObject({ number, ring: true, seen: true });
      }
    },
  );
}

test('everything to tap is at least 44 pixels high and wide', EACH_WIDTH, async ({ page }) => {
  for (const { path } of ROUTES) {
    await page.goto(path);
    await expectLargeTargets(page, path);
  }
});

test('everything to tap in the menu is at least 44 pixels high and wide', async ({ page }) => {
  await page.goto(PATHS.home);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await expectLargeTargets(page, 'menu');
});

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

test('nothing moves for a visitor who asked for less motion', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(PATHS.home);
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await page.evaluate(moving)).toEqual([]);
});

test('a visitor who did not ask for less motion sees a smooth scroll', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(PATHS.home);
  expect(await page.evaluate(moving)).toContain('HTML scroll-behavior');
});

/** Numbers everything that Tab should reach, in the order of the page. */
function markStops(): number {
  const focusable = 'a[href], button, summary, input, select, textarea, iframe, [tabindex="0"]';
  const reached = [...document.querySelectorAll<HTMLElement>(focusable)].filter((element) => {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.tabIndex < 0) return false;
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
    return element === document.querySelector(`input[name="${element.name}"]`);
  });
  reached.forEach((element, index) => {
    element.dataset.stop = String(index);
  });
  return reached.length;
}

/** What has the focus: its number, and whether one sees that it has it. */
function stopHere(): Stop {
  const element = document.activeElement as HTMLElement;
  const row = element.closest('label') ?? element;
  const { top, bottom, left, right } = row.getBoundingClientRect();
  const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const inBar = Boolean(element.closest('header')) || getComputedStyle(element).position === 'fixed';
  const ring = [element, row].some((each) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(each);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
  return {
    number: Number(element.dataset.stop ?? -1),
    name: element.id || element.textContent?.slice(0, 40) || element.tagName,
    ring: ring || element.tagName === 'IFRAME',
    seen: bottom > (inBar ? 0 : bar) && top < innerHeight && right > 0 && left < innerWidth,
  };
}

async function expectLargeTargets(page: Page, where: string): Promise<void> {
  const sizes = await page.evaluate(targetSizes);
  expect(sizes.length, where).toBeGreaterThan(10);
  const small = sizes.filter(({ width, height }) => width < 44 || height < 44);
  expect(small, where).toEqual([]);
}

function targetSizes() {
  const targets = [...document.querySelectorAll<HTMLElement>('a[href], button, summary, input, select, textarea')];
  return targets.flatMap((target) => {
    const inText = target.tagName === 'A' && getComputedStyle(target).display === 'inline';
    if (inText || !target.checkVisibility({ visibilityProperty: true }) || target.tabIndex < 0) return [];
    const { width, height } = (target.closest('label') ?? target).getBoundingClientRect();
    return [{ name: target.textContent || target.id, width, height }];
  });
}

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
