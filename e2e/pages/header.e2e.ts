import { PHONE_HREF } from '../../web/src/content/farm.ts';
import { SITE } from '../../web/src/content/site.ts';
import { NAVIGATION } from '../../web/src/frame/navigation.ts';
import { PATHS, ROUTES } from '../../web/src/routes.ts';
import { eventually, expect, open, resize, setTextSize, test } from '../fixtures/pages.ts';

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

test('header items, also translated, and a long name in large text fit: on one line with equal gaps, or in the menu', async ({
  page,
}) => {
  const bar = page.getByRole('banner');
  const menu = page.getByRole('button', { name: SITE.menu });
  const items = bar.getByRole('navigation', { name: SITE.navigation, exact: true }).getByRole('link');
  const expectNoFault = async (what: string, count?: number) => {
    for (const width of WIDTHS) {
      // So high that the action of the hero is in view, also in large text.
      await resize(page, width, 1600);
      if (count) await expect(items).toHaveCount((await menu.isVisible()) ? 0 : count);
      await expect(bar.getByRole('link', { name: SITE.callFarm })).toHaveAttribute('href', PHONE_HREF);
      expect(await bar.evaluate(faultsOf), `${what} at ${width}`).toEqual([]);
    }
  };
  await open(page, PATHS.home);
  for (const words of [{}, TRANSLATED]) {
    await page.evaluate(translate, words);
    await expectNoFault(`${Object.keys(words)}`, NAVIGATION.length);
  }
  await setTextSize(page, 32);
  await bar.evaluate((header) => {
    const name = 'Sweetwater Livestock Guardian Dogs and Pastured Poultry Farm';
    header.querySelector('a')?.setAttribute('data-long', '');
    header.querySelector('a span')?.replaceChildren(name);
  });
  await expectNoFault('a long name');
});

test('a link to the consultation is always in view: the header has it while that of the hero is not', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/status of 404/);
  expectConsole(/Page not found/);
  const paths = ROUTES.filter(({ path, canonical }) => path === canonical && path !== PATHS.consultation);
  await page.setViewportSize({ width: 360, height: 640 });
  for (const path of [...paths.map(({ path }) => path), '/no-such-page']) {
    await page.goto(path);
    await expect(page.getByRole('banner').getByRole('link', { name: SITE.shortAction }), path).toBeHidden();
    const end = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < end; top += 700) {
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
      await eventually(() => page.evaluate(isLinkInView, PATHS.consultation), `${path} at ${top}`).toBe(true);
    }
  }
});

test('in a low window the header is lower and stays, with the link to the consultation, down to a height of 320 px', async ({
  page,
}) => {
  await open(page, PATHS.home);
  const bar = page.getByRole('banner');
  for (const size of [16, 32]) {
    await setTextSize(page, size);
    for (const [width, height] of [
      [1440, 450],
      [720, 450],
      [844, 390],
      [568, 320],
      [320, 320],
    ] as const) {
      await resize(page, width, height);
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }));
      const link = bar.getByRole('link', { name: SITE.shortAction });
      await expect(link, `${width}x${height} ${size}`).toBeInViewport({ ratio: 0.99 });
      expect((await bar.boundingBox())?.height, `${width}x${height} ${size}`).toBeLessThanOrEqual(height / 5);
    }
  }
  await resize(page, 640, 319);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }));
  await expect(bar).not.toBeInViewport();
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
