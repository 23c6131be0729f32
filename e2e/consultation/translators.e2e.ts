import { SUBMIT_PATH } from '../../functions/src/contract/call.ts';
import { FORM } from '../../web/src/content/consultation.ts';
import { FARM } from '../../web/src/content/farm.ts';
import { PATHS, ROUTES } from '../../web/src/routes.ts';
import * as form from '../fixtures/consultation-page.ts';
import { translate } from '../fixtures/other-code.ts';
import { eventually, expect, test } from '../fixtures/pages.ts';

const RENDERED_AGAIN = /was rendered again/;

const TRANSLATORS = [
  { name: 'wraps texts before hydration and keeps it up', wraps: true, keepsUp: true, isEarly: true, width: 390 },
  { name: 'changes texts after hydration and keeps it up', wraps: false, keepsUp: true, isEarly: false, width: 768 },
];

for (const { name, isEarly, width, ...translator } of TRANSLATORS) {
  test(`no answer, focus or message is lost when a translator ${name}`, async ({ page, expectConsole }) => {
    const family = form.someFamily();
    await page.setViewportSize({ width, height: 844 });
    await form.openWith(page, async () => {
      await form.fillRequired(page, { ...family, phone: '' });
      if (isEarly) await page.evaluate(translate, translator);
    });
    if (isEarly) expectConsole(RENDERED_AGAIN);
    else await page.evaluate(translate, translator);
    const given = { ...family, ...form.REQUIRED, phone: '', guardianGoals: 'companionship' };
    await eventually(() => form.answersOf(page)).toMatchObject(given);

    await form.submitButton(page).click();
    const summary = page.getByRole('group', { name: FORM.problem.heading });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([/Valid phone number is required\./]);
    const phone = form.question(page, 'phone');
    await phone.pressSequentially(family.phone);
    await expect(phone).toBeFocused();
    await expect(phone).toHaveValue(family.phone);
    await expect(page.locator('#phone-error')).toBeHidden();
    const solved = page.getByRole('group', { name: FORM.problem.solved });
    await expect(solved).toBeVisible();
    await expect(solved.getByRole('link')).toHaveCount(0);

    await form.question(page, 'firstName').fill('D'.repeat(101));
    await expect(page.locator('#firstName-error')).toContainText('100 characters or fewer');
    await form.question(page, 'firstName').fill(family.firstName);
    await form.group(page, 'familySize').getByLabel('1-2 children').check();
    await form.question(page, 'childrenAges').fill('4, 7');
    for (const pets of ['Dogs', 'No pets']) await form.group(page, 'currentPets').getByLabel(pets).check();

    expectConsole(/status of 500/);
    await page.route(SUBMIT_PATH, (route) => route.fulfill({ status: 500, json: { error: 'Not now' } }), { times: 1 });
    await form.submitButton(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Not now' })).toBeVisible();
    await form.submitButton(page).click();
    const sent = { ...family, familySize: '1-2-children', childrenAges: '4, 7', currentPets: ['no-pets'] };
    await form.expectSent(page, form.stored(sent));
  });
}

test('each page can be left while a translator wraps its texts, and the footer changes with it', async ({
  page,
  expectConsole,
}) => {
  expectConsole(RENDERED_AGAIN);
  await form.openWith(page, () => page.evaluate(translate, { wraps: true, keepsUp: true }), PATHS.home);
  const others = ROUTES.filter(({ path, canonical }) => path === canonical && path !== PATHS.home);
  for (const { path, title } of [...others, ...others.slice(0, 1)]) {
    await page.locator(`footer a[href="${path}"]`).click();
    await expect(page, path).toHaveTitle(title);
    await expect(page.locator('main h1')).toBeFocused();
    const tagline = path === PATHS.familyPups ? FARM.familyTagline : FARM.tagline;
    for (const sentence of tagline) await expect(page.locator('footer')).toContainText(sentence);
  }
});
