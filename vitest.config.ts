import { defineConfig } from 'vitest/config';

const EMULATOR_TESTS = '**/*.emulator.test.ts';
const LAUNCH_TESTS = '**/*.launch.test.ts';
const NOT_OURS = ['**/node_modules/**', '**/lib/**', '**/dist/**'];

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{web,functions,scripts}/**/*.test.{ts,tsx}'],
          exclude: [...NOT_OURS, EMULATOR_TESTS, LAUNCH_TESTS],
        },
      },
      {
        extends: true,
        test: {
          name: 'emulator',
          include: [`{web,functions,scripts}/${EMULATOR_TESTS}`],
          exclude: NOT_OURS,
          // One Firestore for all of them.
          fileParallelism: false,
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'launch',
          include: [`scripts/${LAUNCH_TESTS}`],
          testTimeout: 120_000,
          hookTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'engines',
          include: ['e2e/engines/*.engine.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 30_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
});
