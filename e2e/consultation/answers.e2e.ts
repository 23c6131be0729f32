import { HONEYPOT_FIELD } from '../../functions/src/contract/call.ts';
import { type FieldName, QUESTIONS } from '../../functions/src/contract/questions.ts';
import { CONSULTATION_CASES, VALID_REQUEST } from '../../functions/src/contract/schema.cases.ts';
import { CONSULTATION, FORM, TOASTS } from '../../web/src/content/consultation.ts';
import { RECEIVED_HEAD } from '../../web/src/content/site.ts';
import { PATHS } from '../../web/src/routes.ts';
import * as form from '../fixtures/consultation-page.ts';
import { drawTwice, expect, expectInView, test } from '../fixtures/pages.ts';

const EMPTY_FORM = CONSULTATION_CASES.find(({ name }) => name === 'an empty form');
const MESSAGES = Object.entries(EMPTY_FORM?.errors ?? {}) as [FieldName, string][];

test('after a double click all answers are stored once, and the toast beside the thanks stays until a scroll', async ({
  page,
}) => {
  const family = { ...VALID_REQUEST, ...form.someFamily() };
  await page.clock.install();
  await form.open(page);
  await form.fillIn(page, family);
  await form.submitButton(page).dblclick();
  await expect(page.getByRole('status').filter({ hasText: TOASTS.success.title })).toContainText(TOASTS.success.text);
  await form.expectThanks(page);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('form')).toBeHidden();
  await expect(page).toHaveTitle(RECEIVED_HEAD.title);
  // Outside the time zone of the farm, the screen says within how many hours the farm answers.
  await expect(page.getByText(CONSULTATION.promise, { exact: true }).first()).toBeVisible();
  await page.locator('.barn-quilt').click({ trial: true });
  await page.clock.fastForward('01:00:00');
  await expect(page.getByText(TOASTS.success.title)).toBeVisible();
  await page.evaluate(() => scrollTo({ top: 100, behavior: 'instant' }));
  await expect(page.getByText(TOASTS.success.title)).toBeHidden();
  await form.expectSent(page, { ...form.stored(family), submittedAt: expect.anything() });
});

test('an empty form shows a message at each field and links to them', async ({ page }) => {
  await form.open(page);
  expect(MESSAGES.length).toBeGreaterThan(5);
  await form.question(page, 'email').fill('dana@');
  await form.question(page, 'phone').focus();
  await expect(page.locator('[aria-invalid]')).toHaveCount(0);
  await form.question(page, 'email').fill('');
  await form.submitButton(page).click();
  const steps = await page.evaluate(() => history.length);
  const summary = page.getByRole('group', { name: FORM.problem.heading });
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^Error: \w/);
  await expectInView(summary.getByRole('heading'));
  await expect(summary.getByRole('link')).toHaveText(MESSAGES.map(([, message]) => message));
  for (const [name, message] of MESSAGES) {
    const hint = (FORM.hints as Partial<Record<FieldName, string>>)[name];
    const described = [hint, message].filter(Boolean).join(' ');
    await expect(form.question(page, name).or(form.group(page, name))).toHaveAccessibleDescription(described);
    await summary.getByRole('link', { name: message }).click();
    await expect(page.locator(`[name=${name}]`).first()).toBeFocused();
    await expect(page.locator(`[name=${name}]`).first()).toBeInViewport({ ratio: 1 });
    await expectInView(page.locator(`#${name}-error`));
  }
  await expect(page).toHaveURL(PATHS.consultation);
  expect(await page.evaluate(() => history.length)).toBe(steps);
  await form.question(page, 'firstName').fill('Dana');
  await expect(page.getByRole('heading', { name: FORM.problem.left(MESSAGES.length - 1) })).toBeVisible();
  await expect(form.question(page, 'firstName')).not.toHaveAttribute('aria-invalid');
  await expect(form.question(page, 'firstName')).toBeFocused();
  await expect(form.question(page, 'lastName')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('link', { name: 'Answered: First name is required.' })).toBeVisible();
  await form.submitButton(page).click();
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText(MESSAGES.slice(1).map(([, message]) => message));
});

