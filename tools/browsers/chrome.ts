import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { getChromePath } from 'chrome-launcher';
import { Stop } from '../stop.ts';
import { missingFor, requirePackages } from './packages.ts';
import { canRunPacked, HEADLESS_CHROMIUM, unpack } from './packed-chromium.ts';

/**
 * Arguments for every browser that a script starts. Without --no-sandbox, no Chromium runs as root, and on Ubuntu 24.04 only
 * an installed Chrome does. Playwright adds it, too. The browsers open only our own pages.
 */
export const CHROME_ARGS = ['--disable-background-networking', '--no-sandbox'];

/**
 * Returns the browser for the tests: CHROME_PATH, else the headless Chromium of the lock file, else a browser of this
 * machine. The headless one saves a quarter of the time of a test, because it opens no windows.
 */
export async function browserForTests(): Promise<string> {
  if (process.env.CHROME_PATH || !canRunPacked()) return browserOfMachine();
  const browser = await unpack(HEADLESS_CHROMIUM);
  requirePackages(...missingFor(browser));
  return browser;
}

export function browserOfMachine(): string {
  const browser = findBrowser();
  if (browser) return browser;
  throw new Stop(
    'No Chrome or Chromium found: run npx playwright install --with-deps chromium, or set CHROME_PATH to its executable.',
  );
}

/** Finds a browser: CHROME_PATH, else an installed one, else the one that Playwright has downloaded. */
export function findBrowser(): string | undefined {
  const asked = process.env.CHROME_PATH;
  if (asked) return asked;
  try {
    return getChromePath();
  } catch {
    return [chromium.executablePath()].find(existsSync);
  }
}
