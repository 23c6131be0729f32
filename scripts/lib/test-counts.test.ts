import { expect, test, vi } from 'vitest';
import { Stop } from '../../e2e/lib/stop.ts';
import { addCounts, countStop, countTests, countUncounted, countUnrun, finish, readCounts } from './test-counts.ts';

const FILE = 'results.json';
const OUTSIDE = `outside of any test: see ${FILE}`;

test('in a report of Vitest, failed and skipped tests are failures', () => {
  expect(countTests(vitest(false, 'passed', 'failed', 'passed', 'pending'), FILE)).toEqual({
    passed: 2,
    failed: ['a.test.ts: test 1', 'a.test.ts: test 3'],
  });
});

test('an error outside of any test is a failure', () => {
  expect(countTests(vitest(false, 'passed'), FILE)).toEqual({ passed: 1, failed: [OUTSIDE] });
  const errors = [{ message: 'the port is in use' }];
  const failed = ['outside of any test\n    the port is in use'];
  expect(countTests({ errors, suites: [suite('expected')] }, FILE)).toEqual({ passed: 1, failed });
  expect(countTests({ errors, suites: [suite('flaky')] }, FILE).failed).toEqual(['[phone] a.e2e.ts: flaky', ...failed]);
});

test('a file of Vitest that cannot be imported is a failure, also beside failed tests', () => {
  const broken = { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] };
  const report = vitest(false, 'passed', 'failed');
  expect(countTests({ ...report, testResults: [...report.testResults, broken] }, FILE)).toEqual({
    passed: 1,
    failed: ['a.test.ts: test 1', 'b.test.ts\n    no such module'],
  });
});

test('in a report of Playwright, flaky and skipped tests of nested suites are failures', () => {
  const outer = { specs: [], suites: [suite('expected', 'unexpected'), suite('flaky', 'skipped')] };
  expect(countTests({ errors: [], suites: [outer] }, FILE)).toEqual({
    passed: 1,
    failed: ['unexpected', 'flaky', 'skipped'].map((status) => `[phone] a.e2e.ts: ${status}`),
  });
});

test('a failure is followed by the first lines of its message, without colors and empty lines', () => {
  const message = ['\u001b[31mexpected 1\u001b[39m', '', ...Array.from({ length: 9 }, (_, line) => `line ${line}`)];
  const expected = ['expected 1', 'line 0', 'line 1', 'line 2', 'line 3', 'line 4', 'line 5', 'line 6'];
  const test = { fullName: 'test', status: 'failed', failureMessages: [message.join('\n')] };
  const ofVitest = { testResults: [{ name: 'a.test.ts', assertionResults: [test] }] };
  expect(countTests(ofVitest, FILE).failed).toEqual([['a.test.ts: test', ...expected].join('\n    ')]);
  const results = [{ error: { message: message.join('\n') } }];
  const tests = [{ projectName: 'phone', status: 'unexpected', results }];
  const ofPlaywright = { suites: [{ specs: [{ title: 'test', file: 'a.e2e.ts', tests }] }] };
  expect(countTests(ofPlaywright, FILE).failed).toEqual([['[phone] a.e2e.ts: test', ...expected].join('\n    ')]);
});

test('a report without tests, and a missing report, are failures', () => {
  expect(countTests(vitest(true), FILE)).toEqual({ passed: 0, failed: [OUTSIDE] });
  expect(readCounts('no/such/report.json')).toEqual({ passed: 0, failed: ['no/such/report.json was not written'] });
});

test('a test file that is in no report is a failure', () => {
  const reports = [{ suites: [] }, { testResults: [{ name: '/a/clone/web/a.test.ts' }] }];
  const failed = [expect.stringMatching(/^web\/b\.test\.ts was not run/)];
  expect(countUnrun(['web/a.test.ts', 'web/b.test.ts'], reports)).toEqual({ passed: 0, failed });
});

test('a report that is not counted, and a project of Playwright without a test, are failures', () => {
  const config = { projects: ['phone', 'desktop'].map((name) => ({ name })) };
  const reports = [vitest(true, 'passed', 'passed'), { config, suites: [suite('expected')] }];
  expect(countUncounted({ passed: 3, failed: [] }, reports).failed).toEqual([
    expect.stringMatching(/^the Playwright project desktop was not run/),
  ]);
  expect(countUncounted({ passed: 1, failed: [] }, [vitest(true, 'passed', 'failed', 'passed')]).failed).toEqual([
    expect.stringMatching(/^2 tests were run but not counted/),
  ]);
});

test('counts of several runs are added', () => {
  expect(
    addCounts([
      { passed: 1, failed: [] },
      { passed: 2, failed: ['a', 'b'] },
    ]),
  ).toEqual({ passed: 3, failed: ['a', 'b'] });
});

test('a Stop is a failure, and another error is thrown', () => {
  expect(countStop(new Stop('Java is missing.'))).toEqual({ passed: 0, failed: ['Java is missing.'] });
  expect(() => countStop(new TypeError('a mistake'))).toThrow('a mistake');
});

test('prints the names of the failures and the counts, and sets the exit code', () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  finish({ passed: 3, failed: ['a', 'b'] });
  expect(log.mock.calls).toEqual([['\nfailed: a\nfailed: b\n3 passed, 2 failed']]);
  expect(process.exitCode).toBe(1);
  finish({ passed: 3, failed: [] });
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
