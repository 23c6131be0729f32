import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { pinnedBrowser } from '../../tools/browsers/pinned-chromium.ts';

export default defineConfig({
  testMatch: '*.e2e.ts',
  snapshotPathTemplate: '{testDir}/accepted/{arg}{ext}',
  outputDir: '../../test-results/pictures',
  timeout: 60_000,
  fullyParallel: true,
  forbidOnly: true,
  workers: availableParallelism(),
  updateSnapshots: 'none',
  reporter: [
    ['list'],
    ['json', { outputFile: '../../test-results/pictures.json' }],
    ['html', { outputFolder: '../../test-results/pictures-report', open: 'never' }],
  ],
  use: {
    // No request reaches this address: e2e/pictures/test.ts responds with the built site.
    baseURL: 'https://pictures.test',
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: await pinnedBrowser(),
  },
});
