import { defineConfig } from '@playwright/test';
import { browserForTests, CHROME_ARGS } from '../../tools/browsers/chrome.ts';

const { SITE, HTTPS_PROXY } = process.env;

/** Runs these tests against a deployed site. */
export default defineConfig({
  testMatch: '*.e2e.ts',
  outputDir: '../../test-results/smoke',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  reporter: [['list']],
  use: {
    ...(SITE && { baseURL: SITE }),
    ...(HTTPS_PROXY && { proxy: { server: HTTPS_PROXY } }),
    launchOptions: { args: CHROME_ARGS, executablePath: await browserForTests() },
  },
});
