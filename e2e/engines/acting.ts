import { expect } from 'vitest';
import { partsWithoutReact } from '../fixtures/alive.ts';
import type { Tab } from './engine.ts';
import { isFocused, isInView, isLaidOut, isShown } from './in-page.ts';

export async function expectShown(tab: Tab, target: string): Promise<void> {
  await expect.poll(() => tab.evaluate(isShown, target), { message: `shown: ${target}` }).toBe(true);
}

export async function expectHidden(tab: Tab, target: string): Promise<void> {
  await expect.poll(() => tab.evaluate(isShown, target), { message: `hidden: ${target}` }).toBe(false);
}

export async function expectInView(tab: Tab, target: string): Promise<void> {
  await expect.poll(() => tab.evaluate(isInView, target), { message: `in view: ${target}` }).toBe(true);
}

export async function expectFocused(tab: Tab, target: string): Promise<void> {
  await expect.poll(() => tab.evaluate(isFocused, target), { message: `focused: ${target}` }).toBe(true);
}

export async function expectPath(tab: Tab, path: string): Promise<void> {
  await expect.poll(() => tab.evaluate(() => location.pathname)).toBe(path);
}

/** Once nothing moves any more: below the first view a page is laid out after it. */
export async function click(tab: Tab, target: string): Promise<void> {
  await expectShown(tab, target);
  await expect.poll(() => tab.evaluate(isLaidOut), { message: 'laid out' }).toBe(true);
  await tab.click(target);
}

/** Done when asked for, not when there: an engine may bring a page back without loading it. */
export async function goBack(tab: Tab): Promise<void> {
  await tab.evaluate(() => history.back());
}

/** A page stays as it was served until the visitor does something, so this presses a key that means nothing. */
export async function comeAlive(tab: Tab): Promise<void> {
  const pressAndLook = async () => {
    await tab.press('Shift');
    return tab.evaluate(partsWithoutReact);
  };
  await expect.poll(pressAndLook, { message: 'parts without script' }).toEqual([]);
}
