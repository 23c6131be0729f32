import type { Page } from '@playwright/test';
import { askPath, SUBMIT_PATH } from '../../functions/src/contract/call.ts';
import { FORM } from '../../web/src/content/consultation.ts';
import { LISTED } from '../../web/src/content/listed-pups.generated.ts';
import { PATHS } from '../../web/src/routes.ts';
import * as form from '../fixtures/consultation-page.ts';
import { breakArrayMethod, insertHelpers } from '../fixtures/other-code.ts';
import { eventually, expect, hold, SCRIPTS, scrollToMiddle, scrollTop, test } from '../fixtures/pages.ts';

const PAGE = '**/assets/family-consultation-page-*.js';
/** All scripts but the entry. */
const CHUNKS = /\/assets\/(?!index-).*\.js$/;

type Condition = readonly [name: string, arrange: (page: Page) => Promise<unknown>, log?: RegExp];

/** The script does not load or fails, so the browser posts the served form. */
const WITHOUT_HYDRATION: readonly Condition[] = [
  ["the page's chunk stalls", (page) => page.route(PAGE, () => new Promise<void>(() => undefined))],
  ['all chunks fail to load', (page) => page.route(CHUNKS, (route) => route.abort()), /Failed to load resource/],
  ['an extension has overwritten an array method', (page) => page.addInitScript(breakArrayMethod), /stays as it was/],
];

for (const [name, arrange, log] of WITHOUT_HYDRATION) {
  test(`${name}: the request is stored once`, async ({ page, expectConsole }) => {
    if (log) expectConsole(log);
    const family = form.someFamily();
    await arrange(page);
    await page.goto(PATHS.consultation, { waitUntil: 'commit' });
    await form.fillRequired(page, family);
    if (log)
      await eventually(async () => (await page.consoleMessages()).some((each) => log.test(each.text()))).toBe(true);
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
    await expect(form.question(page, 'email')).toHaveValue(family.email);
    await form.submitButton(page).click();
    await form.expectPosted(page, family);
  });
}

test('after an error the served page returns with answers, focus and place', async ({ page, expectConsole }) => {
  expectConsole(/was rendered again/);
  expectConsole(/Broken on purpose/);
  const family = form.someFamily();
  const act = async () => {
    await form.fillRequired(page, { ...family, phone: '' });
    await page.evaluate(insertHelpers);
  };
  const [pup] = LISTED;
  await form.openWith(page, act, pup && askPath(pup.name));
  await form.question(page, 'phone').fill(family.phone);
  // Once the answer counts, nothing above or below changes its height.
  await form.question(page, 'firstName').focus();
  await expect(page.getByText(FORM.progress.everything).first()).toBeAttached();
  const dogs = form.group(page, 'currentPets').getByLabel('Dogs');
  await scrollToMiddle(dogs);
  const top = await scrollTop(page);
  await page.evaluate(breakArrayMethod);
  await dogs.check();
  await eventually(() => form.isHydrated(page)).toBe(false);
  const given = { ...family, ...form.REQUIRED, guardianGoals: 'companionship', currentPets: 'dogs' };
  await eventually(() => form.answersOf(page)).toMatchObject(given);
  await expect(dogs).toBeFocused();
  expect(await scrollTop(page)).toBe(top);
  if (pup) await expect(form.pupBox(page, pup.name)).toBeChecked();
  await form.submitButton(page).click();
  await form.expectPosted(page, family);
});

test('after an error in the press, the browser posts the form', async ({ page, expectConsole }) => {
  expectConsole(/Broken on purpose/);
  const family = await form.openFilled(page);
  // At once, because the page could fail before the press, when it counts the answers.
  await form.submitButton(page).evaluate((button: HTMLElement) => {
    Array.prototype.flatMap = () => {
      throw new Error('Broken on purpose');
    };
    button.click();
  });
  await form.expectPosted(page, family);
});

for (const [when, act, fails] of [
  ['when the response arrives', (page: Page) => page.evaluate(breakArrayMethod), false],
  ['before the response arrives', failAtOnce, false],
  ['before the response says 500', failAtOnce, true],
] as const)
  test(`a page fails ${when}: the request is stored once, and the visitor is thanked`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/Broken on purpose/);
    if (fails) expectConsole(/status of 500/);
    const release = await hold(page, SUBMIT_PATH, (route) =>
      fails && !route.request().isNavigationRequest() ? route.fulfill({ status: 500 }) : route.continue(),
    );
    const family = await form.send(page);
    await expect(page.getByRole('button', { name: FORM.submitting })).toBeDisabled();
    await act(page);
    release();
    await form.expectPosted(page, family);
  });

async function failAtOnce(page: Page) {
  await page.evaluate(breakArrayMethod);
  const dogs = form.group(page, 'currentPets').getByLabel('Dogs');
  await dogs.check();
  await eventually(() => form.isHydrated(page)).toBe(false);
  await dogs.uncheck();
}

test('a click before and a click after hydration store one request, and no answer stays in the tab', async ({
  page,
}) => {
  const family = await form.openFilled(page);
  await page.addInitScript(reportOnSubmit);
  await page.route('/report/hydrated', (route) => route.fulfill());
  const releaseScripts = await hold(page, SCRIPTS);
  const releaseAnswer = await hold(page, SUBMIT_PATH);
  const sent = page.waitForRequest(`**${SUBMIT_PATH}`);
  await page.goto(PATHS.consultation, { waitUntil: 'commit' });
  await form.fillRequired(page, family);
  await form.submitButton(page).hover();
  await page.mouse.down();
  await page.mouse.up();
  await sent;
  const report = page.waitForRequest('/report/hydrated');
  releaseScripts();
  await report;
  await page.mouse.down();
  await page.mouse.up();
  releaseAnswer();
  await form.expectPosted(page, family);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(family.email);
});

// record.test.ts tests what the document remembers then, and what happens when storage is full.
test('where session storage and channels are blocked, the form is hydrated, and the request is stored once', async ({
  page,
}) => {
  for (const name of ['sessionStorage', 'BroadcastChannel'])
    await page.addInitScript(`Object.defineProperty(window, '${name}', { get() { throw new Error('refused'); } })`);
  await form.expectSent(page, await form.send(page));
});

/** Runs in the page, because a test cannot evaluate code during a navigation. Reports that the form is hydrated. */
function reportOnSubmit(): void {
  addEventListener('submit', () => {
    const report = () => 'hydrated' in document.documentElement.dataset && fetch('/report/hydrated');
    new MutationObserver(report).observe(document.documentElement, { attributes: true });
  });
}
