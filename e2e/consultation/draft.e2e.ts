import type { Page } from '@playwright/test';
import { FORM } from '../../web/src/content/consultation.ts';
import { PATHS } from '../../web/src/routes.ts';
import { RECORD } from '../../web/src/tab-storage.ts';
import * as form from '../fixtures/consultation-page.ts';
import { eventually, expect, hold, SCRIPTS, test } from '../fixtures/pages.ts';

const { restored, clear, cleared, undo } = FORM.draft;

test('answers are kept from the first edit until they are sent, and clearing them can be undone', async ({ page }) => {
  const family = form.someFamily();
  await form.open(page);
  await form.submitButton(page).click();
  await expect(page.getByText(FORM.problem.heading)).toBeVisible();
  expect(await kept(page)).toBe('{}');
  const answers = { ...family, ...form.REQUIRED, familySize: '1-2-children', childrenAges: '4, 7', firstName: '' };
  await form.fillAtOnce(page, answers);
  await eventually(() => kept(page)).toContain('4, 7');
  await page.reload();
  const note = page.getByRole('status').filter({ hasText: restored });
  await page.locator('[data-field]').last().scrollIntoViewIfNeeded();
  await expect(note, 'wherever the page opens').toBeInViewport();
  await form.question(page, 'additionalInfo').fill('Call at noon.');
  await expect(note, 'when the visitor goes on').not.toBeInViewport();
  await expect(form.question(page, 'childrenAges')).toHaveValue('4, 7');
  await expect(form.question(page, 'email')).toHaveValue(family.email);
  await form.submitButton(page).click();
  await expect(page.getByText(FORM.problem.heading)).toBeVisible();
  await page.getByRole('button', { name: clear }).click();
  await expect(page.getByText(cleared)).toBeVisible();
  await expect(page.getByText(FORM.problem.heading)).toHaveCount(0);
  await expect(form.question(page, 'email')).toHaveValue('');
  expect(await kept(page)).toBe('{}');
  await form.question(page, 'firstName').fill('Since');
  await eventually(() => kept(page)).toContain('Since');
  await expect(page.locator('[aria-invalid]')).toHaveCount(0);
  await page.getByRole('button', { name: undo }).click();
  await expect(form.question(page, 'email')).toHaveValue(family.email);
  await expect(form.question(page, 'firstName')).toHaveValue('Since');
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect(page.getByRole('form')).toBeHidden();
  await page.goBack();
  await expect(page.getByText(restored)).toBeVisible();
  await expect(form.question(page, 'email')).toHaveValue(family.email);
  await form.submitButton(page).click();
  await form.expectSent(page, { ...family, firstName: 'Since' });
  expect(await kept(page)).toBe('{}');
  await page.reload();
  await form.expectThanks(page);
  await form.openAnother(page);
  await expect(page.getByText(restored)).toBeHidden();
});

test('the note about earlier answers moves no question', async ({ page }) => {
  await form.open(page);
  const first = form.question(page, 'firstName');
  await first.fill('Dana');
  await eventually(() => kept(page)).toContain('Dana');
  const release = await hold(page, SCRIPTS);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await page.evaluate(() => document.fonts.ready);
  const place = await first.boundingBox();
  release();
  await expect(page.getByText(restored)).toBeInViewport();
  expect(await first.boundingBox()).toEqual(place);
  await page.getByRole('button', { name: clear }).click();
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect(page.getByRole('form')).toBeHidden();
  await page.goBack();
  await expect(first).toHaveValue('');
  await expect(page.locator('.draft-note'), 'without earlier answers').toHaveCSS('height', '0px');
});

test('a page whose HTML arrives slowly is hydrated only when all of it is there', async ({ page }) => {
  // A script without `async` or `defer` stops the parser, as HTML that has not arrived does.
  const release = await hold(page, '**/rest.js', (route) => route.fulfill({ body: 'document.currentScript.remove()' }));
  await page.route(PATHS.consultation, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</form>', '<script src="/rest.js"></script></form>');
    await route.fulfill({ response, body });
  });
  await page.goto(PATHS.consultation, { waitUntil: 'commit' });
  await form.question(page, 'firstName').fill('Zoë');
  await page.evaluate(scriptsRan);
  expect(await form.isHydrated(page)).toBe(false);
  release();
  await eventually(() => form.isHydrated(page)).toBe(true);
  await expect(form.question(page, 'firstName')).toHaveValue('Zoë');
});

test('after sending, a form that fills itself in leaves the thanks, and who types in it opens a new one', async ({
  page,
}) => {
  await form.send(page);
  await form.expectThanks(page);
  const release = await hold(page, SCRIPTS);
  await page.reload({ waitUntil: 'commit' });
  // As extensions do in every browser. The visitor has pressed no key.
  await form.fillAtOnce(page, { email: 'dana@example.com' });
  release();
  await form.expectThanks(page);
  const releaseAgain = await hold(page, SCRIPTS);
  await page.reload({ waitUntil: 'commit' });
  await form.question(page, 'additionalInfo').pressSequentially('Call at noon.');
  releaseAgain();
  await eventually(() => form.isHydrated(page)).toBe(true);
  await expect(form.question(page, 'additionalInfo')).toHaveValue('Call at noon.');
  await expect(form.question(page, 'email')).toHaveValue('');
});

/** Runs in the page. Waits for all chunks and twenty more tasks, so that main.ts has finished. */
async function scriptsRan(): Promise<void> {
  const { chunks = '' } = document.querySelector<HTMLElement>('script[data-entry]')?.dataset ?? {};
  for (const chunk of chunks.split(' ')) await import(chunk);
  for (let tasks = 0; tasks < 20; tasks++) await new Promise((resolve) => setTimeout(resolve));
}

/** The answers in session storage. */
function kept(page: Page): Promise<string> {
  return page.evaluate((record) => JSON.stringify(JSON.parse(sessionStorage.getItem(record) ?? '{}').answers), RECORD);
}
