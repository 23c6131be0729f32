import type { Page, Route } from '@playwright/test';
import { IDEMPOTENCY_HEADER, SUBMIT_FAILED, SUBMIT_PATH } from '../../functions/src/contract/call.ts';
import { FORM, TOASTS } from '../../web/src/content/consultation.ts';
import {
  expectErrorToast,
  expectNothingStored,
  expectStoredOnce,
  expectThanks,
  fillRequired,
  holdAnswer,
  open,
  question,
  shortenPauses,
  someFamily,
  submit,
  submitButton,
} from '../fixtures/consultation-page.ts';
import { expect, test } from '../fixtures/test.ts';

const { somethingWentWrong } = TOASTS.error;
const FAILED_TO_LOAD = /Failed to load resource/;
const ALL_TRIES = 4;

interface Fault {
  readonly name: string;
  readonly answer: (route: Route) => Promise<void>;
  readonly toast: string;
  readonly tries: number;
}

const FAULTS: readonly Fault[] = [
  {
    name: 'a 500 with an error text',
    answer: (route) => route.fulfill({ status: 500, json: { error: 'The barn is on fire.' } }),
    toast: 'The barn is on fire.',
    tries: 1,
  },
  {
    name: 'a 500 without an error text',
    answer: (route) => route.fulfill({ status: 500, json: {} }),
    toast: SUBMIT_FAILED,
    tries: 1,
  },
  {
    name: 'a 429',
    answer: (route) => route.fulfill({ status: 429, json: { error: 'Please call us.' } }),
    toast: 'Please call us.',
    tries: 1,
  },
  {
    name: 'a 502 of HTML',
    answer: (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
    toast: SUBMIT_FAILED,
    tries: ALL_TRIES,
  },
  {
    name: 'a 200 of HTML',
    answer: (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<title>Home</title>' }),
    toast: somethingWentWrong,
    tries: 1,
  },
  {
    name: 'a 200 of JSON without an id',
    answer: (route) => route.fulfill({ status: 200, json: { ok: true } }),
    toast: somethingWentWrong,
    tries: 1,
  },
];

test('after a failure, a toast shows the phone number, the button has the focus, all answers are kept, and the next attempt is stored once', async ({
  page,
  expectConsole,
}) => {
  expectConsole(FAILED_TO_LOAD);
  const family = someFamily();
  await shortenPauses(page);
  await open(page);
  await fillRequired(page, family);
  for (const { name, answer, toast, tries } of FAULTS) {
    await test.step(name, async () => {
      await page.route(SUBMIT_PATH, answer, { times: tries });
      await submit(page);
      await expectErrorToast(page, toast);
      await expect(submitButton(page)).toBeFocused();
      await expectFilledIn(page, family);
      await page.getByRole('button', { name: TOASTS.close }).click();
      await expect(page.getByText(toast)).toBeHidden();
    });
  }
  await expectNothingStored(family);
  await submit(page);
  await expectThanks(page);
  await expectStoredOnce(family);
});

test('offline, a toast appears, the button before it has the focus, and the next attempt is stored once', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED/);
  const family = someFamily();
  await open(page);
  await fillRequired(page, family);
  await context.setOffline(true);
  await submit(page);
  await expectErrorToast(page, somethingWentWrong);
  await expect(submitButton(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: TOASTS.close })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(submitButton(page)).toBeFocused();
  await expect(question(page, 'email')).toHaveValue(family.email);
  await context.setOffline(false);
  await expectNothingStored(family);
  await submit(page);
  await expectThanks(page);
  await expectStoredOnce(family);
});

