import type { Locator, Page } from '@playwright/test';
import { SUBMIT_PATH } from '../../functions/src/contract/call.ts';
import { PATHS } from '../../web/src/routes.ts';
import {
  choose,
  expectReceivedPage,
  expectStoredOnce,
  fillRequired,
  isAlive,
  question,
  someFamily,
  submit,
  submitButton,
} from '../fixtures/consultation-page.ts';
import { eventually, expect, test } from '../fixtures/test.ts';

const ENTRY = '**/assets/index-*.js';
const REACT = '**/assets/react-*.js';
const PAGE = '**/assets/family-consultation-page-*.js';
const PICTURES = '**/assets/*.{svg,avif,webp,jpeg}';
const SCRIPTS = '**/assets/*.js';

interface Condition {
  readonly name: string;
  readonly arrange: (page: Page) => Promise<unknown>;
  /** What the browser says of it. */
  readonly logs?: readonly RegExp[];
}

const LOST = /Failed to load resource/;
const STAYS_SERVED = /The page stays as it was served/;

/** The script does not come, or not in one piece: the served form is posted by the browser. */
const WITHOUT_A_LIVING_FORM: readonly Condition[] = [
  { name: 'all scripts stall', arrange: (page) => stall(page, SCRIPTS) },
  { name: 'only the react chunk stalls', arrange: (page) => stall(page, REACT) },
  { name: "only the page's chunk stalls", arrange: (page) => stall(page, PAGE) },
  { name: 'all scripts are lost', arrange: (page) => page.route(SCRIPTS, (route) => route.abort()), logs: [LOST] },
  { name: 'all but the entry are lost', arrange: loseAllButEntry, logs: [LOST] },
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
    name: 'the page throws while it takes over',
    arrange: (page) =>
      replace(
        page,
        PAGE,
        'export default () => { throw new Error("Broken on purpose") }; export { Toast as SubmissionToast }; const Toast = () => null',
      ),
    logs: [/Broken on purpose|Minified React error #422/],
  },
  {
    name: 'an extension has broken an array method before',
    arrange: (page) => page.addInitScript(breakArrayMethod),
    logs: [STAYS_SERVED],
  },
  { name: 'the browser knows no popover', arrange: (page) => page.addInitScript(forgetPopover) },
];

for (const { name, arrange, logs = [] } of WITHOUT_A_LIVING_FORM) {
  test(`${name}: the request is stored once and thanked for`, async ({ page, expectConsole }) => {
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

const WITH_A_LIVING_FORM: readonly Condition[] = [
  { name: 'the fonts stall', arrange: (page) => stall(page, '**/*.woff2') },
  { name: 'the pictures stall', arrange: (page) => stall(page, PICTURES) },
  { name: 'the tab may keep nothing', arrange: (page) => page.addInitScript(refuseStorage) },
];

for (const { name, arrange } of WITH_A_LIVING_FORM) {
  test(`${name}: the form comes alive, and the request is stored once and thanked for`, async ({ page }) => {
    const family = someFamily();
    await arrange(page);
    await page.goto(PATHS.consultation, { waitUntil: 'commit' });
    await eventually(() => isAlive(page)).toBe(true);
    await fillRequired(page, family);
    await submit(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Thank You!' })).toBeFocused();
    await expect(page).toHaveURL(PATHS.consultation);
    await expectStoredOnce(family);
  });
}

test('pressed before the script came and again after that, it is posted by the browser and stored once', async ({
  page,
}) => {
  const family = someFamily();
  await page.addInitScript(tellOnceRun);
  await page.route('/told/*', (route) => route.fulfill());
  const scripts = await hold(page, SCRIPTS);
  const answer = await hold(page, SUBMIT_PATH);
  await page.goto(PATHS.consultation, { waitUntil: 'commit' });
  await fillRequired(page, family);
  const button = await middleOf(submitButton(page));
  await page.mouse.click(...button);
  await answer.asked;
  const told = page.waitForRequest('/told/*');
  scripts.release();
  expect((await told).url()).toMatch(/served$/);
  await page.mouse.click(...button);
  answer.release();
  await expectReceivedPage(page);
  await expectStoredOnce(family);
});

test('a page that fails after it has come alive is put back as it was served, with the answers', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Broken on purpose/);
  const family = someFamily();
  await page.goto(PATHS.consultation);
  await eventually(() => isAlive(page)).toBe(true);
  await fillRequired(page, family);
  await page.evaluate(breakArrayMethod);
  await choose(page, 'currentPets', 'Dogs');
  await eventually(() => isAlive(page)).toBe(false);
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

/**
 * Runs in the page, which nothing outside can ask while the next one is on its way: tells by a request whether the form
 * has been taken over, once the last script has run and more tasks have passed than main.ts leaves between its parts.
 */
function tellOnceRun(): void {
  addEventListener('submit', async () => {
    const task = () => new Promise((resolve) => setTimeout(resolve));
    const last = () => performance.getEntriesByType('resource').find(({ name }) => name.includes('/take-over-'));
    while (!last()) await task();
    await import(last()?.name ?? '');
    for (let tasks = 0; tasks < 5; tasks++) await task();
    await fetch(`/told/${'alive' in document.documentElement.dataset ? 'alive' : 'served'}`);
  });
}

function stall(page: Page, pattern: string) {
  return page.route(pattern, () => new Promise<void>(() => undefined));
}

async function loseAllButEntry(page: Page) {
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
  const messages = await page.consoleMessages();
  if (messages.some((each) => message.test(each.text()))) return;
  await page.waitForEvent('console', (each) => message.test(each.text()));
}

function breakArrayMethod(): void {
  Array.prototype.map = () => {
    throw new Error('Broken on purpose');
  };
}

function refuseStorage(): void {
  Object.defineProperty(window, 'sessionStorage', {
    get: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
}

function forgetPopover(): void {
  Reflect.deleteProperty(HTMLElement.prototype, 'popover');
}
