import type { Page } from '@playwright/test';
import { SECTIONS } from '../../web/src/content/site.ts';
import { WORKING_PUPS } from '../../web/src/content/working-pups.ts';
import { PATHS, sectionHref } from '../../web/src/routes.ts';
import { ANOTHER_PAGE } from '../fixtures/another-page.ts';
import { expect, open, scrollTop, test, waitForHydration } from '../fixtures/pages.ts';

test('a link to a section shows it right below the header, without a focus ring', async ({ page }) => {
  for (const id of [SECTIONS.contact, SECTIONS.guardianProgram]) {
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

// With reduced motion, each test fails if a script scrolls smoothly.
test('a link to a section of another page scrolls smoothly 100 ms after that page appears', async ({ page }) => {
  const foot = page.getByRole('contentinfo');
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, PATHS.home);
  await page.evaluate(() => {
    Element.prototype.scrollIntoView = () => {
      document.body.dataset.scroll = getComputedStyle(document.documentElement).scrollBehavior;
    };
  });
  await foot.getByRole('link', { name: ANOTHER_PAGE.name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.clock.pauseAt(Date.now() + 60_000);
  await foot.getByRole('link', { name: 'Oklahoma Advantage' }).click();
  await expect(page.locator(`#${SECTIONS.guardianProgram}`)).toBeAttached();
  await page.clock.runFor(99);
  await expect(page.locator('body')).not.toHaveAttribute('data-scroll');
  await page.clock.runFor(1);
  await expect(page.locator('body')).toHaveAttribute('data-scroll', 'smooth');
  // The focus itself does not scroll, because that would end the smooth scroll with a jump.
  await expect(page.locator(`#${SECTIONS.guardianProgram}`)).toBeFocused();
  expect(await scrollTop(page)).toBe(0);
});

test('a small phone shows both ways in the hero, also on its side', async ({ page }) => {
  const { farm, military } = WORKING_PUPS.hero;
  for (const [width, height] of [
    [360, 640],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(PATHS.workingPups);
    for (const words of [farm, military.name, military.action])
      await expect(page.getByText(words, { exact: true })).toBeInViewport({ ratio: 1 });
  }
});

/** Checks that the section begins below the header, or the page is at its end, and that there is no focus ring. */
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
