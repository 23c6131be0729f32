import type { Page } from 'puppeteer-core';
import { expect } from 'vitest';
import { reportPolicyViolations } from '../fixtures/test.ts';
import { centerOf } from './acting.ts';
import { ORIGIN, PHONE_WIDTH, SCREEN_HEIGHT, type Tab } from './engine.ts';

/** Wraps a Puppeteer page. `harmless` matches console messages of the browser that are not about the site. */
export async function tabOf(page: Page, harmless?: RegExp): Promise<Tab> {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  await page.evaluateOnNewDocument(reportPolicyViolations);
  const resize = (width: number) => page.setViewport({ width, height: SCREEN_HEIGHT });
  await resize(PHONE_WIDTH);
  // Puppeteer's own click and select wait for callbacks in the page, which never run without JavaScript.
  const click = async (target: string) => {
    const pointAt = async () => {
      const { x, y } = await page.evaluate(centerOf, target);
      await page.mouse.move(x, y);
      return page.evaluate((selector) => document.querySelector(selector)?.matches(':hover'), target);
    };
    // Until Firefox has drawn the page again after a scroll or a change, a click hits what was there before.
    await expect.poll(pointAt, { message: `the mouse is over ${target}` }).toBe(true);
    await page.mouse.down();
    await page.mouse.up();
  };
  return {
    goto: async (path) => void (await page.goto(new URL(path, ORIGIN).href)),
    resize,
    click,
    type: async (target, text) => {
      await click(target);
      await page.keyboard.type(text);
    },
    pressShift: () => page.keyboard.press('Shift'),
    evaluate: (work, ...args) => page.evaluate(work as never, ...args),
    problems: () => problems.filter((problem) => !harmless?.test(problem)),
    close: () => page.browser().close(),
  };
}
