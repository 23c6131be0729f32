import type { Page } from '@playwright/test';
import { forward, startProxy } from '../../functions/src/testing/proxy.ts';
import { FORM } from '../../web/src/content/consultation.ts';
import { PATHS } from '../../web/src/routes.ts';
import {
  choose,
  expectStoredOnce,
  expectThanks,
  failToSend,
  fillRequired,
  group,
  isHydrated,
  open,
  question,
  someFamily,
  submit,
  submitButton,
} from '../fixtures/consultation-page.ts';
import { addUntilScriptsRan, holdScripts } from '../fixtures/hydration.ts';
import { eventually, expect, test } from '../fixtures/test.ts';

const { restored, clear, cleared, undo } = FORM.draft;

test('answers survive a reload, with a note, and clearing them can be undone', async ({ page }) => {
  const family = someFamily();
  await open(page);
  await fillRequired(page, family);
  await choose(page, 'familySize', '1-2 children');
  await question(page, 'childrenAges').fill('4, 7');
  await eventually(() => kept(page)).toEqual([expect.stringContaining('4, 7')]);
  await page.reload();
  await expect(page.getByText(restored)).toBeVisible();
  await expect(question(page, 'childrenAges')).toHaveValue('4, 7');
  await expect(question(page, 'email')).toHaveValue(family.email);
  await page.getByRole('button', { name: clear }).click();
  await expect(page.getByText(cleared)).toBeVisible();
  await expect(question(page, 'email')).toHaveValue('');
  expect(await kept(page)).toEqual([]);
  await page.getByRole('button', { name: undo }).click();
  await expect(question(page, 'email')).toHaveValue(family.email);
  await submit(page);
  await expectThanks(page);
  await expectStoredOnce(family);
});

test('a cleared form has no messages and stays empty after a reload, and nothing of the last attempt is kept', async ({
  page,
  expectConsole,
}) => {
  await failToSend(page, expectConsole);
  const [draft, attempt] = [expect.stringContaining('Dana'), expect.stringContaining('"key"')];
  await eventually(() => kept(page)).toEqual(expect.arrayContaining([draft, attempt]));
  await page.reload();
  await expect(page.getByText(restored)).toBeVisible();
  await question(page, 'firstName').fill('');
  await submit(page);
  await expect(page.getByText(FORM.problem.heading)).toBeVisible();
  await page.getByRole('button', { name: clear }).click();
  await expect(page.getByText(FORM.problem.heading)).toBeHidden();
  await eventually(() => kept(page)).toEqual([]);
  await question(page, 'firstName').fill('Sam');
  await eventually(() => kept(page)).toEqual([expect.stringContaining('Sam')]);
  await expect(page.locator('[aria-invalid]')).toHaveCount(0);
  await question(page, 'firstName').fill('');
  await eventually(() => kept(page)).toEqual([]);
  await page.reload();
  await expect(question(page, 'firstName')).toHaveValue('');
  await expect(page.getByText(restored)).toBeHidden();
});

test('nothing is kept before the first edit, nor after success', async ({ page }) => {
  await open(page);
  await submit(page);
  await expect(page.getByText(FORM.problem.heading)).toBeVisible();
  expect(await kept(page)).toEqual([]);
  await fillRequired(page, someFamily());
  await submit(page);
  await expectThanks(page);
  expect(await kept(page)).toEqual([]);
  await page.reload();
  await expect(submitButton(page)).toBeVisible();
  await expect(page.getByText(restored)).toBeHidden();
});

test('leaving the page and coming back keeps the answers', async ({ page }) => {
  const family = someFamily();
  await open(page);
  await question(page, 'email').fill(family.email);
  await eventually(() => kept(page)).not.toEqual([]);
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect(page.getByRole('form')).toBeHidden();
  await page.goBack();
  await expect(question(page, 'email')).toHaveValue(family.email);
  await expect(page.getByText(restored)).toBeVisible();
});

test('answers typed before hydration are kept', async ({ page }) => {
  const family = someFamily();
  const release = await holdScripts(page);
  await page.goto(PATHS.consultation, { waitUntil: 'commit' });
  await fillRequired(page, family);
  await choose(page, 'militaryStatus', 'Retired military');
  release();
  await eventually(() => isHydrated(page)).toBe(true);
  await expect(group(page, 'deploymentConsiderations')).toBeVisible();
  await expect(question(page, 'email')).toHaveValue(family.email);
  await expect(page.getByText(restored)).toBeHidden();
  await submit(page);
  await expectThanks(page);
  await expectStoredOnce(family);
});

test('a page whose HTML arrives slowly is hydrated only when all of it is there', async ({ page, baseURL }) => {
  const html = await (await fetch(baseURL + PATHS.consultation)).text();
  const middle = html.indexOf('</form>');
  const rest = Promise.withResolvers<void>();
  const proxy = await startProxy(async (request, response) => {
    if (request.url !== PATHS.consultation) return forward(request, response);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(html.slice(0, middle));
    await rest.promise;
    response.end(html.slice(middle));
  });
  await page.addInitScript(addUntilScriptsRan);
  await page.goto(proxy.origin + PATHS.consultation, { waitUntil: 'commit' });
  await question(page, 'firstName').fill('Zoë');
  await page.evaluate(() => untilScriptsRan());
  expect(await isHydrated(page)).toBe(false);
  rest.resolve();
  await eventually(() => isHydrated(page)).toBe(true);
  await expect(question(page, 'firstName')).toHaveValue('Zoë');
  proxy.close();
});

test('answers typed before hydration override an older draft, which fills the other fields', async ({ page }) => {
  await open(page);
  await question(page, 'firstName').fill('Before');
  await question(page, 'lastName').fill('Kept');
  await eventually(() => kept(page)).toEqual([expect.stringContaining('Kept')]);
  const release = await holdScripts(page);
  await page.goto(PATHS.consultation, { waitUntil: 'commit' });
  await question(page, 'firstName').fill('Fresh');
  release();
  await expect(page.getByText(restored)).toBeVisible();
  await expect(question(page, 'lastName')).toHaveValue('Kept');
  await expect(question(page, 'firstName')).toHaveValue('Fresh');
});

/** The draft in session storage. */
function kept(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ofForm = Object.keys(sessionStorage).filter((name) => name.startsWith('consultation-'));
    return ofForm.map((name) => sessionStorage.getItem(name) ?? '');
  });
}
