import type { Locator, Page } from '@playwright/test';
import { SUBMIT_PATH } from '../../functions/src/contract/call.ts';
import { PATHS } from '../../web/src/routes.ts';
import {
  choose,
  expectReceivedPage,
  expectStoredOnce,
  expectThanks,
  fillRequired,
  isHydrated,
  question,
  someFamily,
  submit,
  submitButton,
} from '../fixtures/consultation-page.ts';
import { addUntilScriptsRan } from '../fixtures/hydration.ts';
import { eventually, expect, test } from '../fixtures/test.ts';

const ENTRY = '**/assets/index-*.js';
const REACT = '**/assets/react-*.js';
const PAGE = '**/assets/family-consultation-page-*.js';
const PICTURES = '**/assets/*.{svg,avif,webp,jpeg}';
const SCRIPTS = '**/assets/*.js';

interface Condition {
  readonly name: string;
  readonly arrange: (page: Page) => Promise<unknown>;
  /** Console messages that the condition causes. */
  readonly logs?: readonly RegExp[];
}

const LOST = /Failed to load resource/;
const STAYS_SERVED = /The page stays as it was served/;

/** The script does not load or fails, so the browser posts the served form. */
const WITHOUT_HYDRATION: readonly Condition[] = [
  { name: 'all scripts stall', arrange: (page) => stall(page, SCRIPTS) },
  { name: 'only the react chunk stalls', arrange: (page) => stall(page, REACT) },
  { name: "only the page's chunk stalls", arrange: (page) => stall(page, PAGE) },
  { name: 'all scripts fail to load', arrange: (page) => page.route(SCRIPTS, (route) => route.abort()), logs: [LOST] },
  { name: 'all scripts but the entry fail to load', arrange: abortAllButEntry, logs: [LOST] },
  {
    name: 'scripts answer 404',
    arrange: (page) => page.route(SCRIPTS, (route) => route.fulfill({ status: 404 })),
    logs: [LOST],
  },
  {
    name: 'a script throws on start',
    arrange: (page) => replace(page, REACT, 'throw new Error("Broken on purpose")'),
    logs: [STAYS_SERVED],
  },
  {
    name: 'an extension has overwritten an array method',
    arrange: (page) => page.addInitScript(breakArrayMethod),
    logs: [STAYS_SERVED],
  },
  { name: 'the browser has no popover', arrange: (page) => page.addInitScript(removePopover) },
];

for (const { name, arrange, logs = [] } of WITHOUT_HYDRATION) {
  test(`${name}: the request is stored once, and the thank-you page appears`, async ({ page, expectConsole }) => {
    logs.forEach(expectConsole);
    const family = someFamily();
    await arrange(page);
    await page.goto(PATHS.consultation, { waitUntil: 'commit' });
    await fillRequired(page, family);
    if (logs[0]) await waitForConsole(page, logs[0]);
    await expect(question(page, 'email')).toHaveValue(family.email);
    await submit(page);
    await expectReceivedPage(page);
    await expectStoredOnce(family);
  });
}

test('the page throws during hydration: the request is stored once, and the thank-you page appears', async ({
  page,
  expectConsole,
}) => {
  // React also reports (#418, #422) that the page does not match what was served.
  const broken = /Broken on purpose|Minified React error #4(18|22)/;
  expectConsole(broken);
  const family = someFamily();
  const { promise: filled, resolve: fill } = Promise.withResolvers<void>();
  const body = `export default () => { throw new Error("Broken on purpose") };
    export { Toast as SubmissionToast }; const Toast = () => null`;
  await page.route(PAGE, (route) => filled.then(() => route.fulfill({ contentType: 'text/javascript', body })));
  await page.goto(PATHS.consultation, { waitUntil: 'commit' });
  await fillRequired(page, family);
  fill();
  await waitForConsole(page, broken);
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  await expect(question(page, 'email')).toHaveValue(family.email);
  await submit(page);
  await expectReceivedPage(page);
  await expectStoredOnce(family);
});

