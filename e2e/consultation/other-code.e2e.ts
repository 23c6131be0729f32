import { FORM } from '../../web/src/content/consultation.ts';
import { PATHS } from '../../web/src/routes.ts';
import { ANOTHER_PAGE } from '../fixtures/another-page.ts';
import * as form from '../fixtures/consultation-page.ts';
import { fillSilently, insertHelpers } from '../fixtures/other-code.ts';
import { eventually, expect, scrollToMiddle, scrollTop, test, waitForHydration } from '../fixtures/pages.ts';

test('no letter, focus, selection or scroll position is lost when an extension inserts elements, and a draft fills the other fields', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/was rendered again/);
  const family = { ...form.someFamily(), militaryStatus: 'retired-military' };
  const lastName = form.question(page, 'lastName');
  let [top, given] = [0, {}];
  await form.open(page);
  await form.fillAtOnce(page, { firstName: 'Before', additionalInfo: 'Kept' });
  await form.openWith(page, async () => {
    await form.fillAtOnce(page, { ...form.REQUIRED, ...family });
    given = await form.answersOf(page);
    await page.evaluate(insertHelpers);
    await lastName.evaluate((input: HTMLInputElement) => {
      input.focus();
      input.setSelectionRange(2, 5);
    });
    await scrollToMiddle(lastName);
    top = await scrollTop(page);
    expect(top).toBeGreaterThan(0);
  });

  await eventually(() => form.answersOf(page)).toEqual({ ...given, additionalInfo: 'Kept' });
  await expect(form.group(page, 'deploymentConsiderations')).toBeVisible();
  await expect(lastName).toBeFocused();
  expect(await scrollTop(page)).toBe(top);
  await page.keyboard.type('X');
  await expect(lastName).toHaveValue('WhXield');
  await page.evaluate(insertHelpers);
  await form.submitButton(page).click();
  await form.expectSent(page, form.stored({ ...family, lastName: 'WhXield', additionalInfo: 'Kept' }));
});

test('values that the browser fills in without an event are kept over a link and a reload, and sent', async ({
  page,
}) => {
  const family = { ...form.someFamily(), familySize: '1-2-children', childrenAges: '9' };
  await form.open(page);
  await page.evaluate(fillSilently, { ...form.REQUIRED, ...family, guardianGoals: 'companionship', phone: '' });
  const given = await form.answersOf(page);
  await page.getByRole('contentinfo').getByRole('link', { name: ANOTHER_PAGE.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: ANOTHER_PAGE.heading })).toBeFocused();
  await page.goBack();
  await eventually(() => form.answersOf(page)).toEqual(given);
  await page.evaluate(fillSilently, { phone: family.phone });
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByText(FORM.draft.restored)).toBeVisible();
  await eventually(() => form.answersOf(page)).toEqual({ ...given, phone: family.phone });
  await page.evaluate(fillSilently, { firstName: 'Silent' });
  await form.submitButton(page).click();
  await form.expectSent(page, form.stored({ ...family, firstName: 'Silent' }));
});

test('a form at another address that Hosting serves keeps its answers at the listed path', async ({
  page,
  baseURL,
  expectConsole,
}) => {
  expectConsole(/Not a listed path: \//);
  const firstName = form.question(page, 'firstName');
  await form.openWith(page, () => firstName.fill('Dana'), `${baseURL}/${PATHS.consultation}?from=mail#phone`);
  await expect(page).toHaveURL(`${PATHS.consultation}?from=mail#phone`);
  await expect(firstName).toHaveValue('Dana');
});
