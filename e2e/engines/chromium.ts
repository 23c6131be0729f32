import { launch, type Page } from 'puppeteer-core';
import { browserOfMachine, CHROME_ARGS } from '../../tools/browsers/chrome.ts';
import { drawTwice } from '../fixtures/test.ts';

/**
 * Opens Chromium with the back/forward cache and prerendering, which Playwright disables. The Chromium of the lock file is
 * a headless shell, which has no back/forward cache, so this is the browser of the machine.
 */
export async function openChromium(): Promise<Page> {
  const browser = await launch({
    executablePath: browserOfMachine(),
    headless: true,
    args: [...CHROME_ARGS, '--disable-gpu', '--enable-features=BackForwardCache'],
  });
  const page = await browser.newPage();
  // Draws a blank page first, because headless Chromium sends a mouse event to its first page.
  await page.evaluate(drawTwice);
  return page;
}