const WITH_HYDRATION: readonly Condition[] = [
  { name: 'the fonts stall', arrange: (page) => stall(page, '**/*.woff2') },
  { name: 'the pictures stall', arrange: (page) => stall(page, PICTURES) },
  { name: 'session storage is blocked', arrange: (page) => page.addInitScript(blockStorage) },
];

for (const { name, arrange } of WITH_HYDRATION) {
  test(`${name}: the form is hydrated, the request is stored once, and the thank-you screen appears`, async ({
    page,
  }) => {
    const family = someFamily();
    await arrange(page);
    await page.goto(PATHS.consultation, { waitUntil: 'commit' });
    await eventually(() => isHydrated(page)).toBe(true);
    await fillRequired(page, family);
    await submit(page);
    await expectThanks(page);
    await expect(page).toHaveURL(PATHS.consultation);
    await expectStoredOnce(family);
  });
}

test('a click before and a click after hydration are posted by the browser and stored once', async ({ page }) => {
  const family = someFamily();
  await page.addInitScript(addUntilScriptsRan);
  await page.addInitScript(reportOnSubmit);
  await page.route('/report/*', (route) => route.fulfill());
  const scripts = await hold(page, SCRIPTS);
  const answer = await hold(page, SUBMIT_PATH);
  await page.goto(PATHS.consultation, { waitUntil: 'commit' });
  await fillRequired(page, family);
  const button = await middleOf(submitButton(page));
  await page.mouse.click(...button);
  await answer.asked;
  const report = page.waitForRequest('/report/*');
  scripts.release();
  expect((await report).url()).toMatch(/served$/);
  await page.mouse.click(...button);
  answer.release();
  await expectReceivedPage(page);
  await expectStoredOnce(family);
});

test('a page that fails after hydration is replaced by the served page with the answers', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Broken on purpose/);
  const family = someFamily();
  await page.goto(PATHS.consultation);
  await eventually(() => isHydrated(page)).toBe(true);
  await fillRequired(page, family);
  await page.evaluate(breakArrayMethod);
  await choose(page, 'currentPets', 'Dogs');
  await eventually(() => isHydrated(page)).toBe(false);
  await expect(page.getByText('Oops!')).toHaveCount(0);
  await expect(question(page, 'email')).toHaveValue(family.email);
  await submit(page);
  await expectReceivedPage(page);
  await expectStoredOnce(family);
});

async function middleOf(target: Locator): Promise<[number, number]> {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return [x + width / 2, y + height / 2];
}

/** Runs in the page, because a test cannot evaluate code during a navigation. Reports whether the form is hydrated. */
function reportOnSubmit(): void {
  addEventListener('submit', async () => {
    await untilScriptsRan();
    await fetch(`/report/${'hydrated' in document.documentElement.dataset ? 'hydrated' : 'served'}`);
  });
}

function stall(page: Page, pattern: string) {
  return page.route(pattern, () => new Promise<void>(() => undefined));
}

async function abortAllButEntry(page: Page) {
  await page.route(SCRIPTS, (route) => route.abort());
  await page.route(ENTRY, (route) => route.continue());
}

function replace(page: Page, pattern: string, body: string) {
  return page.route(pattern, (route) => route.fulfill({ contentType: 'text/javascript', body }));
}

async function hold(page: Page, pattern: string) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    ask();
    await released;
    await route.continue();
  });
  return { asked, release };
}

async function waitForConsole(page: Page, message: RegExp): Promise<void> {
  await eventually(async () => (await page.consoleMessages()).some((each) => message.test(each.text()))).toBe(true);
}

function breakArrayMethod(): void {
  Array.prototype.map = () => {
    throw new Error('Broken on purpose');
  };
}

function blockStorage(): void {
  Object.defineProperty(window, 'sessionStorage', {
    get: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
}

function removePopover(): void {
  Reflect.deleteProperty(HTMLElement.prototype, 'popover');
}
