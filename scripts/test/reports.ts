import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

const MESSAGE_LINES = 8;

export interface Counts {
  readonly passed: number;
  /** The failures: the name, and the first lines of the error's message where there is one. */
  readonly failed: readonly string[];
}

/**
 * Reads a JSON report of Vitest or Playwright. What did not pass has failed: skipped and flaky tests, a file that could not
 * be imported, an error outside of any test, a missing report, and one without tests.
 */
export function readReport(file: string): Counts {
  if (!existsSync(file)) return { passed: 0, failed: [`${file} was not written`] };
  const report: Partial<JsonTestResults & JSONReport> = JSON.parse(readFileSync(file, 'utf8'));
  const { testResults = [], suites = [], errors = [] } = report;
  const ofVitest = testResults.flatMap(({ name, status, message, assertionResults }) => [
    ...assertionResults.map((test) => ({
      ...test,
      name: `${name}: ${test.fullName}`,
      message: test.failureMessages?.[0],
    })),
    ...(status === 'failed' && !assertionResults.some((test) => test.status === 'failed')
      ? [{ name, status, message }]
      : []),
  ]);
  const tests = [...ofVitest, ...suites.flatMap(testsOf)];
  const failed = tests.filter(({ status }) => !['passed', 'expected'].includes(status));
  const outside = errors.map(({ message }) => ({ name: 'outside of any test', message }));
  const all = [...failed, ...outside];
  if (tests.length === 0 || (all.length === 0 && report.success === false))
    all.push({ name: file, message: 'see its run' });
  return { passed: tests.length - failed.length, failed: all.map(({ name, message }) => withMessage(name, message)) };
}

function testsOf({
  suites = [],
  specs,
}: JSONReportSuite): { name: string; status: string; message: string | undefined }[] {
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

/** Prints all failures and the counts, and sets the exit code. */
export function finish(all: readonly Counts[]): void {
  const failed = all.flatMap((counts) => counts.failed);
  const passed = all.reduce((total, counts) => total + counts.passed, 0);
  console.log(['', ...failed.map((name) => `failed: ${name}`), `${passed} passed, ${failed.length} failed`].join('\n'));
  process.exitCode = failed.length === 0 ? 0 : 1;
}
