import type { Page } from '@playwright/test';
import { FAMILY_PUPS } from '../../web/src/content/family-pups.ts';
import { HOME } from '../../web/src/content/home.ts';
import { MILITARY_SECTION } from '../../web/src/content/site.ts';
import { WORKING_PUPS } from '../../web/src/content/working-pups.ts';
import { PATHS, SECTIONS, sectionHref } from '../../web/src/routes.ts';
import {
  comeAlive,
  EACH_WIDTH,
  eventually,
  expect,
  expectInView,
  scrollToMiddle,
  scrollTop,
  test,
} from '../fixtures/pages.ts';

test('a link to a section opens right below the bar, without a frame', EACH_WIDTH, async ({ page }) => {
  for (const id of Object.values(SECTIONS).filter((section) => section !== SECTIONS.home)) {
    // Another document each time, as a visitor arrives.
    await page.goto('about:blank');
    await page.goto(sectionHref(id));
    await expectRightBelowBar(page, id);
  }
  await comeAlive(page);
  await expectRightBelowBar(page, new URL(page.url()).hash.slice(1));
});

test('military families are one tap from what is said for them', EACH_WIDTH, async ({ page, open }) => {
  const { heading } = WORKING_PUPS.military;
  await open(PATHS.workingPups);
  await expect(page.getByRole('link', { name: WORKING_PUPS.hero.military })).toBeInViewport();
  await page.getByRole('link', { name: WORKING_PUPS.hero.military }).click();
  await expectInView(page.getByRole('heading', { name: heading }));
  await expectRightBelowBar(page, MILITARY_SECTION);
});

test('the row of military homes on the home page leads there', async ({ page, open }) => {
  await open(PATHS.home);
  const [, military] = HOME.about.served;
  await page.getByRole('main').getByRole('link', { name: military.name }).click();
  await expect(page).toHaveURL(`${PATHS.workingPups}#${MILITARY_SECTION}`);
  await expectInView(page.getByRole('heading', { name: WORKING_PUPS.military.heading }));
});

test('under the hero of the family pups stand the ways to the consultation and to the prices', async ({
  page,
  open,
}) => {
  const { consultation, prices } = FAMILY_PUPS.hero.ways;
  await open(PATHS.familyPups);
  await expect(page.getByRole('link', { name: consultation }).first()).toHaveAttribute('href', PATHS.consultation);
  await page.getByRole('link', { name: prices }).click();
  await expectInView(page.getByRole('heading', { name: HOME.pricing.heading }));
});

test('a link to what is shown already adds no step to the history', async ({ page, open }) => {
  await open(PATHS.testimonials);
  const before = await page.evaluate(() => history.length);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Testimonials' }).click();
  await expect(page).toHaveURL(PATHS.testimonials);
  expect(await page.evaluate(() => history.length)).toBe(before);
});

test('the place on a page survives a full load of another one', async ({ page, open }) => {
  await open(PATHS.home);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Testimonials' });
  await scrollToMiddle(link);
  const place = await scrollTop(page);
  await link.click();
  await expect(page).toHaveURL(PATHS.testimonials);
  await page.reload();
  await comeAlive(page);
  await page.goBack();
  await eventually(() => scrollTop(page)).toBe(place);
});

/** No strip of the section above, and no frame around what is no control. */
async function expectRightBelowBar(page: Page, id: string): Promise<void> {
  const section = page.locator(`[id="${id}"]`);
  const { height = 0 } = (await page.getByRole('banner').boundingBox()) ?? {};
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  await expect(async () => {
    const top = (await section.boundingBox())?.y ?? Number.NaN;
    const isAtEnd = (await scrollTop(page)) >= Math.floor(end) - 1;
    expect({ id, fits: isAtEnd || Math.abs(top - height) <= 1.5 }).toEqual({ id, fits: true });
  }).toPass({ timeout: 5_000 });
  await expect(section).toHaveCSS('outline-style', 'none');
}
