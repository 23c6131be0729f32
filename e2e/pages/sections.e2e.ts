import type { Page } from '@playwright/test';
import { FAMILY_PUPS } from '../../web/src/content/family-pups.ts';
import { FARM } from '../../web/src/content/farm.ts';
import { HOME } from '../../web/src/content/home.ts';
import { MILITARY_SECTION, PARENTS_SECTION } from '../../web/src/content/site.ts';
import { WORKING_PUPS } from '../../web/src/content/working-pups.ts';
import { PATHS, SECTIONS, sectionHref } from '../../web/src/routes.ts';
import {
  EACH_WIDTH,
  eventually,
  expect,
  expectInView,
  scrollToMiddle,
  scrollTop,
  test,
  waitForHydration,
} from '../fixtures/pages.ts';

test('a link to a section shows it right below the header, without a focus ring', EACH_WIDTH, async ({ page }) => {
  for (const id of Object.values(SECTIONS).filter((section) => section !== SECTIONS.home)) {
    // Loads a new document each time, as a first visit does.
    await page.goto('about:blank');
    await page.goto(sectionHref(id));
    await expectRightBelowBar(page, id);
  }
  await waitForHydration(page);
  await expectRightBelowBar(page, new URL(page.url()).hash.slice(1));
});

test('a link to a section works before pictures and scripts have loaded', async ({ page }) => {
  await page.route('**/assets/**', () => new Promise<void>(() => undefined));
  await page.goto(PATHS.home, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Oklahoma Advantage' }).click();
  await expectRightBelowBar(page, SECTIONS.guardianProgram);
});

// Safari on a phone often fires no other event when a tab is left.
test('scroll positions are stored when the browser hides the page', async ({ page, open }) => {
  await open(PATHS.home);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
  expect(await page.evaluate(() => sessionStorage.getItem('scroll-positions'))).not.toBeNull();
});

test('a link to a section of another page scrolls to it 100 ms after that page appears', async ({ page, open }) => {
  const heading = page.getByRole('heading', { name: HOME.program.heading });
  const foot = page.getByRole('contentinfo');
  await page.clock.install();
  await open(PATHS.home);
  await foot.getByRole('link', { name: 'Eggs' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.clock.pauseAt(Date.now() + 60_000);
  await foot.getByRole('link', { name: 'Oklahoma Advantage' }).click();
  await expect(heading).toBeAttached();
  await page.clock.runFor(99);
  expect(await scrollTop(page)).toBe(0);
  await page.clock.runFor(1);
  await expectInView(heading);
});

test('the hero of the working pups has a way for farms and one for military families, the second to their section', async ({
  page,
  open,
}) => {
  const { heading } = WORKING_PUPS.military;
  const { farm, military } = WORKING_PUPS.hero;
  // Small phones, upright and turned.
  for (const [width, height] of [
    [360, 640],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(PATHS.workingPups);
    for (const audience of [farm, military.name])
      await expect(page.getByText(audience, { exact: true })).toBeInViewport({ ratio: 1 });
    const way = page.getByRole('link', { name: military.action });
    await expect(way).toBeInViewport({ ratio: 1 });
    await way.click();
    await expectInView(page.getByRole('heading', { name: heading }));
  }
  const section = page.locator(`#${MILITARY_SECTION}`);
  for (const path of [PATHS.familyPups, PATHS.consultation])
    await expect(section.locator(`a[href="${path}"]`)).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(heading);
});

test('on the home page, each audience and each parent dog links to its section', async ({ page, open }) => {
  const { families, military, ranches } = HOME.about.served;
  const parents = { url: `${PATHS.workingPups}#${PARENTS_SECTION}`, heading: WORKING_PUPS.parents.heading };
  for (const { name, url, heading } of [
    { ...families, url: PATHS.familyPups, heading: FAMILY_PUPS.hero.heading },
    { ...military, url: `${PATHS.workingPups}#${MILITARY_SECTION}`, heading: WORKING_PUPS.military.heading },
    { ...ranches, url: PATHS.workingPups, heading: WORKING_PUPS.hero.heading },
    { ...parents, name: FARM.mother },
    { ...parents, name: FARM.father },
  ]) {
    await open(PATHS.home);
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(url);
    await expectInView(page.getByRole('heading', { name: heading }));
  }
});

test('a link to the current URL adds no history entry, and a link to another section adds one', async ({
  page,
  open,
}) => {
  await open(PATHS.testimonials);
  const before = await page.evaluate(() => history.length);
  const foot = page.getByRole('contentinfo');
  await foot.getByRole('link', { name: 'Testimonials' }).click();
  await expect(page).toHaveURL(PATHS.testimonials);
  expect(await page.evaluate(() => history.length)).toBe(before);
  await foot.getByRole('link', { name: 'Oklahoma Advantage' }).click();
  await expect(page).toHaveURL(sectionHref(SECTIONS.guardianProgram));
  // The focus comes after the scrolling, during which a click at the foot would miss.
  await expect(page.locator(`#${SECTIONS.guardianProgram}`)).toBeFocused();
  await foot.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL(sectionHref(SECTIONS.home));
  await page.goBack();
  await expect(page).toHaveURL(sectionHref(SECTIONS.guardianProgram));
});

test('Back restores a scroll position from before hydration, also after the next page was reloaded', async ({
  page,
}) => {
  await page.goto(PATHS.home);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Testimonials' });
  await scrollToMiddle(link);
  await waitForHydration(page);
  const place = await scrollTop(page);
  await link.click();
  await expect(page).toHaveURL(PATHS.testimonials);
  await page.reload();
  await waitForHydration(page);
  await page.goBack();
  await eventually(() => scrollTop(page)).toBe(place);
});

/**
 * Checks that the section begins at the lower edge of the header, or that the page is scrolled to its end, and that the
 * section has no focus ring.
 */
async function expectRightBelowBar(page: Page, id: string): Promise<void> {
  const section = page.locator(`[id="${id}"]`);
  const { height = 0 } = (await page.getByRole('banner').boundingBox()) ?? {};
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  await expect(async () => {
    const top = (await section.boundingBox())?.y ?? Number.NaN;
    const isAtEnd = (await scrollTop(page)) >= Math.floor(end) - 1;
    expect({ id, fits: isAtEnd || Math.abs(top - height) <= 1.5 }).toEqual({ id, fits: true });
  }).toPass();
  await expect(section).toHaveCSS('outline-style', 'none');
}
