import { availableParallelism } from 'node:os';
import './tools/farm-for-tests.ts';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const EMULATOR_TESTS = '**/*.emulator.test.ts';
const ENGINE_TESTS = 'e2e/engines/*.test.ts';
const CLOUD_TESTS = 'scripts/deploy/testing/*.test.ts';
const BUILT_TESTS = '**/*.built.test.ts';
const EXCLUDED = ['**/node_modules/**', 'functions/lib/**', '**/dist/**', 'test-results/**'];
const IN_ONE_WORKER = { isolate: false, setupFiles: 'tools/fresh-modules.ts' };

export default defineConfig({
  test: {
    globalSetup: 'farm/check/modules.ts',
    // One more than there are cores, because many tests wait for servers and files.
    maxWorkers: availableParallelism() + 1,
    // No test asserts a duration, so a busy machine gets more time.
    testTimeout: 120_000,
    // Messages name all items of a list, but not whole mails.
    chaiConfig: { truncateThreshold: 1_000 },
    hookTimeout: 120_000,
    projects: [
      project('unit', ['**/*.test.{ts,tsx}'], {
        ...IN_ONE_WORKER,
        exclude: [...EXCLUDED, EMULATOR_TESTS, BUILT_TESTS, CLOUD_TESTS, ENGINE_TESTS],
      }),
      // Parses HTML as a browser does.
      project('built', [`web/${BUILT_TESTS}`], { ...IN_ONE_WORKER, environment: 'jsdom' }),
      project('emulator', [`{functions,scripts}/${EMULATOR_TESTS}`], {
        isolate: false,
        setupFiles: ['tools/fresh-modules.ts', 'functions/src/testing/own-project.ts'],
        env: { OWNER_EMAIL: 'owner@example.com', MAIL_FROM: 'website@example.com' },
        // Some write thousands of requests.
        testTimeout: 300_000,
      }),
      // Most run the Firebase CLI many times.
      project('cloud', [CLOUD_TESTS], { testTimeout: 600_000 }),
      project('engines', [ENGINE_TESTS], { expect: { poll: { timeout: 30_000 } } }),
    ],
  },
});

function project(name: string, include: string[], options: TestProjectInlineConfiguration['test']) {
  return { extends: true as const, test: { name, include, exclude: EXCLUDED, ...options } };
}
