import { expect, test, vi } from 'vitest';
import { Stop } from './emulators/stop.ts';
import { close, countsIn, countsOf, failedBy, sum } from './test-counts.ts';

const FILE = 'results.json';
const OUTSIDE = `outside of any test: see ${FILE}`;

test('a run of Vitest counts what passed and names what did not, skipped tests included', () => {
  expect(countsOf(vitest(false, 'passed', 'failed', 'passed', 'pending'), FILE)).toEqual({
    passed: 2,
    failed: ['a.test.ts: test 1', 'a.test.ts: test 3'],
  });
});

test('an error outside of any test is a failure', () => {
  expect(countsOf(vitest(false, 'passed'), FILE)).toEqual({ passed: 1, failed: [OUTSIDE] });
  expect(countsOf({ errors: [{}], suites: [suite('expected')] }, FILE)).toEqual({ passed: 1, failed: [OUTSIDE] });
});

test('a run of Playwright counts flaky and skipped tests as failed, however deep they stand', () => {
  const outer = { specs: [], suites: [suite('expected', 'unexpected'), suite('flaky', 'skipped')] };
  expect(countsOf({ errors: [], suites: [outer] }, FILE)).toEqual({
    passed: 1,
    failed: ['unexpected', 'flaky', 'skipped'].map((status) => `[phone] a.e2e.ts: ${status}`),
  });
});

test('a runner that ran nothing or left no report has failed', () => {
  expect(countsOf(vitest(true), FILE)).toEqual({ passed: 0, failed: [OUTSIDE] });
  expect(countsIn('no/such/report.json')).toEqual({ passed: 0, failed: ['no/such/report.json was not written'] });
});

test('the sum is of all runners', () => {
  expect(
    sum([
      { passed: 1, failed: [] },
      { passed: 2, failed: ['a', 'b'] },
    ]),
  ).toEqual({ passed: 3, failed: ['a', 'b'] });
});

test('what is missing counts as a failure, and an error of ours is not taken for that', () => {
  expect(failedBy(new Stop('Java is missing.'))).toEqual({ passed: 0, failed: ['Java is missing.'] });
  expect(() => failedBy(new TypeError('a mistake'))).toThrow('a mistake');
});

test('a run ends with the names of what failed, its counts and an exit code', () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  close({ passed: 3, failed: ['a', 'b'] });
  expect(log.mock.calls).toEqual([['\nfailed: a\nfailed: b\n3 passed, 2 failed']]);
  expect(process.exitCode).toBe(1);
  close({ passed: 3, failed: [] });
  expect(process.exitCode).toBe(0);
  log.mockRestore();
});

function vitest(success: boolean, ...statuses: readonly string[]) {
  const assertionResults = statuses.map((status, index) => ({ fullName: `test ${index}`, status }));
  return { success, testResults: [{ name: 'a.test.ts', assertionResults }] };
}

function suite(...statuses: readonly string[]) {
  const specs = statuses.map((status) => ({
    title: status,
    file: 'a.e2e.ts',
    tests: [{ projectName: 'phone', status }],
  }));
  return { specs };
}
