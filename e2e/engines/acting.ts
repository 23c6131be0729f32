import { expect } from 'vitest';
import { unhydratedParts } from '../fixtures/hydration.ts';
import type { Tab } from './engine.ts';

/** Targets are CSS selectors. A failed expectation shows the page's messages, too. */
export async function expectThat(tab: Tab, target: string, state: Partial<ReturnType<typeof stateOf>>): Promise<void> {
  await expect.poll(() => tab.evaluate(stateOf, target), { message: target }).toMatchObject(state);
}

export async function expectPath(tab: Tab, path: string): Promise<void> {
  await expect.poll(() => tab.evaluate(() => location.pathname)).toBe(path);
}

/** Clicks when the layout is stable. The part below the first view is laid out late. */
export async function click(tab: Tab, target: string): Promise<void> {
  await expectThat(tab, target, { shown: true });
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

/** Runs in the page. In view: completely on the screen, and nothing covers its center. */
function stateOf(target: string) {
  const messages = Array.from(document.querySelectorAll('[role=alert], [role=status]'), (each) => each.textContent);
  const found = document.querySelector(target);
  if (!found) return { shown: false, inView: false, focused: false, text: '', messages };
  const { left, top, right, bottom } = found.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const onTop = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const inside = left >= 0 && top >= 0 && right <= clientWidth && bottom <= clientHeight;
  return {
    shown: found.checkVisibility({ checkVisibilityCSS: true }),
    inView: inside && onTop !== null && found.contains(onTop),
    focused: found === document.activeElement,
    text: found.textContent,
    messages,
  };
}

/** Runs in the page. */
function isLaidOut(): boolean {
  return document.readyState === 'complete' && !('opening' in document.documentElement.dataset);
}

/** Runs in the page. Scrolls an element to the middle of the screen, without smooth scrolling, and returns its center. */
export function centerOf(target: string): { x: number; y: number } {
  const found = document.querySelector(target);
  if (!found) throw new Error(`There is no element at ${target}`);
  found.scrollIntoView({ behavior: 'instant', block: 'center' });
  const { x, y, width, height } = found.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
