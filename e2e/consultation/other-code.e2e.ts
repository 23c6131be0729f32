import type { Locator, Page } from '@playwright/test';
import { SUBMIT_PATH } from '../../functions/src/contract/call.ts';
import { askPath, rowId } from '../../functions/src/contract/pups.ts';
import type { FieldName } from '../../functions/src/contract/questions.ts';
import { FORM } from '../../web/src/content/consultation.ts';
import { FARM } from '../../web/src/content/farm.ts';
import { PUPS } from '../../web/src/content/pups.generated.ts';
import { PATHS, ROUTES } from '../../web/src/routes.ts';
import { ANOTHER_PAGE } from '../fixtures/another-page.ts';
import * as form from '../fixtures/consultation-page.ts';
import { holdScripts } from '../fixtures/hydration.ts';
import { breakArrayMethod, fillSilently, insertHelpers, translate } from '../fixtures/other-code.ts';
import { eventually, expect, scrollToMiddle, scrollTop, test, waitForHydration } from '../fixtures/pages.ts';
import { requestsOf } from '../fixtures/stored-requests.ts';
import { drawTwice } from '../fixtures/test.ts';

const RENDERED_AGAIN = /was rendered again/;

const TRANSLATORS = [
  { name: 'wraps texts before hydration and keeps it up', wraps: true, keepsUp: true, isEarly: true, width: 390 },
  { name: 'changes texts after hydration and keeps it up', wraps: false, keepsUp: true, isEarly: false, width: 768 },
];

