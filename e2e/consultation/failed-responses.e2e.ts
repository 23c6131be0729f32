import type { Route } from '@playwright/test';
import { SUBMIT_FAILED, SUBMIT_PATH } from '../../functions/src/contract/call.ts';
import { FORM, TOASTS } from '../../web/src/content/consultation.ts';
import * as form from '../fixtures/consultation-page.ts';
import { eventually, expect, hold, test } from '../fixtures/pages.ts';

// Which failures are retried, and the message of each, is tested in send.test.ts and submission.test.ts.
test('after a failure the toast stays and gives the focus back, and a second try in a hidden tab stores the kept answers once', async ({
  page,
  context,
  expectConsole,
}) => {
  const close = page.getByRole('button', { name: TOASTS.close });
  const family = form.someFamily();
  const given = { ...family, ...form.REQUIRED, guardianGoals: 'companionship' };
  await page.clock.install();
  expectConsole(/status of 500/);
  await page.route(SUBMIT_PATH, (route) => route.fulfill({ status: 500, json: {} }));
  await form.send(page, family);
  await form.expectErrorToast(page, SUBMIT_FAILED);
  await expect(page.getByText(TOASTS.kept, { exact: true })).toBeVisible();
  await page.clock.runFor('01:00');
  await form.expectErrorToast(page, SUBMIT_FAILED);
  await expect(form.submitButton(page)).toBeFocused();
  await form.question(page, 'firstName').focus();
  for (let stop = 0; stop < 12; stop++) {
    await page.keyboard.press('Tab');
    await eventually(() => page.evaluate(isFocusAboveToast)).toBe(true);
  }
  await form.submitButton(page).focus();
  await page.keyboard.press('Tab');
  await expect(close).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-toast]').getByRole('link')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-toast]')).toBeHidden();
  await expect(form.submitButton(page)).toBeFocused();
  const release = await hold(page, SUBMIT_PATH, (route) => route.fulfill({ status: 500, json: {} }));
  await form.submitButton(page).click();
  await form.question(page, 'additionalInfo').focus();
  release();
  await expect(close).toBeVisible();
  await expect(form.question(page, 'additionalInfo')).toBeFocused();
  await eventually(() => form.answersOf(page)).toMatchObject(given);
  await page.unroute(SUBMIT_PATH);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expectConsole(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await form.submitButton(page).click();
  await form.expectErrorToast(page, TOASTS.error.somethingWentWrong);
  await eventually(() => form.answersOf(page)).toMatchObject(given);
  await form.expectNothingStored(family);
  await context.setOffline(false);
  await form.submitButton(page).click();
  await form.expectSent(page, family);
});

test('the messages of a 400 stay until the next answer or attempt', async ({ page, expectConsole }) => {
  expectConsole(/Failed to load resource/);
  const fieldErrors = { phone: 'We cannot reach this number.', lastName: 'Too short for us.' };
  const refuse = (route: Route) => route.fulfill({ status: 400, json: { error: fieldErrors.phone, fieldErrors } });
  await page.route(SUBMIT_PATH, refuse, { times: 1 });
  const family = await form.openFilled(page);
  await form.submitButton(page).click();
  const summary = page.getByRole('group', { name: FORM.problem.heading });
  await expect(summary).toBeFocused();
  await form.expectErrorToast(page, fieldErrors.phone);
  await expect(page.getByText(TOASTS.kept, { exact: true })).toBeHidden();
  await summary.getByRole('link').first().click({ trial: true });
  await expect(summary.getByRole('link')).toHaveText([fieldErrors.lastName, fieldErrors.phone]);
  await form.question(page, 'phone').fill('(405) 555-0199');
  await expect(form.question(page, 'phone')).not.toHaveAttribute('aria-invalid');
  await expect(form.question(page, 'lastName')).toHaveAccessibleDescription(fieldErrors.lastName);
  const other = { error: SUBMIT_FAILED, fieldErrors: { age: 'We do not ask this.' } };
  await page.route(SUBMIT_PATH, (route) => route.fulfill({ status: 400, json: other }), { times: 1 });
  await form.submitButton(page).click();
  await form.expectErrorToast(page, SUBMIT_FAILED);
  await expect(page.getByText(TOASTS.kept, { exact: true })).toBeVisible();
  await expect(summary).toBeHidden();
  await form.expectNothingStored(family);
  await form.submitButton(page).click();
  await form.expectSent(page, { ...family, phone: '(405) 555-0199' });
});

/** Runs in the page. */
function isFocusAboveToast(): boolean {
  const [focused, toast] = [document.activeElement, document.querySelector('[data-toast]')];
  if (!focused || !toast) throw new Error('There is no focus or no toast.');
  return focused.getBoundingClientRect().bottom <= toast.getBoundingClientRect().top;
}
