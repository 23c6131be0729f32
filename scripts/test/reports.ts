import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

export const REPORTS = 'test-results';
const MESSAGE_LINES = 8;

export interface Counts {
  readonly passed: number;
  /** The failures: the name, and the first lines of the error's message where there is one. */
  readonly failed: readonly string[];
  /** What was left out, with the reason. */
  readonly notRun: readonly string[];
}

/** What did not run, with the reason. */
export function notRun(names: readonly string[], reason: string): Counts {
  return { passed: 0, failed: [], notRun: names.map((name) => `${name}: ${reason}`) };
}

/**
 * Reads the JSON report of a run of Vitest or Playwright. What neither passed nor was left out has failed: flaky tests, a
 * file that could not be imported, an error outside of any test, and a report without tests.
 */
export function readReport(run: string, reasonIfMissing: string): Counts {
  const file = join(REPORTS, `${run}.json`);
  if (!existsSync(file)) return notRun([run], reasonIfMissing);
  const report: Partial<JsonTestResults & JSONReport> = JSON.parse(readFileSync(file, 'utf8'));
  const { testResults = [], suites = [], errors = [] } = report;
  const tests = [...testResults.flatMap(testsOfFile), ...suites.flatMap(testsOf)];
  const passed = tests.filter(({ status }) => ['passed', 'expected'].includes(status));
  const left = tests.filter(({ status }) => ['skipped', 'pending', 'todo', 'interrupted'].includes(status));
  const failed = tests.filter((test) => !passed.includes(test) && !left.includes(test));
  failed.push(...errors.map(({ message }) => ({ name: 'outside of any test', status: 'failed', message })));
  if (tests.length === 0 || (failed.length + left.length === 0 && report.success === false))
    failed.push({ name: run, status: 'failed', message: 'see its output' });
  return {
    passed: passed.length,
    failed: failed.map(({ name, message }) => withMessage(name, message)),
    notRun: left.map(({ name, message = 'the run stopped before it' }) => `${name}: ${message.split('\n')[0]}`),
  };
}

interface Test {
  readonly name: string;
  readonly status: string;
  readonly message: string | undefined;
}

/** The tests of a file of Vitest. The file itself counts as one if it could not be imported or prepared. */
function testsOfFile({ name, status, message, assertionResults }: JsonTestResults['testResults'][number]): Test[] {
  const tests = assertionResults.map((test) => ({
    name: `${name}: ${test.fullName}`,
    status: test.status,
    message: test.failureMessages?.[0] ?? (message || undefined),
  }));
  const isBroken = status === 'failed' && !tests.some((test) => test.status === 'failed');
  return isBroken ? [{ name, status, message }, ...tests] : tests;
}

function testsOf({ suites = [], specs }: JSONReportSuite): Test[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      name: `[${projectName}] ${file}: ${title}`,
      status,
      message: results[0]?.error?.message,
    })),
  );
  return [...own, ...suites.flatMap(testsOf)];
}

/** Adds the first lines of a message, without colors, so that the end of a long log says what went wrong. */
function withMessage(name: string, message = ''): string {
  const lines = stripVTControlCharacters(message).split('\n');
  return [name, ...lines.filter((line) => line.trim()).slice(0, MESSAGE_LINES)].join('\n    ');
}

/** Prints what did not run, all failures and the counts, and sets the exit code. */
export function finish(all: readonly Counts[]): void {
  const left = all.flatMap((counts) => counts.notRun);
  const failed = all.flatMap((counts) => counts.failed);
  const passed = all.reduce((total, counts) => total + counts.passed, 0);
  const lines = [...left.map((name) => `did not run: ${name}`), ...failed.map((name) => `failed: ${name}`)];
  console.log(['', ...lines, `${passed} passed, ${failed.length} failed, ${left.length} did not run`].join('\n'));
  process.exitCode = lines.length === 0 ? 0 : 1;
}
