import { PHONE_HREF } from '../../web/src/content/farm.ts';
import { SITE } from '../../web/src/content/site.ts';
import { PATHS, ROUTES } from '../../web/src/routes.ts';
import { doubleText, expect, test } from '../fixtures/pages.ts';

const WIDTHS = [320, 390, 640, 768, 844, 1024, 1280, 1440];

/** The longest of three translations. */
const TRANSLATED: Readonly<Record<string, string>> = {
  Home: 'Startseite',
  'Military Families': 'Familias de militares',
  'Oklahoma Advantage': 'Die Vorteile von Oklahoma',
  Testimonials: 'Erfahrungsberichte',
  Contact: 'Liên hệ với chúng tôi',
  [SITE.shortAction]: 'Kostenlose Beratung',
};

test('header items, also translated, are on one line with equal gaps, or in the menu', async ({ page, open }) => {
  const bar = page.getByRole('banner');
  const menu = page.getByRole('button', { name: SITE.menu });
  const items = bar.getByRole('navigation', { name: SITE.navigation, exact: true }).getByRole('link');
  for (const path of [PATHS.home, PATHS.consultation]) {
    await open(path);
    for (const words of [{}, TRANSLATED]) {
      await page.evaluate(translate, words);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await expect(items).toHaveCount((await menu.isVisible()) ? 0 : 5);
        await expect(bar.getByRole('link', { name: SITE.callFarm })).toHaveAttribute('href', PHONE_HREF);
        expect(await bar.evaluate(faultsOf), `${path} ${width} ${Object.keys(words)}`).toEqual([]);
      }
    }
  }
});

test('a name of 60 letters is whole in the header with text of twice the size', async ({ page }) => {
  await doubleText(page);
  await page.goto(PATHS.home);
  const bar = page.getByRole('banner');
  await bar.evaluate((header) => {
    const name = 'Sweetwater Livestock Guardian Dogs and Pastured Poultry Farm';
    header.querySelector('a')?.setAttribute('data-long', '');
    header.querySelector('a span')?.replaceChildren(name);
  });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    expect(await bar.evaluate(faultsOf), `${width}`).toEqual([]);
  }
});

test('the header has the main action while that of the hero is out of view', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  for (const { path, canonical } of ROUTES) {
    await page.goto(path);
    const action = page.getByRole('banner').getByRole('link', { name: SITE.shortAction });
    await expect(action, path).toBeHidden();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(action, path).toBeVisible({ visible: canonical !== PATHS.consultation });
  }
});

test('on a small phone a link to the consultation is always in view', async ({ page, open, expectConsole }) => {
  expectConsole(/status of 404/);
  expectConsole(/Page not found/);
  await page.setViewportSize({ width: 360, height: 640 });
  const paths = ROUTES.filter(({ canonical }) => canonical !== PATHS.consultation).map(({ path }) => path);
  for (const path of [...paths, '/no-such-page']) {
    await open(path);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height; top += 700) {
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
      const isInView = () => page.evaluate(isLinkInView, PATHS.consultation);
      await expect.poll(isInView, { message: `${path} at ${top}`, intervals: [50] }).toBe(true);
    }
  }
});

/** Runs in the page. Whether the visitor sees a link to a path, not covered by the header. */
function isLinkInView(path: string): boolean {
  const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  return [...document.querySelectorAll(`a[href="${path}"]`)].some((link) => {
    const { top, bottom, width } = link.getBoundingClientRect();
    const isSeen = link.closest('header') ? top < bar : bottom > bar;
    return isSeen && top < innerHeight && width > 0 && link.checkVisibility({ visibilityProperty: true });
  });
}

/** Runs in the page. Wraps the texts as Chrome's translator does. */
function translate(words: Readonly<Record<string, string>>): void {
  for (const element of document.querySelectorAll('header *')) {
    const text = element.childElementCount === 0 && words[element.textContent ?? ''];
    if (text) element.innerHTML = `<font><font>${text}</font></font>`;
  }
}

/** Finds what exceeds the header, overlaps, has more than one line or an unequal gap, and a bar wider than its word. */
function faultsOf(bar: Element): string[] {
  const isSeen = (part: Element) => part.checkVisibility({ visibilityProperty: true });
  const boxesOf = (selector: string) =>
    [...bar.querySelectorAll(selector)].filter(isSeen).map((part) => ({ part, box: part.getBoundingClientRect() }));
  const { bottom } = bar.getBoundingClientRect();
  const parts = boxesOf('a, button');
  const meeting = parts.filter(({ box }, index) => {
    const next = parts[index + 1]?.box;
    return box.top < 0 || box.bottom > bottom || box.right > innerWidth || (next && box.right > next.left + 0.5);
  });
  const items = boxesOf('nav li a');
  const gaps = items.slice(1).map(({ box }, index) => box.left - (items[index]?.box.right ?? 0));
  const uneven = gaps.filter((gap) => gap < 20 || Math.abs(gap - (gaps[0] ?? 0)) > 0.5);
  const tall = items.filter(({ part }) => {
    const text = document.createRange();
    text.selectNodeContents(part);
    return text.getBoundingClientRect().height > 30;
  });
  return [...meeting, ...tall].map(({ part }) => part.textContent ?? '').concat(uneven.map((gap) => `gap of ${gap}`));
}
