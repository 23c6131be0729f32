import { defineConfig } from '@playwright/test';

const { SITE, HTTPS_PROXY } = process.env;

/** Runs these tests against a deployed site, without a browser. */
export default defineConfig({
  testMatch: '*.e2e.ts',
  outputDir: '../../test-results/smoke',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  reporter: [['list']],
  use: { ...(SITE && { baseURL: SITE }), ...(HTTPS_PROXY && { proxy: { server: HTTPS_PROXY } }) },
});
