import { spawnSync } from 'node:child_process';
import { answers } from '../emulators/network.ts';
import { Stop } from '../emulators/stop.ts';
import { findBrowser } from './chrome.ts';
import { installFromDebian, installMissing, missingFor } from './debian.ts';
import { canRunPacked, HEADLESS_CHROMIUM, unpack } from './packed-chromium.ts';

const PLAYWRIGHT_DOWNLOADS = 'https://cdn.playwright.dev/';

/**
 * For the browser tests: CHROME_PATH, or else the Chromium that the lock file names, which has no windows: those are a
 * quarter of what a test costs. Where that cannot run, the browser of this machine.
 */
export async function browserForTests(): Promise<string> {
  if (process.env.CHROME_PATH || !canRunPacked()) return browserOrInstall();
  const browser = await unpack(HEADLESS_CHROMIUM);
  installMissing(() => missingFor(browser));
  return browser;
}

/** The browser of this machine; where there is none, Playwright's or else Debian's is installed. */
export async function browserOrInstall(): Promise<string> {
  const browser = findBrowser() ?? (await playwrights()) ?? debians();
  if (browser) return browser;
  throw new Stop(
    'No Chrome or Chromium found and none could be installed: install one ' +
      '(Debian: apt-get install chromium) or set CHROME_PATH to its executable.',
  );
}

async function playwrights(): Promise<string | undefined> {
  if (!(await answers(PLAYWRIGHT_DOWNLOADS))) return undefined;
  console.log('No Chrome or Chromium here: installing the one of Playwright.');
  const withLibraries = process.getuid?.() === 0 ? ['--with-deps'] : [];
  spawnSync('playwright', ['install', ...withLibraries, 'chromium'], { stdio: ['ignore', 'inherit', 'inherit'] });
  return findBrowser();
}

function debians(): string | undefined {
  // With the letters as wide as Arial's and Times' that stand in until ours arrive.
  installFromDebian('chromium', 'fonts-liberation');
  return findBrowser();
}
