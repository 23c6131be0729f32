import { defineConfig, devices } from '@playwright/test';
import { CHROME_ARGS } from '../scripts/browsers/chrome.ts';
import { browserForTests } from '../scripts/browsers/install-chrome.ts';
import { HOST, portOf } from '../scripts/emulators/ports.ts';

const WITHOUT_BROWSER = '**/hosting/*.e2e.ts';
const ALONE = '**/consultation/every-fault.e2e.ts';
const APART = [WITHOUT_BROWSER, ALONE];
/** Marks what depends on the width; everything else is tried once, where room is short. */
const EACH_WIDTH = /@each-width/;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const DESKTOP = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };

export default defineConfig({
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  maxFailures: 20,
  workers: 2,
  expect: { toPass: { intervals: [50] } },
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    baseURL: `http://${HOST}:${portOf('hosting')}`,
    // No screenshots, not even of failures: each test would take one when it ends, before it is known to be needed.
    // A smooth scroll is waited for before each click; what is about motion asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: await browserForTests(),
      args: [...CHROME_ARGS, '--disable-gpu'],
    },
  },
  projects: [
    { name: 'http', testMatch: WITHOUT_BROWSER },
    { name: 'phone', testMatch: '**/*.e2e.ts', testIgnore: APART, use: PHONE },
    { name: 'desktop', testMatch: '**/*.e2e.ts', testIgnore: APART, grep: EACH_WIDTH, use: DESKTOP },
    // It stops the Firestore that all share.
    { name: 'faults', testMatch: ALONE, use: DESKTOP, dependencies: ['http', 'phone', 'desktop'] },
  ],
});
