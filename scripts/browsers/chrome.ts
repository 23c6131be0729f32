import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { getChromePath } from 'chrome-launcher';

/**
 * Since Chromium 156 each new window draws the list below its address bar by three pages of script, which nobody sees:
 * more than half of what a browser test cost, and a second page beside the one that the bench measures.
 */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];
/** A process kept ready for a page that does not come: an eighth of what a new window costs. */
const SPARE = ['SpareRendererForSitePerProcess'];
/** What Playwright 1.65 switches off by the same switch, of which the last one counts. */
const PLAYWRIGHTS = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** For every run by a script: nothing but the page, and no sandbox where that cannot be had, as root. */
export const CHROME_ARGS = [
  '--disable-background-networking',
  `--disable-features=${[...ADDRESS_BAR, ...SPARE, ...PLAYWRIGHTS].join(',')}`,
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** CHROME_PATH, or what is installed here, or what Playwright has fetched. */
export function findBrowser(): string | undefined {
  const asked = process.env.CHROME_PATH;
  if (asked) return asked;
  try {
    return getChromePath();
  } catch {
    return [chromium.executablePath()].find(existsSync);
  }
}