test('answers to hidden questions are not stored, a filled honeypot is, and the button stays under the pointer', async ({
  page,
}) => {
  const family = { ...VALID_REQUEST, ...form.someFamily() };
  const conditional = form.question(page, 'childrenAges').or(form.group(page, 'deploymentConsiderations'));
  const honeypot = page.locator(`[name=${HONEYPOT_FIELD}]`);
  await form.open(page);
  await expect(conditional.filter({ visible: true })).toHaveCount(0);
  await form.fillAtOnce(page, family);
  await expect(conditional.filter({ visible: true })).toHaveCount(2);
  const changed = { familySize: 'adults-only', militaryStatus: 'civilian' };
  await form.fillAtOnce(page, changed);
  await expect(conditional.filter({ visible: true })).toHaveCount(0);
  await expect(honeypot).toHaveAttribute('tabindex', '-1');
  await expect(honeypot).toHaveAttribute('autocomplete', 'off');
  await expect(page.getByRole('textbox', { name: FORM.honeypot })).toHaveCount(0);
  await honeypot.fill('woof', { force: true });
  await form.question(page, 'lastName').fill('');
  await form.question(page, 'lastName').pressSequentially(family.lastName);
  await form.submitButton(page).hover();
  await page.mouse.down();
  await page.evaluate(drawTwice);
  await page.mouse.up();
  const stored = form.stored({ ...family, ...changed, childrenAges: '', deploymentConsiderations: '' });
  await form.expectSent(page, { ...stored, spamReasons: ['honeypot'] });
});

test('an optional choice can be cleared, "no pets" and an animal exclude each other, and an address that looks mistyped gets a suggestion, which never blocks sending', async ({
  page,
}) => {
  const family = form.someFamily();
  await form.open(page);
  await form.choose(page, 'militaryStatus', 'Retired military');
  await page.getByRole('button', { name: FORM.clearAnswer }).first().click();
  const status = form.group(page, 'militaryStatus');
  await expect(status.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(status.getByRole('radio').first()).toBeFocused();
  await expect(page.getByRole('button', { name: FORM.clearAnswer })).toHaveCount(0);

  const [none, dogs, cats] = QUESTIONS.currentPets.options;
  await form.choose(page, 'currentPets', dogs.label, none.label);
  const pets = form.group(page, 'currentPets');
  await expect(pets.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await expect(pets.getByRole('status')).toHaveText(FORM.unchecked(dogs.label));
  await form.choose(page, 'currentPets', dogs.label);
  await expect(pets.getByLabel(none.label)).not.toBeChecked();
  await expect(pets.getByRole('status')).toHaveText(FORM.unchecked(none.label));
  await form.choose(page, 'currentPets', cats.label);
  await expect(pets.getByText(FORM.unchecked(none.label))).toHaveCount(0);

  const [name] = family.email.split('@');
  await form.question(page, 'email').fill(`${name}@gmial.com`);
  await form.question(page, 'phone').focus();
  const suggestion = page.getByRole('button', { name: `${name}@gmail.com` });
  await expect(suggestion).toBeVisible();
  await suggestion.click();
  await expect(form.question(page, 'email')).toHaveValue(`${name}@gmail.com`);
  await expect(form.question(page, 'email')).toBeFocused();
  await expect(suggestion).toBeHidden();
  await form.question(page, 'email').fill(`${name}@okstate`);
  await form.question(page, 'phone').focus();
  await expect(page.getByText(FORM.isWholeAddress)).toBeVisible();
  const mistyped = { ...family, email: `${name}@gmial.com` };
  await form.fillRequired(page, mistyped);
  await form.submitButton(page).click();
  await form.expectSent(page, mistyped);
});
