import { HONEYPOT_FIELD, SUBMIT_PATH } from '../../functions/src/contract/call.ts';
import { FIELD_NAMES } from '../../functions/src/contract/fields.ts';
import { FORM } from '../../web/src/content/consultation.ts';
import {
  choose,
  expectThanks,
  fillRequired,
  open,
  question,
  someFamily,
  submit,
} from '../fixtures/consultation-page.ts';
import { expect, test } from '../fixtures/test.ts';

test('the body has the sixteen fields in order, no answer to a hidden question, and the honeypot only if it is filled', async ({
  page,
}) => {
  const bodies: Record<string, unknown>[] = [];
  await page.route(SUBMIT_PATH, (route) => {
    bodies.push(route.request().postDataJSON());
    return route.fulfill({ status: 201, json: { id: 'x' } });
  });
  for (const caught of [false, true]) {
    await open(page);
    await fillRequired(page, someFamily());
    await choose(page, 'familySize', '1-2 children');
    await question(page, 'childrenAges').fill('4, 7');
    await choose(page, 'familySize', 'Adults only');
    if (caught) await page.locator(`[name=${HONEYPOT_FIELD}]`).fill('woof', { force: true });
    await submit(page);
    await expectThanks(page);
  }
  expect(bodies.map((body) => Object.keys(body))).toEqual([FIELD_NAMES, [...FIELD_NAMES, HONEYPOT_FIELD]]);
  expect(bodies.map(({ childrenAges }) => childrenAges)).toEqual(['', '']);
});

test('visitors cannot see or focus the honeypot', async ({ page }) => {
  await open(page);
  const honeypot = page.locator(`[name=${HONEYPOT_FIELD}]`);
  await expect(honeypot).toHaveAttribute('tabindex', '-1');
  await expect(honeypot).toHaveAttribute('autocomplete', 'off');
  await expect(page.getByRole('textbox', { name: FORM.honeypot })).toHaveCount(0);
});
