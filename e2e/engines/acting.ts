import { expect } from 'vitest';
import { unhydratedParts } from '../fixtures/hydration.ts';
import type { Tab } from './engine.ts';
import { isLaidOut, stateOf } from './in-page.ts';

export const expectShown = expectation({ shown: true });
export const expectHidden = expectation({ shown: false });
export const expectInView = expectation({ inView: true });
export const expectFocused = expectation({ focused: true });

function expectation(state: Partial<ReturnType<typeof stateOf>>) {
  return async (tab: Tab, target: string): Promise<void> =>
    expect.poll(() => tab.evaluate(stateOf, target), { message: target }).toMatchObject(state);
}

export async function expectPath(tab: Tab, path: string): Promise<void> {
  await expect.poll(() => tab.evaluate(() => location.pathname)).toBe(path);
}

/** Clicks when the layout is stable. The part below the first view is laid out late. */
export async function click(tab: Tab, target: string): Promise<void> {
  await expectShown(tab, target);
  await expect.poll(() => tab.evaluate(isLaidOut), { message: 'laid out' }).toBe(true);
  await tab.click(target);
}

/** Does not wait for the navigation, because an engine may restore a page without loading it. */
export async function goBack(tab: Tab): Promise<void> {
  // The driver may get no response from a page that is being left. The flow's next expectation checks the navigation.
  await tab.evaluate(() => history.back()).catch(() => undefined);
}

/** Presses a key without effect until the page is hydrated, because pages wait for the visitor's first event. */
export async function waitForHydration(tab: Tab): Promise<void> {
  const findUnhydrated = async () => {
    await tab.pressShift();
    return tab.evaluate(unhydratedParts);
  };
  await expect.poll(findUnhydrated, { message: 'parts without script' }).toEqual([]);
}
