import { SUBMIT_FAILED } from '../../functions/src/contract/call.ts';
import { TOASTS } from '../../web/src/content/consultation.ts';
import {
  expectErrorToast,
  failToSend,
  fillRequired,
  holdAnswer,
  open,
  question,
  someFamily,
  submit,
  submitButton,
} from '../fixtures/consultation-page.ts';
import { expect, test } from '../fixtures/test.ts';

test('a failure does not take the focus from a visitor who writes on while sending', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/);
  const release = await holdAnswer(page, (route) => route.fulfill({ status: 500, json: {} }));
  await open(page);
  await fillRequired(page, someFamily());
  await submit(page);
  await question(page, 'additionalInfo').focus();
  release();
  await expectErrorToast(page, SUBMIT_FAILED);
  await expect(question(page, 'additionalInfo')).toBeFocused();
});

test('a toast that is closed from any of its controls gives the focus back', async ({ page, expectConsole }) => {
  await failToSend(page, expectConsole);
  await expect(submitButton(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: TOASTS.close })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-toast]').getByRole('link')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-toast]')).toBeHidden();
  await expect(submitButton(page)).toBeFocused();
});

test('Escape in a field closes a toast and leaves the focus in the field', async ({ page, expectConsole }) => {
  await failToSend(page, expectConsole);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: TOASTS.close })).toBeFocused();
  await question(page, 'additionalInfo').focus();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-toast]')).toBeHidden();
  await expect(question(page, 'additionalInfo')).toBeFocused();
});
