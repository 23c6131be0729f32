import { spawnSync } from 'node:child_process';
import { isReachable } from '../network.ts';
import { Stop } from '../stop.ts';
import { findBrowser } from './chrome.ts';
import { installFromDebian, installMissing, missingFor } from './debian.ts';
import { canRunPacked, HEADLESS_CHROMIUM, unpack } from './packed-chromium.ts';

const PLAYWRIGHT_DOWNLOADS = 'https://cdn.playwright.dev/';

/**
 * Returns the browser for the tests: CHROME_PATH, else the headless Chromium of the lock file, else a browser of this
 * machine. The headless one saves a quarter of the time of a test, because it opens no windows.
 */
export async function browserForTests(): Promise<string> {
  if (process.env.CHROME_PATH || !canRunPacked()) return browserOrInstall();
  const browser = await unpack(HEADLESS_CHROMIUM);
  installMissing(() => missingFor(browser));
  return browser;
}

/** Returns the browser of this machine. If there is none, installs Playwright's, else Debian's. */
export async function browserOrInstall(): Promise<string> {
  const browser = findBrowser() ?? (await installWithPlaywright());
  if (browser) return browser;
  // The package fonts-liberation has the widths of Arial and Times, the fallbacks of our fonts.
  installFromDebian('chromium', 'fonts-liberation');
  const installed = findBrowser();
  if (installed) return installed;
  throw new Stop(
    'No Chrome or Chromium found and none could be installed: install one ' +
      '(Debian: apt-get install chromium) or set CHROME_PATH to its executable.',
  );
}

async function installWithPlaywright(): Promise<string | undefined> {
  if (!(await isReachable(PLAYWRIGHT_DOWNLOADS))) return undefined;
  console.log('No Chrome or Chromium here: installing the one of Playwright.');
  const withLibraries = process.getuid?.() === 0 ? ['--with-deps'] : [];
  spawnSync('playwright', ['install', ...withLibraries, 'chromium'], { stdio: ['ignore', 'inherit', 'inherit'] });
  return findBrowser();
}
