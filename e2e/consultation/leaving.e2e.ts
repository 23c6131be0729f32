import type { Page } from '@playwright/test';
import { SUBMIT_PATH } from '../../functions/src/contract/call.ts';
import { CONSULTATION, FORM, TOASTS } from '../../web/src/content/consultation.ts';
import { FAMILY_PUPS } from '../../web/src/content/family-pups.ts';
import { SITE } from '../../web/src/content/site.ts';
import { PATHS } from '../../web/src/routes.ts';
import * as form from '../fixtures/consultation-page.ts';
import { expect, hold, test } from '../fixtures/pages.ts';
import { requestsOf } from '../fixtures/stored-requests.ts';

test('a line says that a response takes long, and after leaving a toast, a form with a line and the thank-you screen that it came', async ({
  page,
}) => {
  await page.clock.install();
  const release = await hold(page, SUBMIT_PATH);
  const family = await form.send(page);
  await expect(page.getByRole('button', { name: FORM.submitting })).toBeDisabled();
  await page.clock.fastForward('00:10');
  await expect(page.getByRole('status').filter({ hasText: FORM.slow })).toBeInViewport();
  await leave(page);
  release();
  const toast = page.getByRole('status').filter({ hasText: TOASTS.success.title });
  await expect(toast).toContainText(TOASTS.success.text, { timeout: form.FIRST_ANSWER_MS });
  // On another page only the toast says so. Escape closes the menu first.
  await page.evaluate(() => scrollBy({ top: 200, behavior: 'instant' }));
  await page.getByRole('button', { name: SITE.menu }).click();
  await page.clock.runFor('01:00');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation', { name: SITE.menu })).toBeHidden();
  await expect(toast).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(toast).toBeHidden();
  await page.getByRole('contentinfo').getByRole('link', { name: SITE.shortAction }).click();
  await expect(page.getByText(CONSULTATION.thankYou.receivedElsewhere)).toBeVisible();
  await expect(form.question(page, 'email')).toHaveValue('');
  await page.goBack();
  await page.goBack();
  await form.expectSent(page, family);
  await page.reload();
  await form.expectThanks(page);
  await form.openAnother(page);
  await page.goBack();
  await form.expectThanks(page);
});

test('a page load ends no request: the next page sends it again and says how it ended', async ({ page }) => {
  const release = await hold(page, SUBMIT_PATH, (route) => route.continue().catch(() => undefined));
  const family = await form.send(page);
  await expect(page.getByRole('button', { name: FORM.submitting })).toBeDisabled();
  await page.goto(PATHS.familyPups);
  release();
  await expect(page.getByRole('status').filter({ hasText: TOASTS.success.title })).toBeVisible();
  await form.expectStoredOnce(family);
});

test('a failure after leaving shows a toast, and the form keeps its answers and shows the messages', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/status of 400/);
  const fieldErrors = { phone: 'We cannot reach this number.' };
  const release = await hold(page, SUBMIT_PATH, (route) =>
    route.fulfill({ status: 400, json: { error: fieldErrors.phone, fieldErrors } }),
  );
  const family = await form.send(page);
  await leave(page);
  release();
  await form.expectErrorToast(page, fieldErrors.phone);
  await form.expectNothingStored(family);
  await page.getByRole('link', { name: TOASTS.back }).click();
  await expect(form.question(page, 'email')).toHaveValue(family.email);
  await expect(form.question(page, 'phone')).toHaveAccessibleDescription(new RegExp(fieldErrors.phone));
  await expect(page.getByRole('group', { name: FORM.problem.heading }).getByRole('link')).toHaveText(fieldErrors.phone);
  await page.unroute(SUBMIT_PATH);
  await form.submitButton(page).click();
  await form.expectSent(page, family);
});

test('the form asks about answers that were changed on the way, and sends them or leaves them out', async ({
  page,
}) => {
  await form.open(page);
  const { changed, send, leave: leaveOut } = FORM.draft;
  for (const [button, phones] of [
    [send, 2],
    [leaveOut, 1],
  ] as const) {
    const family = form.someFamily();
    await form.fillRequired(page, family);
    const release = await hold(page, SUBMIT_PATH);
    await form.submitButton(page).click();
    await form.question(page, 'phone').fill('405-555-0199');
    release();
    const note = page.getByRole('status').filter({ hasText: changed });
    await expect(note).toBeInViewport();
    await page.reload();
    await expect(form.question(page, 'phone')).toHaveValue('405-555-0199');
    await note.getByRole('button', { name: button }).click();
    await form.expectThanks(page);
    const stored = (await requestsOf(family.email)).map(({ phone }) => phone);
    expect(stored.toSorted()).toEqual([family.phone, '405-555-0199'].slice(0, phones));
    await form.openAnother(page);
  }
});

test('on another page, the toast asks about answers that were changed, and changes that are taken back are not asked about', async ({
  page,
}) => {
  const release = await hold(page, SUBMIT_PATH);
  const family = await form.send(page);
  await form.question(page, 'phone').fill('405-555-0199');
  await leave(page);
  release();
  await expect(page.getByRole('status').filter({ hasText: FORM.draft.changed })).toBeVisible();
  await page.getByRole('link', { name: TOASTS.back }).click();
  await expect(form.question(page, 'phone')).toHaveValue('405-555-0199');
  await expect(page.getByText(FORM.draft.changed)).toBeInViewport();
  const name = form.question(page, 'firstName');
  await form.question(page, 'phone').fill(family.phone);
  await name.fill(family.firstName);
  await name.pressSequentially(' May');
  await expect(name, 'while it is typed').toHaveValue(`${family.firstName} May`);
  await form.question(page, 'email').focus();
  await expect(page.getByText(FORM.draft.changed)).toBeVisible();
  await name.fill(family.firstName);
  await form.question(page, 'email').focus();
  await expect(page.getByText(FORM.draft.changed)).toBeHidden();
  await form.expectStoredOnce(family);
});

/** Opens another page with a link at the foot, and waits for its heading: the foot moves when the loading screen goes. */
async function leave(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Family pups' }).click();
  await expect(page.getByRole('heading', { level: 1, name: FAMILY_PUPS.hero.heading })).toBeFocused();
}
