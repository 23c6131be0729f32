import { type Browser, launch } from 'puppeteer-core';
import { browserOfMachine, CHROME_ARGS } from '../../tools/browsers/chrome.ts';
import { drawTwice } from '../fixtures/test.ts';
import type { Engine } from './engine.ts';
import { tabOf } from './puppeteer-tab.ts';

/**
 * Chromium with the back/forward cache and prerendering, which Playwright disables. The Chromium of the lock file is a
 * headless shell, which has no back/forward cache, so this is the browser of the machine.
 */
export async function launchChromium(...args: readonly string[]): Promise<Browser> {
  return launch({
    executablePath: browserOfMachine(),
    headless: true,
    args: [...CHROME_ARGS, '--disable-gpu', '--enable-features=BackForwardCache', ...args],
  });
}

export function chromium(): Engine {
  let browser: Promise<Browser> | undefined;
  return {
    name: 'Chromium',
    open: async ({ script }) => {
      browser ??= launchChromium();
      const page = await (await (await browser).createBrowserContext()).newPage();
      // Draws a blank page first, because headless Chromium sends a mouse event to its first page.
      await page.evaluate(drawTwice);
      await page.setJavaScriptEnabled(script);
      return tabOf(page, /^$/);
    },
    close: async () => (await browser)?.close(),
  };
}
