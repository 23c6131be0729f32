import type { Page } from '@playwright/test';
import { SUBMIT_PATH } from '../../functions/src/contract/call.ts';
import { FORM, TOASTS } from '../../web/src/content/consultation.ts';
import { FAMILY_PUPS } from '../../web/src/content/family-pups.ts';
import {
  expectErrorToast,
  expectNothingStored,
  expectStoredOnce,
  expectThanks,
  fillRequired,
  holdAnswer,
  open,
  question,
  shortenPauses,
  someFamily,
  submit,
} from '../fixtures/consultation-page.ts';
import { expect, test } from '../fixtures/test.ts';

test('after leaving the page while sending, a toast on the other page tells of the success, and the page of the form shows the thank-you screen', async ({
  page,
}) => {
  const family = someFamily();
  const release = await holdAnswer(page);
  await open(page);
  await fillRequired(page, family);
  await submit(page);
  await expect(page.getByRole('button', { name: FORM.submitting })).toBeDisabled();
  await leave(page);
  release();
  await expect(page.getByRole('status').filter({ hasText: TOASTS.success.title })).toContainText(TOASTS.success.text);
  await comeBack(page);
  await expectThanks(page);
  await expectStoredOnce(family);
  await leave(page);
  await expect(page.getByText(TOASTS.success.title)).toBeHidden();
  await comeBack(page);
  await expect(question(page, 'email')).toHaveValue('');
});

test('after leaving the page while sending, a toast on the other page tells of the failure, and the form keeps its answers', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/status of 400/);
  const family = someFamily();
  const fieldErrors = { phone: 'We cannot reach this number.' };
  const release = await holdAnswer(page, (route) =>
    route.fulfill({ status: 400, json: { error: fieldErrors.phone, fieldErrors } }),
  );
  await open(page);
  await fillRequired(page, family);
  await submit(page);
  await leave(page);
  release();
  await expectErrorToast(page, fieldErrors.phone);
  await expectNothingStored(family);
  await comeBack(page);
  await expect(question(page, 'email')).toHaveValue(family.email);
  await expect(question(page, 'phone')).toHaveAccessibleDescription(new RegExp(fieldErrors.phone));
  await page.unroute(SUBMIT_PATH);
  await submit(page);
  await expectThanks(page);
  await expectStoredOnce(family);
});

test('after coming back while sending, the form is busy and then shows the thank-you screen', async ({ page }) => {
  const family = someFamily();
  const release = await holdAnswer(page);
  await open(page);
  await fillRequired(page, family);
  await submit(page);
  await leave(page);
  await comeBack(page);
  await expect(question(page, 'email')).toHaveValue(family.email);
  await expect(page.getByRole('button', { name: FORM.submitting })).toBeDisabled();
  release();
  await expectThanks(page);
  await expectStoredOnce(family);
});

test('a hidden tab continues its retries', async ({ page, expectConsole }) => {
  expectConsole(/status of 503/);
  const family = someFamily();
  await shortenPauses(page);
  let attempts = 0;
  // Without `times`, because Playwright can lose the retry if it comes while such a route is being removed.
  await page.route(SUBMIT_PATH, (route) =>
    ++attempts === 1 ? route.fulfill({ status: 503, json: {} }) : route.continue(),
  );
  await open(page);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await fillRequired(page, family);
  await submit(page);
  await expectThanks(page);
  expect(attempts).toBe(2);
  await expectStoredOnce(family);
});

/**
 * Opens another page with a link at the foot and waits for its heading, because the foot moves when the loading screen
 * is replaced, and a click on it would miss.
 */
async function leave(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Family pups' }).click();
  await expect(page.getByRole('heading', { level: 1, name: FAMILY_PUPS.hero.heading })).toBeFocused();
}

async function comeBack(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Family consultation' }).click();
}
