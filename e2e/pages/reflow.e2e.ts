import type { Page } from '@playwright/test';
import { RECEIVED_PATH, SUBMIT_PATH } from '../../functions/src/contract/call.ts';
import { QUESTIONS } from '../../functions/src/contract/questions.ts';
import { FORM, TOASTS } from '../../web/src/content/consultation.ts';
import { FARM } from '../../web/src/content/farm.ts';
import { PUPS } from '../../web/src/content/pups.generated.ts';
import { SITE } from '../../web/src/content/site.ts';
import { TESTIMONIALS } from '../../web/src/content/testimonials.ts';
import { PATHS, ROUTES } from '../../web/src/routes.ts';
import { expectNoFinding } from '../fixtures/axe.ts';
import * as form from '../fixtures/consultation-page.ts';
import * as controls from '../fixtures/controls.ts';
import { eventually, expect, resize, setTextSize, test } from '../fixtures/pages.ts';
import { readTexts } from '../fixtures/texts.ts';

/** Browser font sizes, each with window widths. At 16 pixels: the breakpoints and widths between them. */
const SIZES = [
  { size: 16, widths: [1280, 1024, 960, 768, 640, 390, 320] },
  { size: 22, widths: [360] },
  { size: 32, widths: [1024, 390, 320] },
];

/** Width, height and browser font size. */
const LOW_WINDOWS = [
  [320, 700, 16],
  [844, 390, 16],
  [360, 560, 32],
  [320, 320, 32],
] as const;

/** WCAG 1.4.12. */
const TEXT_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** As extensions double the text, which no media query knows, and as Android's web views enlarge it. */
const LARGE_TEXT = ['html { font-size: 200% !important; }', 'html { text-size-adjust: 200%; }'];

/** The owner's texts. Only their words of more than `HAS_ROOM` characters may be broken across lines. */
const GIVEN = JSON.stringify([{ ...FARM, phone: '' }, TESTIMONIALS.stories, PUPS]);
const HAS_ROOM = 12;

for (const path of new Set([...ROUTES.map(({ canonical }) => canonical), RECEIVED_PATH]))
  test(`${path} fits every width with spaced and larger text, and breaks no word on a phone`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('html[data-opening]')).toHaveCount(0);
    for (const { size, widths } of SIZES) {
      await setTextSize(page, size);
      for (const width of widths) {
        await resize(page, width, 800);
        await expect(page.locator('html')).toHaveCSS('font-size', `${size}px`);
        await expectToFit(page, { wholeWords: width <= 390 });
      }
    }
    await setTextSize(page, 16);
    await expectSpacedTextToFit(page);
    for (const style of LARGE_TEXT) {
      await setStyle(page, style);
      for (const width of [320, 390]) {
        await resize(page, width, 800);
        await expectToFit(page);
      }
    }
  });

test('with any text size the texts on a drawing stay on its sky', async ({ page, expectConsole }) => {
  expectConsole(/status of 404/);
  expectConsole(/Page not found/);
  for (const [path, sky, widths] of [
    [PATHS.home, 1 / 5, [390]],
    [PATHS.home, 11 / 20, [960, 1440, 1920]],
    ['/no-such-page', 1 / 2, [320, 768, 1440]],
  ] as const) {
    await page.goto(path);
    for (const size of [16, 32]) {
      await setTextSize(page, size);
      for (const width of widths) {
        await resize(page, width, 844);
        const action = await page.locator('main section').first().getByRole('link').last().boundingBox();
        const picture = await page.locator('main img').first().boundingBox();
        if (!action || !picture) throw new Error(`${path} lacks its links or its picture.`);
        const end = action.y + action.height;
        expect(end, `${path} ${size} at ${width}`).toBeLessThanOrEqual(picture.y + picture.height * sky);
        // All of the picture is visible.
        if (width === 390) expect(picture.height).toBeGreaterThan(picture.width * 0.86);
      }
    }
  }
});

