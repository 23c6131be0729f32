import { expect, test } from 'vitest';
import { Stop } from './emulators/stop.ts';
import { countsIn, countsOf, failedBy, sum } from './test-counts.ts';

test('a run of Vitest counts what passed and what did not, skipped tests included', () => {
  expect(countsOf({ success: false, numPassedTests: 7, numTotalTests: 9 })).toEqual({ passed: 7, failed: 2 });
});

test('an error outside of any test is a failure', () => {
  expect(countsOf({ success: false, numPassedTests: 7, numTotalTests: 7 })).toEqual({ passed: 7, failed: 1 });
});

test('a run of Playwright counts flaky and skipped tests as failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 1 };
  expect(countsOf({ errors: [], stats })).toEqual({ passed: 5, failed: 3 });
});

test('a runner that ran nothing or left no report has failed', () => {
  expect(countsOf({ success: true, numPassedTests: 0, numTotalTests: 0 })).toEqual({ passed: 0, failed: 1 });
  expect(countsIn('no/such/report.json')).toEqual({ passed: 0, failed: 1 });
});

test('the sum is of all runners', () => {
  expect(
    sum([
      { passed: 1, failed: 0 },
      { passed: 2, failed: 3 },
    ]),
  ).toEqual({ passed: 3, failed: 3 });
});

test('what is missing counts as a failure, and an error of ours is not taken for that', () => {
  expect(failedBy(new Stop('Java is missing.'))).toEqual({ passed: 0, failed: 1 });
  expect(() => failedBy(new TypeError('a mistake'))).toThrow('a mistake');
});
