import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { getChromePath } from 'chrome-launcher';
import { Stop } from '../stop.ts';
import { installMissing, missingFor } from './debian.ts';
import { canRunPacked, HEADLESS_CHROMIUM, unpack } from './packed-chromium.ts';

/**
 * Disables the suggestion list of the address bar. Since Chromium 156 each new window renders it with three pages of
 * script, which takes more than half the time of a browser test and adds a second page to the one that the benchmark
 * measures.
 */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];
/** Disables the spare renderer process, which takes an eighth of the time of a new window. */
const SPARE = ['SpareRendererForSitePerProcess'];
/** The features that Playwright 1.65 disables. Chromium uses only the last --disable-features. */
const PLAYWRIGHTS = `AvoidUnnecessaryBeforeUnloadCheckSync DestroyProfileOnBrowserClose HttpsUpgrades
  HttpsFirstBalancedModeAutoEnable LensOverlay MediaRouter PaintHolding ThirdPartyStoragePartitioning
  AvoidCorsURLLoaderRestartOnRedirect OptimizationHints NetworkTimeServiceQuerying AimEnabled
  PreconnectToSearch`.split(/\s+/);

/** Arguments for every browser that a script starts. Root needs --no-sandbox. */
export const CHROME_ARGS = [
  '--disable-background-networking',
  `--disable-features=${[...ADDRESS_BAR, ...SPARE, ...PLAYWRIGHTS].join(',')}`,
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/**
 * Returns the browser for the tests: CHROME_PATH, else the headless Chromium of the lock file, else a browser of this
 * machine. The headless one saves a quarter of the time of a test, because it opens no windows.
 */
export async function browserForTests(): Promise<string> {
  if (process.env.CHROME_PATH || !canRunPacked()) return browserOfMachine();
  const browser = await unpack(HEADLESS_CHROMIUM);
  installMissing(() => missingFor(browser));
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