test('the messages of a 400 are shown at their fields until the answers change or the form is sent again', async ({
  page,
  expectConsole,
}) => {
  expectConsole(FAILED_TO_LOAD);
  const family = someFamily();
  const fieldErrors = { phone: 'We cannot reach this number.', lastName: 'Too short for us.' };
  const refuse = (route: Route) => route.fulfill({ status: 400, json: { error: fieldErrors.phone, fieldErrors } });
  await page.route(SUBMIT_PATH, refuse, { times: 1 });
  await open(page);
  await fillRequired(page, family);
  await submit(page);
  await expectErrorToast(page, fieldErrors.phone);
  const summary = page.getByRole('group', { name: FORM.problem.heading });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([fieldErrors.lastName, fieldErrors.phone]);
  await question(page, 'phone').fill('(405) 555-0199');
  await expect(question(page, 'phone')).not.toHaveAttribute('aria-invalid');
  await expect(question(page, 'lastName')).toHaveAccessibleDescription(fieldErrors.lastName);
  await page.route(SUBMIT_PATH, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  await submit(page);
  await expectErrorToast(page, SUBMIT_FAILED);
  await expect(summary).toBeHidden();
  await expectNothingStored(family);
  await submit(page);
  await expectThanks(page);
  await expectStoredOnce(family);
});

test('a lost response is retried with the same key, the page says so, and the request is stored once', async ({
  page,
  expectConsole,
}) => {
  expectConsole(FAILED_TO_LOAD);
  const family = someFamily();
  const keys = await keysOf(page);
  const storeAndLoseAnswer = async (route: Route) => {
    await route.fetch();
    await route.abort('connectionreset');
  };
  const release = await holdAnswer(page);
  await page.route(SUBMIT_PATH, storeAndLoseAnswer, { times: 1 });
  await open(page);
  await fillRequired(page, family);
  await submit(page);
  await expect(page.getByText(FORM.again(1, 3))).toBeVisible();
  release();
  await expectThanks(page);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  await expectStoredOnce(family);
});

test('the same answers keep their key after a failure and a reload, and other answers get a new one', async ({
  page,
  expectConsole,
}) => {
  expectConsole(FAILED_TO_LOAD);
  const family = someFamily();
  const keys = await keysOf(page);
  await page.route(SUBMIT_PATH, (route) => route.fulfill({ status: 500, json: {} }), { times: 3 });
  await open(page);
  await fillRequired(page, family);
  for (const again of [() => submit(page), () => open(page).then(() => submit(page))]) {
    await again();
    await expectErrorToast(page, SUBMIT_FAILED);
  }
  await question(page, 'firstName').fill('Sam');
  await submit(page);
  await expect(submitButton(page)).toBeEnabled();
  await expectErrorToast(page, SUBMIT_FAILED);
  expect(keys).toEqual([keys[0], keys[0], expect.not.stringContaining(keys[0] ?? '')]);
});

test('a double click sends once', async ({ page }) => {
  const family = someFamily();
  const keys = await keysOf(page);
  await open(page);
  await fillRequired(page, family);
  await submitButton(page).dblclick();
  await expectThanks(page);
  expect(keys).toHaveLength(1);
  await expectStoredOnce(family);
});

test('while sending, the button says so, keeps its width and is disabled', async ({ page }) => {
  const release = await holdAnswer(page);
  await open(page);
  await fillRequired(page, someFamily());
  const before = await submitButton(page).boundingBox();
  await submit(page);
  const sending = page.getByRole('button', { name: FORM.submitting });
  await expect(sending).toBeDisabled();
  expect((await sending.boundingBox())?.width).toBe(before?.width);
  release();
  await expectThanks(page);
});

test('a request without a response times out, and the button is enabled again', async ({ page }) => {
  await shortenPauses(page);
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => timeout(ms === 30_000 ? 50 : ms);
  });
  await page.route(SUBMIT_PATH, () => new Promise(() => undefined));
  await open(page);
  await fillRequired(page, someFamily());
  await submit(page);
  await expectErrorToast(page, somethingWentWrong);
  await expect(submitButton(page)).toBeEnabled();
});

/** Collects the idempotency key of each request. */
async function keysOf(page: Page): Promise<string[]> {
  const keys: string[] = [];
  page.on('request', (request) => {
    const key = request.headers()[IDEMPOTENCY_HEADER.toLowerCase()];
    if (key) keys.push(key);
  });
  return keys;
}

async function expectFilledIn(page: Page, family: ReturnType<typeof someFamily>) {
  for (const name of ['firstName', 'lastName', 'email', 'phone'] as const) {
    await expect(question(page, name)).toHaveValue(family[name]);
  }
  await expect(question(page, 'location')).toHaveValue('moore');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(4);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
}
