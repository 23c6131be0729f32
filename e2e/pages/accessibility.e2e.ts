import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { SUBMIT_PATH } from '../../functions/src/contract/call.ts';
import { FORM, TOASTS } from '../../web/src/content/consultation.ts';
import { FARM } from '../../web/src/content/farm.ts';
import { HOME } from '../../web/src/content/home.ts';
import { SITE } from '../../web/src/content/site.ts';
import { PATHS, ROUTES } from '../../web/src/routes.ts';
import { expectThanks, fillRequired, open as openForm, someFamily, submit } from '../fixtures/consultation-page.ts';
import { comeAlive, EACH_WIDTH, expect, test } from '../fixtures/pages.ts';

/** Stand on the sky of a picture, which axe cannot see: no other text may. */
const ON_THE_SKY = [HOME.hero.heading, HOME.hero.lead, SITE.notFound.heading, SITE.notFound.text];

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const INNER = ROUTES.filter(({ path, canonical }) => path === canonical && path !== PATHS.home);

for (const { path } of INNER) {
  test(`axe finds nothing on ${path}`, EACH_WIDTH, async ({ page, open }) => {
    await open(path);
    await expectNoFinding(page);
  });
}

test(
  'axe finds nothing on the home page as it is served, nor alive with an open question',
  EACH_WIDTH,
  async ({ page }) => {
    await page.goto(PATHS.home);
    await expectNoFinding(page);
    await comeAlive(page);
    await page.locator('#faq summary').first().click();
    await expect(page.locator('#faq details[open]')).toHaveCount(1);
    await expectNoFinding(page);
  },
);

test('axe finds nothing in a form with messages, nor in the thanks for it', EACH_WIDTH, async ({ page }) => {
  await openForm(page);
  await submit(page);
  await expect(page.getByRole('group', { name: FORM.problem.heading })).toBeFocused();
  await expectNoFinding(page);
  await fillRequired(page, someFamily());
  await submit(page);
  await expectThanks(page);
  await expectNoFinding(page);
});

test('axe finds nothing on the 404 page', EACH_WIDTH, async ({ page, open, expectConsole }) => {
  expectConsole(/status of 404/);
  expectConsole(/Page not found/);
  await open('/nope');
  await expectNoFinding(page);
});

test('axe finds nothing where the egg form does not load', EACH_WIDTH, async ({ page, open, expectConsole }) => {
  expectConsole(/ERR_FAILED/);
  await page.route(FARM.eggOrderForm, (route) => route.abort());
  await open(PATHS.eggs);
  await page.getByRole('heading', { name: 'Order eggs' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectNoFinding(page);
});

test('axe finds nothing on the error screen', EACH_WIDTH, async ({ page, open, expectConsole }) => {
  expectConsole(/Broken on purpose/);
  const body = 'export default function Broken() { throw new Error("Broken on purpose"); }';
  await page.route('**/assets/testimonials-page-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
  await open(PATHS.home);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Testimonials' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Something went wrong');
  await expectNoFinding(page);
});

test('axe finds nothing on the toast of a failed send', async ({ page, expectConsole }) => {
  expectConsole(/status of 500/);
  await page.route(`**${SUBMIT_PATH}`, (route) => route.fulfill({ status: 500, json: { error: 'Failed' } }));
  await openForm(page);
  await fillRequired(page, someFamily());
  await submit(page);
  await expect(page.getByRole('button', { name: TOASTS.close })).toBeVisible();
  await expectNoFinding(page);
});

test('axe finds nothing in the open menu', async ({ page, open }) => {
  await open(PATHS.testimonials);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await expectNoFinding(page);
});

/** Animations are waited for: in the middle of a fade no text has its contrast. */
async function expectNoFinding(page: Page): Promise<void> {
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  // The newer mode opens a window of its own, which only a frame of another site needs.
  const axe = new AxeBuilder({ page }).withTags(STANDARDS).setLegacyMode(page.frames().length === 1);
  const { passes, violations, incomplete } = await axe.analyze();
  // Rules that found nothing to look at say nothing.
  expect(passes.map(({ id }) => id)).toEqual(expect.arrayContaining(['color-contrast', 'document-title', 'region']));
  const findings = violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target.join(' ')) }));
  expect(findings).toEqual([]);
  const undecided = incomplete.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  expect(undecided.filter((found) => !ON_THE_SKY.some((words) => found.includes(words)))).toEqual([]);
  expect(await page.evaluate(faintTexts)).toEqual([]);
}

/** Of every text, hidden ones too, on the nearest ground that an element above it has: what a reader of styles finds. */
function faintTexts(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    if (!text.textContent?.trim() || !element?.checkVisibility() || element.closest('svg, script, option')) continue;
    const [ink, ground] = [luminance(getComputedStyle(element).color), luminance(groundOf(element))];
    const contrast = (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05);
    if (contrast < 4.5) found.push(`${text.textContent}: ${contrast}`);
  }
  return found;

  function groundOf(element: Element | null): string {
    if (!element) return 'rgb(255, 255, 255)';
    const { backgroundColor } = getComputedStyle(element);
    return backgroundColor.startsWith('rgb(') ? backgroundColor : groundOf(element.parentElement);
  }

  function luminance(color: string): number {
    const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map((part) => {
      const share = Number(part) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
}
