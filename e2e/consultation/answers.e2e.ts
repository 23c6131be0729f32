import { CONSULTATION_CASES } from '../../functions/src/contract/consultation.cases.ts';
import { FIELD_LABELS, FIELD_NAMES, type FieldName } from '../../functions/src/contract/fields.ts';
import { OPTIONS } from '../../functions/src/contract/options.ts';
import { FORM, TOASTS } from '../../web/src/content/consultation.ts';
import { PATHS, RECEIVED_HEAD } from '../../web/src/routes.ts';
import {
  choose,
  expectNothingStored,
  expectThanks,
  fillRequired,
  group,
  open,
  question,
  STORED,
  someFamily,
  submit,
} from '../fixtures/consultation-page.ts';
import { expectInView } from '../fixtures/pages.ts';
import { requestsOf } from '../fixtures/stored-requests.ts';
import { EACH_WIDTH, expect, test } from '../fixtures/test.ts';

const EMPTY_FORM = CONSULTATION_CASES.find(({ name }) => name === 'an empty form');
const MESSAGES = Object.entries(EMPTY_FORM?.errors ?? {}) as [FieldName, string][];

test('every answer is stored, in the order of the form', async ({ page }) => {
  const family = someFamily();
  await open(page);
  await fillRequired(page, family);
  await choose(page, 'familySize', '1-2 children');
  await question(page, 'childrenAges').fill('4, 7');
  await choose(page, 'currentPets', 'Dogs', 'Livestock');
  await choose(page, 'militaryStatus', 'Active duty');
  await choose(page, 'deploymentConsiderations', 'We will need boarding');
  await choose(page, 'guardianGoals', 'Protect our family');
  await question(page, 'additionalInfo').fill('A fenced yard.\nTwo goats.');
  await question(page, 'hearAboutUs').selectOption('Veterinarian');
  await submit(page);
  await expectThanks(page);
  const [stored] = await requestsOf(family.email);
  expect(Object.keys(stored ?? {})).toEqual(expect.arrayContaining([...FIELD_NAMES, 'submittedAt']));
  expect(stored).toMatchObject({
    ...family,
    ...STORED,
    familySize: '1-2-children',
    childrenAges: '4, 7',
    currentPets: ['dogs', 'livestock'],
    militaryStatus: 'active-duty',
    deploymentConsiderations: 'need-boarding',
    guardianGoals: ['family-protection', 'companionship'],
    additionalInfo: 'A fenced yard.\nTwo goats.',
    hearAboutUs: 'veterinarian',
  });
});

test('after sending, the thank-you screen and a toast appear, and the page is noindex', async ({ page }) => {
  const family = someFamily();
  await open(page);
  await fillRequired(page, family);
  await submit(page);
  // Checked first, because the toast disappears after some seconds.
  await expect(page.getByRole('status').filter({ hasText: TOASTS.success.title })).toContainText(TOASTS.success.text);
  await expectThanks(page);
  await expect(
    page.getByRole('list').filter({ hasText: 'Personalized recommendations' }).getByRole('listitem'),
  ).toHaveCount(3);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('form')).toBeHidden();
  await expect(page).toHaveTitle(RECEIVED_HEAD.title);
  await page.keyboard.press('Escape');
  await expect(page.getByText(TOASTS.success.title)).toBeHidden();
  expect(await requestsOf(family.email)).toMatchObject([{ ...family, ...STORED }]);
});

test(
  'an empty form shows a message at each field and a summary with links to the fields',
  EACH_WIDTH,
  async ({ page }) => {
    await open(page);
    expect(MESSAGES.length).toBeGreaterThan(5);
    await submit(page);
    const steps = await page.evaluate(() => history.length);
    const summary = page.getByRole('group', { name: FORM.problem.heading });
    await expect(summary).toBeFocused();
    await expectInView(summary.getByRole('heading'));
    await expect(summary.getByRole('link')).toHaveText(MESSAGES.map(([, message]) => message));
    for (const [name, message] of MESSAGES) {
      const hint = (FORM.hints as Partial<Record<FieldName, string>>)[name];
      const described = [hint, message].filter(Boolean).join(' ');
      await expect(question(page, name).or(group(page, name))).toHaveAccessibleDescription(described);
      await summary.getByRole('link', { name: message }).click();
      await expect(page.locator(`[name=${name}]`).first()).toBeFocused();
      await expect(page.locator(`[name=${name}]`).first()).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('form').getByText(FIELD_LABELS[name], { exact: true }).first()).toBeInViewport();
      await expect(page.locator(`#${name}-error`)).toBeInViewport();
    }
    await expect(page).toHaveURL(PATHS.consultation);
    expect(await page.evaluate(() => history.length)).toBe(steps);
  },
);

test('a click on the arrow of a list reaches the list', async ({ page }) => {
  await open(page);
  for (const name of ['location', 'hearAboutUs'] as const) {
    const list = question(page, name);
    const { width = 0, height = 0 } = (await list.boundingBox()) ?? {};
    // A trial only checks that the list would receive the click.
    await list.click({ trial: true, position: { x: width - 26, y: height / 2 } });
  }
});

