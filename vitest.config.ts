import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const EMULATOR_TESTS = '**/*.emulator.test.ts';
const LAUNCH_TESTS = '**/*.launch.test.ts';
const SUITE_TESTS = '**/*.suite.test.ts';
const BUILT_TESTS = '**/*.built.test.ts';
const NOT_OURS = ['**/node_modules/**', '**/lib/**', '**/dist/**'];
const IN_ONE_WORKER = { isolate: false, setupFiles: 'scripts/fresh-modules.ts' };

export default defineConfig({
  test: {
    // Much of it waits for servers and files, so one more than there are cores.
    maxWorkers: availableParallelism() + 1,
    // A machine may be as busy as it likes.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          ...IN_ONE_WORKER,
          include: ['{web,functions,scripts}/**/*.test.{ts,tsx}'],
          exclude: [...NOT_OURS, EMULATOR_TESTS, SUITE_TESTS, BUILT_TESTS, LAUNCH_TESTS],
        },
      },
      {
        extends: true,
        test: {
          name: 'built',
          ...IN_ONE_WORKER,
          include: [`{web,scripts}/${BUILT_TESTS}`],
          exclude: NOT_OURS,
          // Reads HTML as a browser does.
          environment: 'jsdom',
        },
      },
      {
        extends: true,
        test: {
          name: 'emulator',
          include: [`{web,functions,scripts}/${EMULATOR_TESTS}`],
          exclude: NOT_OURS,
        },
      },
      {
        extends: true,
        test: {
          name: 'suite',
          include: [`{functions,scripts}/${SUITE_TESTS}`],
          exclude: NOT_OURS,
          // They share what is deployed and its one Firestore, which some count and one stops.
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'launch',
          include: [`scripts/${LAUNCH_TESTS}`],
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'engines',
          include: ['e2e/engines/*.engine.test.ts'],
          testTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
});
