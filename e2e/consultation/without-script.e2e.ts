import { askPath } from '../../functions/src/contract/call.ts';
import { THINGS } from '../../web/src/consultation-form/things.ts';
import { FORM } from '../../web/src/content/consultation.ts';
import { PUP_CARD } from '../../web/src/content/pup-card.ts';
import { FAMILY_LITTER } from '../../web/src/content/pups.ts';
import { PATHS } from '../../web/src/routes.ts';
import * as form from '../fixtures/consultation-page.ts';
import { expect, test } from '../fixtures/test.ts';

const [PUP] = FAMILY_LITTER?.free ?? [];
if (!PUP) throw new Error("The tests' farm has no free pup.");

test.use({ javaScriptEnabled: false });

// The accepted picture and accessibility tree hold the links of the error page.
test('"Ask about" leads to the box of a pup, the browser reports missing answers, the error page a missing goal, and Back shows the form, sent once by a double click', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/status of 400/);
  const family = form.someFamily();
  await page.goto(PATHS.familyPups);
  await page.getByRole('link', { name: `${PUP_CARD.ask} ${PUP.name}`, exact: true }).click();
  const box = form.pupBox(page, PUP.name);
  await expect(box).toBeInViewport();
  await box.check();
  await expect(page.getByText(FORM.part(1, 6))).toBeVisible();
  const { count, everything } = FORM.progress;
  const progress = page.getByText(count(0, THINGS.length)).or(page.getByText(everything));
  await expect(progress.or(page.locator('form .barn-quilt')).filter({ visible: true })).toHaveCount(0);
  await form.submitButton(page).click();
  await expect(form.question(page, 'firstName')).toBeFocused();
  await expect(page).toHaveURL(askPath(PUP.name));
  await form.fillRequired(page, family);
  await form.question(page, 'additionalInfo').fill('<b>Two goats</b> & a "pond"');
  await form.group(page, 'guardianGoals').getByLabel('Be a companion', { exact: true }).uncheck();
  await form.submitButton(page).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'There is a problem' })).toBeVisible();
  await expect(main).toContainText('At least one goal is required.');
  await expect(main).toContainText('your answers are still in the form', { ignoreCase: true });
  await form.expectNothingStored(family);
  await page.goBack();
  await expect(form.question(page, 'email')).toHaveValue(family.email);
  await expect(form.question(page, 'additionalInfo')).toHaveValue('<b>Two goats</b> & a "pond"');
  await form.choose(page, 'guardianGoals', 'Be a companion');
  await form.submitButton(page).dblclick();
  await form.expectPosted(page, { ...family, pups: [PUP.name] });
});
