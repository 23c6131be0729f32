import { SUBMIT_PATH } from '../../functions/src/contract/call.ts';
import { VALID_REQUEST } from '../../functions/src/contract/schema.cases.ts';
import { FORM, TOASTS } from '../../web/src/content/consultation.ts';
import * as form from '../fixtures/consultation-page.ts';
import { hold } from '../fixtures/pages.ts';
import { expect, expectPage, expectPart, expectView, PHONE_AND_DESK, testAt } from './test.ts';

const FAMILY = { firstName: 'Dana', lastName: 'Whitfield', email: 'dana@example.com', phone: '405-555-0137' };
const FAILED_TO_LOAD = /Failed to load resource/;

testAt(PHONE_AND_DESK, 'an empty form that was sent', async ({ page, width }) => {
  await form.open(page);
  await form.submitButton(page).click();
  await expect(page.getByRole('group', { name: FORM.problem.heading })).toBeFocused();
  // The form shows the messages beside the fields later than their list.
  await expect(page.locator('#firstName')).toHaveAttribute('aria-invalid');
  await expectView(page, `error-summary-${width}`);
  // Until the visitor acts, the page holds the list of messages in view.
  await page.keyboard.press('Shift');
  if (width === 390) await expectPage(page, `errors-${width}`);
});

testAt([390], 'every question, answered', async ({ page, width }) => {
  await form.open(page);
  await form.fillIn(page, { ...VALID_REQUEST, ...FAMILY, pups: ['Daisy'] });
  await form.question(page, 'additionalInfo').focus();
  await expectPage(page, `answered-${width}`);
});

testAt([390], 'an address that looks mistyped', async ({ page, width }) => {
  await form.open(page);
  await form.question(page, 'email').fill('dana@gmial.com');
  await form.question(page, 'phone').focus();
  await expect(page.getByRole('button', { name: 'dana@gmail.com' })).toBeVisible();
  await expectView(page, `mistyped-${width}`);
});

testAt([390], 'earlier answers', async ({ page, width }) => {
  await form.open(page);
  await form.question(page, 'firstName').fill(FAMILY.firstName);
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain(FAMILY.firstName);
  await page.reload();
  const note = page.getByRole('status').filter({ hasText: FORM.draft.restored });
  await expectPart(note, `draft-${width}`);
});

testAt([390], 'a form on its way, and one that is sent again', async ({ page, width, expectConsole }) => {
  expectConsole(FAILED_TO_LOAD);
  const fail = await hold(page, SUBMIT_PATH, (route) => route.abort('connectionreset'));
  await form.send(page, FAMILY);
  await expect(page.getByRole('button', { name: FORM.submitting })).toBeDisabled();
  await expectView(page, `sending-${width}`);
  await page.route(SUBMIT_PATH, () => new Promise(() => undefined));
  fail();
  await expect(page.getByText(FORM.again(1, 3))).toBeVisible();
  await expectView(page, `sending-again-${width}`);
});

testAt(PHONE_AND_DESK, 'a form that could not be sent', async ({ page, width, expectConsole }) => {
  expectConsole(FAILED_TO_LOAD);
  const error = 'The barn is on fire.';
  await page.route(SUBMIT_PATH, (route) => route.fulfill({ status: 500, json: { error } }));
  await form.send(page, FAMILY);
  await form.expectErrorToast(page, error);
  await expectView(page, `failed-${width}`);
});

testAt(PHONE_AND_DESK, 'a form that has been received', async ({ page, width }) => {
  await page.route(SUBMIT_PATH, (route) => route.fulfill({ status: 201, json: { id: crypto.randomUUID() } }));
  await form.send(page, FAMILY);
  await form.expectThanks(page);
  // A toast stays while the pointer is on it.
  await page.getByText(TOASTS.success.title).hover();
  await expectView(page, `thank-you-${width}`);
});
