import type { Page } from '@playwright/test';
import { CONTACT_CARD_PATH, SUBMIT_PATH } from '../../functions/src/contract/call.ts';
import { FARM_TIME_ZONE } from '../../functions/src/contract/farm-time.ts';
import { FIELD_NAMES } from '../../functions/src/contract/questions.ts';
import { VALID_REQUEST } from '../../functions/src/contract/schema.cases.ts';
import { THINGS } from '../../web/src/consultation-form/things.ts';
import { CONSULTATION, FORM } from '../../web/src/content/consultation.ts';
import { FARM } from '../../web/src/content/farm.ts';
import * as form from '../fixtures/consultation-page.ts';
import { expect, resize, test } from '../fixtures/test.ts';

const { count, nothing } = FORM.progress;

// The time zone of the farm.
test.use({ timezoneId: FARM_TIME_ZONE });

test('the quilt counts the things with a valid answer in each width, and links lead to the missing ones', async ({
  page,
}) => {
  const family = form.someFamily();
  await form.open(page);
  await expectCount(page, 0);
  await form.question(page, 'firstName').fill(family.firstName);
  await form.question(page, 'email').fill(family.email);
  await form.question(page, 'phone').fill('405');
  await form.question(page, 'lastName').fill(family.lastName);
  await expectCount(page, 0);
  await form.question(page, 'email').focus();
  await expectCount(page, 1);
  await form.question(page, 'phone').fill(family.phone);
  await form.choose(page, 'guardianGoals', 'Be a companion');
  await expectCount(page, 3);
  await page.getByRole('link', { name: 'Property type' }).click();
  await expect(page.locator('[name=propertyType]').first()).toBeFocused();

  await form.fillRequired(page, family);
  await expectCount(page, THINGS.length);
  await expect(page.getByText(FORM.part(1, 6))).toBeVisible();
  await expect(page.getByRole('link', { name: 'Property type' })).toBeHidden();
  await resize(page, 1440, 900);
  await expect(page.getByText(FORM.part(1, 6))).toBeHidden();
  await form.question(page, 'email').fill('no address');
  await form.question(page, 'phone').focus();
  await expectCount(page, THINGS.length - 1);
});

test('Enter moves from each question to the next and sends nothing', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.method()));
  await form.open(page);
  const first = form.question(page, 'firstName');
  await first.focus();
  // This Enter ends a word, as Korean and Japanese are typed.
  await first.dispatchEvent('keydown', { key: 'Enter', isComposing: true });
  await first.dispatchEvent('keydown', { key: 'Enter', keyCode: 229 });
  await expect(first).toBeFocused();
  await form.fillAtOnce(page, VALID_REQUEST);
  await first.focus();
  const [firstName, ...names] = FIELD_NAMES.filter((name) => VALID_REQUEST[name]?.length);
  await expect(page.locator(':focus')).toHaveAttribute('name', firstName ?? '');
  for (const name of names) {
    // In a list and in a long text, Enter does something else.
    await page.keyboard.press((await page.locator('input:focus').count()) > 0 ? 'Enter' : 'Tab');
    await expect(page.locator(':focus')).toHaveAttribute('name', name);
  }
  await expect(page.getByText(FORM.problem.heading)).toBeHidden();
  expect(sent).not.toContain('POST');
});

test('when the last problem is solved, the form can be sent right there', async ({ page }) => {
  const family = form.someFamily();
  await form.openFilled(page, { ...family, phone: '405' });
  await form.submitButton(page).click();
  await expect(form.question(page, 'phone')).toHaveAttribute('aria-invalid');
  const panel = page.locator('.last-problem').getByText(FORM.problem.last);
  await form.question(page, 'phone').fill('(405) 555-');
  await expect(form.question(page, 'phone')).not.toHaveAttribute('aria-invalid');
  await expect(panel).toBeHidden();
  await form.question(page, 'email').focus();
  await expect(panel).toBeInViewport();
  await expect(page.getByRole('status').filter({ hasText: FORM.problem.last })).toBeAttached();
  await form.question(page, 'phone').fill('');
  await expect(panel).toBeHidden();
  await form.question(page, 'phone').fill(family.phone);
  await expect(page).not.toHaveTitle(/^Error: /);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: FORM.submit }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await form.expectSent(page, family);
});

test('the thank-you screen says by the clock of the server until when the farm answers, and offers its number as a contact', async ({
  page,
}) => {
  await page.clock.setFixedTime('2027-03-13T20:00-06:00');
  const headers = { Date: new Date('2027-03-13T23:37-06:00').toUTCString() };
  await page.route(SUBMIT_PATH, (route) => route.fulfill({ status: 201, headers, json: { id: 'a-request' } }));
  await form.send(page);
  await form.expectThanks(page);
  await expect(page.locator('main strong').getByText('Monday, 12:30 am', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByText(FARM.phone).first()).toBeVisible();
  const card = page.getByRole('link', { name: CONSULTATION.thankYou.save });
  await expect(card).toHaveAttribute('href', CONTACT_CARD_PATH);
  const response = await page.request.get(CONTACT_CARD_PATH);
  expect(response.headers()['content-type']).toBe('text/vcard; charset=utf-8');
  expect((await response.body()).length).toBeLessThan(12_000);
});

/** Checks the count beside the questions or above the button, and the quilt in the bar of a phone. */
async function expectCount(page: Page, answered: number): Promise<void> {
  const [counted, isPhone] = [count(answered, THINGS.length), page.viewportSize()?.width === 390];
  const progress = page.getByRole('complementary', { name: FORM.progress.label });
  await expect(progress.getByText(answered ? counted : nothing, { exact: true })).toBeVisible();
  const inBar = page.getByRole('banner').getByRole('img', { name: counted });
  if (isPhone && answered > 0) await expect(inBar).toBeInViewport({ ratio: 1 });
  else await expect(inBar).toBeHidden();
}
