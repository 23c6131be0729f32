import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from '../scripts/browser.ts';
import { HOST, portOf } from '../scripts/emulators/ports.ts';

const executablePath = findBrowser();
const asRoot = process.getuid?.() === 0;

const WITHOUT_BROWSER = ['hosting.e2e.ts', 'headers.e2e.ts'];
const ALONE = 'every-fault.e2e.ts';
const IN_BROWSER = { testMatch: '*.e2e.ts', testIgnore: [...WITHOUT_BROWSER, ALONE] };
const DESKTOP = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };

export default defineConfig({
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  maxFailures: 20,
  workers: 2,
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    baseURL: `http://${HOST}:${portOf('hosting')}`,
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ['--disable-background-networking', ...(asRoot ? ['--no-sandbox'] : [])],
    },
  },
  projects: [
    { name: 'http', testMatch: WITHOUT_BROWSER },
    { name: 'phone', ...IN_BROWSER, use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
    { name: 'desktop', ...IN_BROWSER, use: DESKTOP },
    // It stops the Firestore that all share.
    { name: 'faults', testMatch: ALONE, use: DESKTOP, dependencies: ['http', 'phone', 'desktop'] },
  ],
});