test('messages and the thank-you screen are accessible and fit, and in low windows with large text the end of each toast, note and menu is reached and the way to close it in view', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/status of 500/);
  const menu = page.getByRole('button', { name: SITE.menu });
  const note = page.getByRole('status').filter({ hasText: FORM.draft.restored });
  const close = page.getByRole('button', { name: TOASTS.close });
  await form.open(page);
  await form.submitButton(page).click();
  await expect(page.getByRole('group', { name: FORM.problem.heading })).toBeFocused();
  await expectFormWithExtras(page);
  await expectSpacedTextToFit(page);
  await resize(page, 390, 844);
  await page.route(SUBMIT_PATH, (route) => route.fulfill({ status: 500, json: { error: 'Failed' } }));
  await form.fillRequired(page, form.someFamily());
  await form.submitButton(page).click();
  await expect(close).toBeVisible();
  await expectNoFinding(page);
  expect(await page.evaluate(controls.moving)).toEqual([]);
  await controls.expectLargeTargets(page);
  await controls.expectFocusRings(page, page.locator('[data-toast] :is(a, button)'));
  await expectToastInLowWindows(page, TOASTS.error.title);
  await page.unroute(SUBMIT_PATH);
  await form.submitButton(page).click();
  await form.expectThanks(page);
  await expectNoFinding(page);
  // Keeps the toast of a success.
  await close.focus();
  await expectToastInLowWindows(page, TOASTS.success.title);
  await close.click();
  await expectSpacedTextToFit(page);
  await form.openAnother(page);
  await form.question(page, 'firstName').fill('Dana');
  await page.reload();
  for (const [width, height, size] of LOW_WINDOWS) {
    await setTextSize(page, size);
    await resize(page, width, height);
    expect((await note.boundingBox())?.height).toBeLessThanOrEqual(height / 2);
    await menu.click();
    await expect(menu).toBeInViewport({ ratio: 1 });
    await page.locator('[popover]').evaluate((scroller) => scroller.scrollTo(0, 0));
    await expectToFit(page);
    const last = page.getByRole('navigation', { name: SITE.menu }).getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 0.95 });
    await menu.click();
  }
});

/** Checks a form with a corrected message, conditional questions, an answer to clear, and an unchecked answer. */
async function expectFormWithExtras(page: Page): Promise<void> {
  const [none, dogs] = QUESTIONS.currentPets.options;
  await form.question(page, 'firstName').fill('Dana');
  await form.question(page, 'email').fill('dana@gmial.com');
  await form.choose(page, 'familySize', '1-2 children');
  await form.choose(page, 'militaryStatus', 'Active duty');
  await form.choose(page, 'currentPets', dogs.label, none.label);
  await expect(page.getByRole('button', { name: 'dana@gmail.com' })).toBeVisible();
  await expectNoFinding(page);
  await controls.expectLargeTargets(page);
  await controls.expectFocusRings(page, page.getByRole('form').getByRole('button'));
}

async function expectToastInLowWindows(page: Page, title: string): Promise<void> {
  const toast = page.locator('[data-toast]');
  for (const [width, height, size] of LOW_WINDOWS) {
    await setTextSize(page, size);
    await resize(page, width, height);
    await expectToFit(page);
    for (const part of [toast.getByText(title, { exact: true }), toast.getByRole('button')])
      await expect(part, `${title} ${width}x${height}`).toBeInViewport({ ratio: 1 });
    const end = toast.locator('a, p').last();
    await end.evaluate((last) => last.scrollIntoView(false));
    await expect(end).toBeInViewport();
  }
  await setTextSize(page, 16);
  await resize(page, 390, 844);
}

async function expectSpacedTextToFit(page: Page): Promise<void> {
  await setStyle(page, TEXT_SPACING);
  for (const width of [320, 390, 768, 1440]) {
    await resize(page, width, 800);
    await expectToFit(page, { wholeWords: true });
    await controls.expectUncovered(page);
  }
  await setStyle(page, '');
}

/** With a constructed style sheet, which the content security policy allows. */
async function setStyle(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

/** Checks that the page is not wider than its window, and that no text exceeds it or the box that clips it. */
async function expectToFit(page: Page, { wholeWords = false } = {}): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 0 };
  const isBroken = (word: string) => wholeWords && (word.length <= HAS_ROOM || !GIVEN.includes(word));
  // A font that arrives late changes the lines.
  await eventually(async () => {
    const { read, cut, ...found } = await page.evaluate(readTexts, width);
    return { ...found, hasTexts: read > 20, broken: cut.filter(isBroken) };
  }, page.url()).toEqual({ scrollWidth: width, outside: [], hasTexts: true, broken: [] });
}