for (const { name, isEarly, width, ...translator } of TRANSLATORS) {
  test(`no answer, focus or message is lost when a translator ${name}`, async ({ page, expectConsole }) => {
    const family = form.someFamily();
    await page.setViewportSize({ width, height: 844 });
    await openWith(page, async () => {
      await form.fillRequired(page, { ...family, phone: '' });
      if (isEarly) await translate(page, translator);
    });
    if (isEarly) expectConsole(RENDERED_AGAIN);
    else await translate(page, translator);
    await expectAnswers(page, { ...family, phone: '' });

    await submitButton(page).click();
    const summary = page.getByRole('group').filter({ has: page.getByRole('alert') });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([/Valid phone number is required\./]);
    await field(page, 'phone').pressSequentially(family.phone);
    await expect(field(page, 'phone')).toBeFocused();
    await expect(field(page, 'phone')).toHaveValue(family.phone);
    await expect(page.locator('#phone-error')).toBeHidden();
    await expect(summary.getByRole('link')).toContainText(FORM.problem.corrected);
    await expect(summary.getByRole('heading')).toContainText(FORM.problem.solved);

    await field(page, 'firstName').fill('D'.repeat(101));
    await expect(page.locator('#firstName-error')).toContainText('100 characters or fewer');
    await expect(field(page, 'firstName')).toHaveValue('D'.repeat(101));
    await field(page, 'firstName').fill('');
    await expect(page.locator('#firstName-error')).toContainText('First name is required.');
    await field(page, 'firstName').fill(family.firstName);

    await option(page, 'familySize', '1-2-children').check();
    await field(page, 'childrenAges').fill('4, 7');
    await option(page, 'currentPets', 'dogs').check();
    await option(page, 'currentPets', 'no-pets').check();
    await expect(page.getByText(FORM.unchecked('Dogs'))).toBeVisible();

    expectConsole(/status of 500/);
    await page.route(SUBMIT_PATH, (route) => route.fulfill({ status: 500, json: { error: 'Not now' } }), { times: 1 });
    await submitButton(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Not now' })).toBeVisible();
    await submitButton(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank You!');
    const given = { ...family, familySize: '1-2-children', childrenAges: '4, 7', currentPets: ['no-pets'] };
    expect(await requestsOf(family.email)).toMatchObject([form.stored(given)]);

    await page.locator(`footer a[href="${ANOTHER_PAGE.path}"]`).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Thank You!');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank You!');
  });
}

for (const { key, name } of PUPS.pups?.slice(0, 1) ?? []) {
  test(`a page that is translated while the visitor types asks about ${name}`, async ({ page, expectConsole }) => {
    expectConsole(RENDERED_AGAIN);
    const act = async () => {
      await field(page, 'additionalInfo').fill('Call at noon.');
      await page.keyboard.press('ArrowLeft');
      await translate(page, { wraps: true, keepsUp: false });
    };
    await openWith(page, act, askPath(key));
    const [answer, row] = [field(page, 'additionalInfo'), page.locator(`#${rowId(key)}`)];
    await expect(answer).toHaveValue(new RegExp(`${name}.*\nCall at noon\\.$`));
    await page.keyboard.type(' or one');
    await expect(row).toContainText(name);
    await page.reload();
    await row.getByRole('button', { name: FORM.pup.remove }).click();
    await expect(page.locator('main h1')).toBeFocused();
    await expect(answer).toHaveValue('Call at noon or one.');
    await expect(row).toBeHidden();
  });
}

test('pups with short names share one line, which keeps the focus, and the form says that a pup is gone', async ({
  page,
}) => {
  const tops = new Set<number | undefined>();
  const byLength = (PUPS.pups ?? []).toSorted((one, other) => one.name.length - other.name.length);
  for (const { key } of byLength.slice(0, 2)) {
    const row = page.locator(`#${rowId(key)}`);
    await openWith(page, () => row.getByRole('checkbox', { name: FORM.pup.remove }).focus(), askPath(key));
    await expect(row.getByRole('button', { name: FORM.pup.remove })).toBeVisible();
    await expect(row).toBeFocused();
    tops.add((await row.boundingBox())?.y);
  }
  expect(tops.size).toBeLessThanOrEqual(1);
  await openWith(page);
  await field(page, 'firstName').fill('Dana');
  await openWith(page, undefined, askPath('nobody'));
  await expect(page.getByRole('status').filter({ hasText: FORM.pup.gone })).toBeVisible();
  await expect(page.getByRole('link', { name: FORM.pup.others })).toHaveAttribute('href', PATHS.familyPups);
  await expect(field(page, 'firstName')).toHaveValue('Dana');
});

test('each page can be left after a translator has wrapped its texts, and the footer changes with it', async ({
  page,
  expectConsole,
}) => {
  expectConsole(RENDERED_AGAIN);
  for (const { path } of ROUTES.filter((route) => route.path !== PATHS.consultation)) {
    await openWith(page, () => translate(page, { wraps: true, keepsUp: true }), path);
    const [other, tagline] =
      path === PATHS.familyPups ? [ANOTHER_PAGE.path, FARM.tagline] : [PATHS.familyPups, FARM.familyTagline];
    await page.locator(`footer a[href="${other}"]`).click();
    await expect(page.locator('main h1')).toBeFocused();
    for (const sentence of tagline) await expect(page.locator('footer')).toContainText(sentence);
  }
});

test('no letter, focus, selection or scroll position is lost when an extension inserts elements', async ({
  page,
  expectConsole,
}) => {
  expectConsole(RENDERED_AGAIN);
  const family = { ...form.someFamily(), lastName: 'Whitfield' };
  let top = 0;
  await openWith(page, async () => {
    await form.fillRequired(page, family);
    await insertHelpers(page);
    await field(page, 'lastName').evaluate((input: HTMLInputElement) => {
      input.focus();
      input.setSelectionRange(2, 5);
      scrollTo({ top: 400, behavior: 'instant' });
    });
    // The page records the position at the next frame.
    await page.evaluate(drawTwice);
    top = await scrollTop(page);
    expect(top).toBeGreaterThan(0);
  });

  await expectAnswers(page, family);
  await expect(field(page, 'lastName')).toBeFocused();
  expect(await scrollTop(page)).toBe(top);
  await page.keyboard.type('X');
  await expect(field(page, 'lastName')).toHaveValue('WhXield');
  await insertHelpers(page);
  await submitButton(page).click();
  await form.expectThanks(page);
  expect(await requestsOf(family.email)).toMatchObject([form.stored({ ...family, lastName: 'WhXield' })]);
});

test('values that the browser fills in without an event are kept over a reload, cleared, restored and sent', async ({
  page,
}) => {
  const family = form.someFamily();
  await openWith(page);
  const silent = { familySize: '1-2-children', childrenAges: '9' };
  await fillSilently(page, { ...family, ...form.REQUIRED, ...silent, guardianGoals: 'companionship' });
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByText(FORM.draft.restored)).toBeVisible();
  await expectAnswers(page, family);
  // The note about the draft also works on a translated page.
  await translate(page, { wraps: true, keepsUp: true });
  await page.getByRole('button', { name: FORM.draft.clear }).click();
  await expect(page.getByText(FORM.draft.cleared)).toBeVisible();
  await expect(page.getByText(FORM.draft.restored)).toBeHidden();
  await expect(field(page, 'email')).toHaveValue('');
  await page.getByRole('button', { name: FORM.draft.undo }).click();
  await expectAnswers(page, family);
  await fillSilently(page, { firstName: 'Silent' });
  await submitButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank You!');
  expect(await requestsOf(family.email)).toMatchObject([form.stored({ ...family, ...silent, firstName: 'Silent' })]);
});