test('messages appear only after the first submit, each disappears when its field is valid, and the next submit lists the others', async ({
  page,
}) => {
  await open(page);
  await question(page, 'email').fill('dana@');
  await question(page, 'phone').focus();
  await expect(page.getByText('Valid email is required.')).toBeHidden();
  await submit(page);
  await expect(page.getByText('Valid email is required.')).toHaveCount(2);
  await expect(page.getByText('First name is required.')).toHaveCount(2);
  await question(page, 'firstName').fill('Dana');
  await expect(question(page, 'firstName')).not.toHaveAttribute('aria-invalid');
  await expect(question(page, 'lastName')).toHaveAttribute('aria-invalid', 'true');
  const answered = page.getByRole('link', { name: 'Answered: First name is required.' });
  await expect(answered.locator('svg')).toBeVisible();
  await expect(question(page, 'firstName')).toBeFocused();
  const missing = page.getByRole('link', { name: 'Last name is required.' });
  await expect(answered).not.toHaveCSS('color', await missing.evaluate((link) => getComputedStyle(link).color));
  await submit(page);
  await expect(page.getByRole('group', { name: FORM.problem.heading })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Last name is required.' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'First name is required.' })).toHaveCount(0);
});

test('text that is too long gets a message and is not cut', async ({ page }) => {
  const family = { ...someFamily(), firstName: 'D'.repeat(101) };
  await open(page);
  await fillRequired(page, family);
  await submit(page);
  await expect(page.getByRole('link', { name: 'First name must be 100 characters or fewer.' })).toBeVisible();
  await expect(question(page, 'firstName')).toHaveValue(family.firstName);
  await expectNothingStored(family);
});

test('the question about the ages of children appears for families with children, and its answer is dropped when that changes', async ({
  page,
}) => {
  const family = someFamily();
  await open(page);
  await expect(question(page, 'childrenAges')).toBeHidden();
  await fillRequired(page, family);
  await choose(page, 'familySize', '3 or more children');
  await question(page, 'childrenAges').fill('2, 5, 9');
  await choose(page, 'familySize', 'Adults only');
  await expect(question(page, 'childrenAges')).toBeHidden();
  await submit(page);
  await expectThanks(page);
  expect(await requestsOf(family.email)).toMatchObject([{ familySize: 'adults-only', childrenAges: null }]);
});

test('the question about deployment appears for military families, and its answer is dropped when that changes', async ({
  page,
}) => {
  const family = someFamily();
  const deployment = group(page, 'deploymentConsiderations');
  await open(page);
  await expect(deployment).toBeHidden();
  await fillRequired(page, family);
  await choose(page, 'militaryStatus', 'Active duty');
  await choose(page, 'deploymentConsiderations', 'We will need boarding');
  await choose(page, 'militaryStatus', 'No, we are civilians');
  await expect(deployment).toBeHidden();
  await submit(page);
  await expectThanks(page);
  expect(await requestsOf(family.email)).toMatchObject([
    { militaryStatus: 'civilian', deploymentConsiderations: null },
  ]);
});

test('an optional choice can be cleared', async ({ page }) => {
  await open(page);
  await choose(page, 'militaryStatus', 'Retired military');
  await page.getByRole('button', { name: FORM.clearAnswer }).first().click();
  const status = group(page, 'militaryStatus');
  await expect(status.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(status.getByRole('radio').first()).toBeFocused();
  await expect(page.getByRole('button', { name: FORM.clearAnswer })).toHaveCount(0);
});

test('"no pets" and an animal exclude each other, and the form says so', async ({ page }) => {
  const [none, dogs, cats] = OPTIONS.currentPets;
  await open(page);
  await choose(page, 'currentPets', dogs.label);
  await choose(page, 'currentPets', none.label);
  const pets = group(page, 'currentPets');
  await expect(pets.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await expect(pets.getByRole('status')).toHaveText(FORM.unchecked(dogs.label));
  await choose(page, 'currentPets', dogs.label);
  await expect(pets.getByLabel(none.label)).not.toBeChecked();
  await expect(pets.getByRole('status')).toHaveText(FORM.unchecked(none.label));
  await choose(page, 'currentPets', cats.label);
  await expect(pets.getByText(FORM.unchecked(none.label))).toHaveCount(0);
});

test('the first question is at most one and a half screens from the top', EACH_WIDTH, async ({ page }) => {
  await page.goto(PATHS.consultation);
  const field = await question(page, 'firstName').boundingBox();
  expect((field?.y ?? Number.NaN) + (field?.height ?? 0)).toBeLessThan(1.5 * (page.viewportSize()?.height ?? 0));
});

test('the check for mistyped addresses is loaded when the visitor enters the field', async ({ page }) => {
  const check = page.waitForResponse(/email-typo/);
  await open(page);
  await question(page, 'email').focus();
  expect((await check).ok()).toBe(true);
});

test('an address that looks mistyped gets a suggestion, which never blocks sending', async ({ page }) => {
  const family = someFamily();
  await open(page);
  const name = family.email.split('@')[0];
  await question(page, 'email').fill(`${name}@gmial.com`);
  await question(page, 'phone').focus();
  const suggestion = page.getByRole('button', { name: `${name}@gmail.com` });
  await expect(suggestion).toBeVisible();
  // The address is longer than one line of a phone.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await suggestion.click();
  await expect(question(page, 'email')).toHaveValue(`${name}@gmail.com`);
  await expect(question(page, 'email')).toBeFocused();
  await expect(suggestion).toBeHidden();
  await question(page, 'email').fill(`${name}@gmial.com`);
  await question(page, 'phone').focus();
  await fillRequired(page, { ...family, email: `${name}@gmial.com` });
  await submit(page);
  await expectThanks(page);
  expect(await requestsOf(`${name}@gmial.com`)).toHaveLength(1);
});
