import { FARM, PHONE_HREF } from '../../web/src/content/farm.ts';
import { PATHS } from '../../web/src/routes.ts';
import {
  choose,
  expectNothingStored,
  expectReceivedPage,
  expectStoredOnce,
  fillRequired,
  group,
  question,
  someFamily,
  submit,
  submitButton,
} from '../fixtures/consultation-page.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ javaScriptEnabled: false });

test('a double tap makes one request, thanked for on a page of its own', async ({ page }) => {
  const family = someFamily();
  await page.goto(PATHS.consultation);
  await fillRequired(page, family);
  await submitButton(page).dblclick();
  await expectReceivedPage(page);
  await expectStoredOnce(family);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: FARM.phone })).toHaveAttribute('href', PHONE_HREF);
  await expect(main.getByRole('list').getByRole('listitem')).not.toHaveCount(0);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('script')).toHaveCount(0);
});

test('the browser asks for what is missing, and nothing is sent', async ({ page }) => {
  const family = someFamily();
  await page.goto(PATHS.consultation);
  await question(page, 'email').fill(family.email);
  await submit(page);
  await expect(question(page, 'firstName')).toBeFocused();
  await expect(page).toHaveURL(PATHS.consultation);
  await expectNothingStored(family);
});

test('without a goal the answer says so and leads back to the answers, which are still there', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/status of 400/);
  const family = someFamily();
  await page.goto(PATHS.consultation);
  await fillRequired(page, family);
  await question(page, 'additionalInfo').fill('<b>Two goats</b> & a "pond"');
  await group(page, 'guardianGoals').getByLabel('Be a companion', { exact: true }).uncheck();
  await submit(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'There is a problem' })).toBeVisible();
  await expect(main).toContainText('At least one goal is required.');
  await expect(main).toContainText('your answers are still in the form', { ignoreCase: true });
  await expect(main.getByRole('link', { name: FARM.phone })).toHaveAttribute('href', PHONE_HREF);
  await expectNothingStored(family);
  await page.goBack();
  await expect(question(page, 'email')).toHaveValue(family.email);
  await expect(question(page, 'additionalInfo')).toHaveValue('<b>Two goats</b> & a "pond"');
  await choose(page, 'guardianGoals', 'Be a companion');
  await submit(page);
  await expectReceivedPage(page);
  await expectStoredOnce(family);
});

test('a question that an answer brings up comes with it, and goes with it', async ({ page }) => {
  await page.goto(PATHS.consultation);
  await expect(question(page, 'childrenAges')).toBeHidden();
  await choose(page, 'familySize', '1-2 children');
  await expect(question(page, 'childrenAges')).toBeVisible();
  await choose(page, 'familySize', 'Adults only');
  await expect(question(page, 'childrenAges')).toBeHidden();
  await choose(page, 'militaryStatus', 'Active duty');
  await expect(group(page, 'deploymentConsiderations')).toBeVisible();
});
