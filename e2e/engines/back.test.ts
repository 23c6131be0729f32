import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect } from 'vitest';
import { FIELD_NAMES } from '../../functions/src/contract/questions.ts';
import { FORM } from '../../web/src/content/consultation.ts';
import { FARM } from '../../web/src/content/farm.ts';
import { PATHS, ROUTES } from '../../web/src/routes.ts';
import { unhydratedParts } from '../fixtures/hydration.ts';
import { requestsOf } from '../fixtures/stored-requests.ts';
import { click, expectShown, goBack, waitForHydration } from './acting.ts';
import { chromium } from './chromium.ts';
import { answersOf, expectStoredOnce, fillForm, sendForm, THANKS } from './consultation-flows.ts';
import type { Flow, Script, Tab } from './engine.ts';
import { firefox } from './firefox.ts';
import { testFlowsIn } from './flows.ts';
import { button } from './targets.ts';

// Flows that leave the site and return with the Back button, in an engine with a back/forward cache.

/** Console messages of the order form, whose site the tests cannot reach. */
const NOT_REACHED = new RegExp(`ERR_NAME_NOT_RESOLVED|${RegExp.escape(new URL(FARM.eggOrderForm).host)}`);

const otherSite = createServer((_, response) => {
  response.setHeader('Content-Type', 'text/html');
  response.end('<!doctype html><html lang="en"><title>Elsewhere</title><h1>Another site</h1></html>');
});

beforeAll(() => new Promise<void>((listening) => otherSite.listen(0, listening)));
afterAll(() => void otherSite.close());

const FLOWS: readonly Flow[] = [
  ...ROUTES.map(({ path }): Flow => {
    const expected = path === PATHS.eggs ? NOT_REACHED : undefined;
    return [`Back restores ${path} from the cache`, 'of today', 'on', (tab) => keepPage(tab, path), expected];
  }),
  ['Back to a form that a later page has sent shows the thank-you screen', 'of today', 'on', sendLater],
  ...(['on', 'off'] as const).flatMap((script): Flow[] => [
    [`script ${script}: Back restores all answers`, 'of today', script, (tab) => keepAnswers(tab, script)],
    [`script ${script}: Back restores the thank-you screen`, 'of today', script, (tab) => keepThanks(tab, script)],
  ]),
];

// Without WebKit, because its driver cannot turn on the back/forward cache.
testFlowsIn(chromium(), FLOWS);
// Here, Firefox sometimes never finishes to load the frame of the order form, whose site the tests cannot reach.
testFlowsIn(
  firefox(),
  FLOWS.filter(([name]) => !name.includes(PATHS.eggs)),
);

async function keepPage(tab: Tab, path: string): Promise<void> {
  const visit = async () => {
    await tab.goto(path);
    await waitForHydration(tab);
    return leaveAndReturn(tab);
  };
  // Firefox does not keep a page that is loading something at that moment, so a second visit may be needed.
  await expect.poll(visit, { timeout: 90_000 }).toBe(true);
  expect(await tab.evaluate(unhydratedParts)).toEqual([]);
}

async function keepAnswers(tab: Tab, script: Script): Promise<void> {
  const family = await fillForm(tab, script);
  const answers = await answersOf(tab);
  expect(Object.keys(answers)).toEqual(expect.arrayContaining([...FIELD_NAMES]));
  await leaveAndReturn(tab);
  await expect.poll(() => answersOf(tab)).toEqual(answers);
  expect(await requestsOf(family.email)).toEqual([]);
}

async function keepThanks(tab: Tab, script: Script): Promise<void> {
  const family = await sendForm(tab, script);
  expect(await leaveAndReturn(tab)).toBe(true);
  await expectShown(tab, THANKS);
  await expectStoredOnce(family);
}

async function sendLater(tab: Tab): Promise<void> {
  const family = await fillForm(tab, 'on');
  await expectLoaded(tab);
  await tab.goto(`${PATHS.consultation}?later`);
  await waitForHydration(tab);
  await click(tab, button(FORM.submit));
  await expectShown(tab, THANKS);
  await expectLoaded(tab);
  await goBack(tab);
  await expect.poll(() => tab.evaluate(() => location.search)).toBe('');
  await expectShown(tab, THANKS);
  await expectStoredOnce(family);
}

/** Returns true if the same document is shown again, otherwise the browser's reasons, if it gives any. */
async function leaveAndReturn(tab: Tab): Promise<unknown> {
  await expectLoaded(tab);
  const address = await tab.evaluate(() => {
    Object.assign(window, { isKept: true });
    return location.href;
  });
  await tab.goto(`http://localhost:${(otherSite.address() as AddressInfo).port}/`);
  await goBack(tab);
  await expect.poll(() => tab.evaluate(() => location.href)).toBe(address);
  await expectLoaded(tab);
  return tab.evaluate(isKept);
}

async function expectLoaded(tab: Tab): Promise<void> {
  await expect.poll(() => tab.evaluate(isLoaded)).toBe(true);
}

function isLoaded(): boolean {
  const images = Array.from(document.images);
  return document.readyState === 'complete' && images.every(({ complete, loading }) => complete || loading === 'lazy');
}

function isKept(): unknown {
  const [arrival] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    readonly notRestoredReasons?: unknown;
  })[];
  return 'isKept' in window || JSON.stringify(arrival?.notRestoredReasons);
}
