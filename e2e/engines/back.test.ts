import { expect } from 'vitest';
import { RECEIVED_PATH } from '../../functions/src/contract/call.ts';
import { FIELD_NAMES } from '../../functions/src/contract/questions.ts';
import { FARM } from '../../web/src/content/farm.ts';
import { PATHS, ROUTES } from '../../web/src/routes.ts';
import { expectNothingStored, expectStoredOnce, stored } from '../fixtures/consultation-page.ts';
import { unhydratedParts } from '../fixtures/hydration.ts';
import { click, goBack, waitForHydration } from './acting.ts';
import { openChromium } from './chromium.ts';
import { answersOf, expectThanks, fillForm, goBackToOlderForm, SUBMIT, sendFilled } from './consultation-flows.ts';
import { ORIGIN, type Tab } from './engine.ts';
import { testFlowsIn } from './flows.ts';
import { tabOf } from './puppeteer-tab.ts';

// Chromium keeps the pages that a visitor has left, and Back restores them. WebKit's driver cannot turn that on.

/** Console messages of the order form, whose site the tests cannot reach. */
const NOT_REACHED = new RegExp(`ERR_NAME_NOT_RESOLVED|${RegExp.escape(new URL(FARM.eggOrderForm).host)}`);

testFlowsIn('Chromium', async () => tabOf(await openChromium()), [
  ['Back restores each page', 'on', keepPages, NOT_REACHED],
  ['Back restores all answers, and after sending the thank-you screen', 'on', keepAnswersAndThanks],
  ['Back to a form shows what was typed last, wherever it was typed', 'on', goBackToOlderForm],
  ['Back to a form that a later page has sent shows the thank-you screen', 'on', sendLater],
]);

async function keepPages(tab: Tab): Promise<void> {
  for (const { path } of ROUTES) {
    await tab.goto(path);
    await waitForHydration(tab);
    // Chromium does not keep a page with a frame that could not load, and tests cannot reach the site of the order form.
    await tab.evaluate(() => document.querySelector('iframe')?.remove());
    expect([path, await leaveAndReturn(tab)]).toEqual([path, true]);
    expect(await tab.evaluate(unhydratedParts)).toEqual([]);
  }
}

async function keepAnswersAndThanks(tab: Tab): Promise<void> {
  const family = await fillForm(tab);
  const answers = await answersOf(tab);
  const names = answers.map(([name]) => name);
  expect(names).toEqual(expect.arrayContaining(FIELD_NAMES.filter((name) => name !== 'pups')));
  await leaveAndReturn(tab);
  await expect.poll(() => answersOf(tab)).toEqual(answers);
  await expectNothingStored(family);
  await sendFilled(tab, 'on');
  expect(await leaveAndReturn(tab)).toBe(true);
  await expectThanks(tab);
  await expectStoredOnce(stored(family));
}

async function sendLater(tab: Tab): Promise<void> {
  const family = await fillForm(tab);
  await expectLoaded(tab);
  await tab.goto(`${PATHS.consultation}?later`);
  await waitForHydration(tab);
  await click(tab, SUBMIT);
  await expectThanks(tab);
  await expectLoaded(tab);
  await goBack(tab);
  await expect.poll(() => tab.evaluate(() => location.search)).toBe('');
  await expectThanks(tab);
  await expectStoredOnce(stored(family));
}

/** Returns true if the same document is shown again, otherwise the browser's reasons, if it gives any. */
async function leaveAndReturn(tab: Tab): Promise<unknown> {
  await expectLoaded(tab);
  const address = await tab.evaluate(() => {
    Object.assign(window, { isKept: true });
    return location.href;
  });
  // Another site than 127.0.0.1.
  await tab.goto(ORIGIN.replace('127.0.0.1', 'localhost') + RECEIVED_PATH);
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
  const [arrival] = performance.getEntriesByType('navigation');
  return 'isKept' in window || JSON.stringify(arrival?.toJSON().notRestoredReasons);
}