test('after an error the served page returns with answers, focus and place', async ({ page, expectConsole }) => {
  expectConsole(RENDERED_AGAIN);
  expectConsole(/Broken on purpose/);
  const family = form.someFamily();
  const act = async () => {
    await form.fillRequired(page, { ...family, phone: '' });
    await insertHelpers(page);
  };
  const [pup] = PUPS.pups ?? [];
  await openWith(page, act, pup ? askPath(pup.key) : PATHS.consultation);
  await field(page, 'phone').fill(family.phone);
  // Once the answer counts, nothing above or below changes its height.
  await field(page, 'firstName').focus();
  await expect(page.locator('[data-served=false]')).toBeAttached();
  await expect(page.getByText(FORM.progress.everything).first()).toBeAttached();
  await scrollToMiddle(option(page, 'currentPets', 'dogs'));
  const top = await scrollTop(page);
  await page.evaluate(breakArrayMethod);
  await option(page, 'currentPets', 'dogs').check();
  await eventually(() => form.isHydrated(page)).toBe(false);
  await expectAnswers(page, family);
  await expect(option(page, 'currentPets', 'dogs')).toBeChecked();
  await expect(option(page, 'currentPets', 'dogs')).toBeFocused();
  expect(await scrollTop(page)).toBe(top);
  if (pup) await expect(page.locator(`#${rowId(pup.key)}`)).toBeVisible();
  const additionalInfo = await field(page, 'additionalInfo').inputValue();
  await submitButton(page).click();
  await form.expectPosted(page, family);

  await page.goBack();
  await waitForHydration(page);
  await form.fillRequired(page, family);
  await form.fillIn(page, { currentPets: ['dogs'], additionalInfo });
  await submitButton(page).click();
  await form.expectSent(page, family);
});

for (const path of [`/${PATHS.consultation}`, PATHS.consultation.replace('-', '%2D')]) {
  test(`the form at ${path} keeps its answers at the listed path`, async ({ page, baseURL, expectConsole }) => {
    expectConsole(/Not a listed path: \//);
    await openWith(page, () => field(page, 'firstName').fill('Dana'), `${baseURL}${path}?from=mail#phone`);
    await expect(page).toHaveURL(`${PATHS.consultation}?from=mail#phone`);
    await expect(field(page, 'firstName')).toHaveValue('Dana');
  });
}

/** Opens the form's page, does something before it is hydrated, and waits for hydration. */
async function openWith(
  page: Page,
  act: () => Promise<unknown> = async () => undefined,
  path: string = PATHS.consultation,
) {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  // Like a visitor's first key, ends the opening of the page, in which sections have estimated heights.
  await page.keyboard.press('Shift');
  await act();
  release();
  await waitForHydration(page);
  // When a page with a fragment has loaded, the browser scrolls to it again.
  await page.waitForLoadState();
}

function field(page: Page, name: FieldName): Locator {
  return page.locator(`[name=${name}]`);
}

function option(page: Page, name: FieldName, value: string): Locator {
  return page.locator(`[name=${name}][value="${value}"]`);
}

function submitButton(page: Page): Locator {
  return page.locator('form button[type=submit]').last();
}

async function expectAnswers(page: Page, texts: Partial<ReturnType<typeof form.someFamily>>) {
  for (const [name, text] of Object.entries(texts)) await expect(field(page, name as FieldName)).toHaveValue(text);
  await expect(field(page, 'location')).toHaveValue(form.REQUIRED.location);
  await expect(option(page, 'timeline', form.REQUIRED.timeline)).toBeChecked();
  await expect(option(page, 'guardianGoals', form.REQUIRED.guardianGoals[0])).toBeChecked();
}
