import type { Page } from '@playwright/test';
import { SUBMIT_PATH } from '../functions/src/contract/call.ts';
import { FORM, TOASTS } from '../web/src/content/consultation.ts';
import {
  expectErrorToast,
  expectNothingStored,
  expectStoredOnce,
  expectThanks,
  fillRequired,
  open,
  question,
  someFamily,
  submit,
  submitButton,
} from './fixtures/consultation-page.ts';
import { expect, test } from './fixtures/test.ts';

test('who leaves while it is sent learns of the success elsewhere, and is thanked on coming back', async ({ page }) => {
  const family = someFamily();
  const release = await holdAnswer(page, (route) => route.continue());
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

test('who leaves while it is sent learns of the failure elsewhere, and finds the form filled in', async ({
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

test('who comes back while it is still sent finds the form busy, and is thanked there', async ({ page }) => {
  const family = someFamily();
  const release = await holdAnswer(page, (route) => route.continue());
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

test('without any line nothing is lost: a toast, the focus on the button right before it, and the next try is stored once', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED/);
  const family = someFamily();
  await open(page);
  await fillRequired(page, family);
  await context.setOffline(true);
  await submit(page);
  await expectErrorToast(page, TOASTS.error.somethingWentWrong);
  await expect(submitButton(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: TOASTS.close })).toBeFocused();
  await expect(question(page, 'email')).toHaveValue(family.email);
  await context.setOffline(false);
  await expectNothingStored(family);
  await submit(page);
  await expectThanks(page);
  await expectStoredOnce(family);
});

type Answer = Parameters<Parameters<Page['route']>[1]>[0];

async function holdAnswer(page: Page, answer: (route: Answer) => Promise<void>): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(SUBMIT_PATH, (route) => promise.then(() => answer(route)));
  return resolve;
}

/** Within the app, as a tap on a link does. */
async function leave(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Family pups' }).click();
  await expect(page.getByRole('form')).toHaveCount(0);
}

async function comeBack(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Family consultation' }).click();
}
