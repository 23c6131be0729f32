import type { Route } from '@playwright/test';
import { SUBMIT_FAILED, SUBMIT_PATH } from '../../functions/src/contract/call.ts';
import { FORM, TOASTS } from '../../web/src/content/consultation.ts';
import * as form from '../fixtures/consultation-page.ts';
import { eventually, expect, test } from '../fixtures/test.ts';

const { somethingWentWrong } = TOASTS.error;
const FAILED_TO_LOAD = /Failed to load resource/;

// The message for each status is tested in send.test.ts.
const FAULTS = [
  { answer: { status: 500, json: { error: 'The barn is on fire.' } }, toast: 'The barn is on fire.', tries: 1 },
  { answer: { status: 502, contentType: 'text/html', body: '<h1>502</h1>' }, toast: SUBMIT_FAILED, tries: 4 },
  { answer: { status: 200, contentType: 'text/html', body: '<h1>200</h1>' }, toast: somethingWentWrong, tries: 1 },
];

test('after a failure, also in a hidden tab, all answers are kept, and the next attempt is stored once', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(FAILED_TO_LOAD);
  await form.shortenPauses(page);
  const family = await form.openFilled(page);
  const answers = () =>
    page.getByRole('form').evaluate((all: HTMLFormElement) => Object.fromEntries(new FormData(all)));
  const given = await answers();
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  for (const { answer, toast, tries } of FAULTS) {
    await page.route(SUBMIT_PATH, (route) => route.fulfill(answer), { times: tries });
    await form.submit(page);
    await form.expectErrorToast(page, toast);
    await expect(page.getByText(TOASTS.kept, { exact: true })).toBeVisible();
    await expect(form.submitButton(page)).toBeFocused();
    await eventually(answers).toEqual(given);
    await page.getByRole('button', { name: TOASTS.close }).click();
    await expect(page.getByText(toast)).toBeHidden();
  }
  await context.setOffline(true);
  await form.submit(page);
  await form.expectErrorToast(page, somethingWentWrong);
  await eventually(answers).toEqual(given);
  await context.setOffline(false);
  await form.expectNothingStored(family);
  await form.submit(page);
  await form.expectSent(page, family);
});

test('the messages of a 400 stay until the next answer or attempt', async ({ page, expectConsole }) => {
  expectConsole(FAILED_TO_LOAD);
  const fieldErrors = { phone: 'We cannot reach this number.', lastName: 'Too short for us.' };
  const refuse = (route: Route) => route.fulfill({ status: 400, json: { error: fieldErrors.phone, fieldErrors } });
  await page.route(SUBMIT_PATH, refuse, { times: 1 });
  await page.addInitScript(delayToasts);
  const family = await form.openFilled(page);
  await form.submitButton(page).evaluate((button: HTMLElement) => [button.click(), button.click()]);
  const summary = page.getByRole('group', { name: FORM.problem.heading });
  await expect(summary).toBeFocused();
  await form.expectErrorToast(page, fieldErrors.phone);
  await summary.getByRole('link').first().click({ trial: true });
  await expect(summary.getByRole('link')).toHaveText([fieldErrors.lastName, fieldErrors.phone]);
  await form.question(page, 'phone').fill('(405) 555-0199');
  await expect(form.question(page, 'phone')).not.toHaveAttribute('aria-invalid');
  await expect(form.question(page, 'lastName')).toHaveAccessibleDescription(fieldErrors.lastName);
  await page.route(SUBMIT_PATH, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  await form.submit(page);
  await form.expectErrorToast(page, SUBMIT_FAILED);
  await expect(summary).toBeHidden();
  await form.expectNothingStored(family);
  await form.submit(page);
  await form.expectSent(page, family);
});

test('the toast of a failure stays, covers no field that the keyboard reaches, and gives the focus back', async ({
  page,
  expectConsole,
}) => {
  const close = page.getByRole('button', { name: TOASTS.close });
  await page.clock.install();
  await form.failToSend(page, expectConsole);
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
  const release = await form.holdAnswer(page, (route) => route.fulfill({ status: 500, json: {} }));
  await form.submit(page);
  await form.question(page, 'additionalInfo').focus();
  release();
  await expect(close).toBeVisible();
  await expect(form.question(page, 'additionalInfo')).toBeFocused();
  await close.focus();
  await form.question(page, 'additionalInfo').focus();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-toast]')).toBeHidden();
  await expect(form.question(page, 'additionalInfo')).toBeFocused();
});

/** Runs in the page. */
function isFocusAboveToast(): boolean {
  const [focused, toast] = [document.activeElement, document.querySelector('[data-toast]')];
  if (!focused || !toast) throw new Error('There is no focus or no toast.');
  return focused.getBoundingClientRect().bottom <= toast.getBoundingClientRect().top;
}

/** Runs in the page. TanStack Query notifies the toast after a timeout of 0 ms, which a busy machine delays. */
function delayToasts(): void {
  const wait = setTimeout;
  window.setTimeout = ((act: TimerHandler, ms?: number) => wait(act, ms === 0 ? 300 : ms)) as typeof setTimeout;
}
