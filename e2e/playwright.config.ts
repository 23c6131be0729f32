import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { browserForTests, CHROME_ARGS, NO_OTHER_SITES } from '../tools/browsers/chrome.ts';
import '../tools/farm-for-tests.ts';
import { HOST, portOf } from '../tools/ports.ts';

const WITHOUT_BROWSER = ['**/api/*.e2e.ts', '**/hosting/*.e2e.ts'];
const APART = [...WITHOUT_BROWSER, '**/{any-farm,engines,pictures}/*.e2e.ts'];
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export default defineConfig({
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  maxFailures: 20,
  workers: availableParallelism(),
  // No test asserts a duration, so a busy machine gets more time.
  timeout: 120_000,
  expect: { timeout: 20_000, toPass: { intervals: [50], timeout: 20_000 } },
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    baseURL: `http://${HOST}:${portOf('hosting')}`,
    // No screenshots, because Playwright would take one at the end of every test before it knows the result.
    // Reduced motion, because Playwright waits for smooth scrolling before each click. Tests of animations turn it off.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: await browserForTests(),
      args: [...CHROME_ARGS, '--disable-gpu', NO_OTHER_SITES],
      // Scrollbars take room on most desktops.
      ignoreDefaultArgs: ['--hide-scrollbars'],
    },
  },
  projects: [
    { name: 'http', testMatch: WITHOUT_BROWSER },
    { name: 'any-farm', testMatch: '**/any-farm/*.e2e.ts', use: PHONE },
    { name: 'old-browser', testMatch: '**/engines/*.e2e.ts', use: PHONE },
    { name: 'phone', testMatch: '**/*.e2e.ts', testIgnore: APART, use: PHONE },
  ],
});
