import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

export const REPORTS = 'test-results';

/** How many tests passed, and a text about each test that failed or did not run. */
export interface Counts {
  readonly passed: number;
  readonly failed: readonly string[];
  readonly notRun: readonly string[];
}

export function notRun(names: readonly string[], reason: string): Counts {
  return { passed: 0, failed: [], notRun: names.map((name) => `${name}: ${reason}`) };
}

/** Reads the JSON report of a run of Vitest or Playwright. */
export function readReport(run: string, reasonIfMissing: string): Counts {
  const file = `${REPORTS}/${run}.json`;
  if (!existsSync(file)) return notRun([run], reasonIfMissing);
  const report: Partial<JsonTestResults & JSONReport> = JSON.parse(readFileSync(file, 'utf8'));
  const { testResults = [], suites = [], errors = [], success = true } = report;
  const tests = [...testResults.flatMap(testsOfFile), ...suites.flatMap(testsOfSuite)];
  const textsOf = (statuses: RegExp) => tests.filter(({ status }) => statuses.test(status)).map(({ text }) => text);
  const passed = textsOf(/^(passed|expected)$/).length;
  const failed = [...textsOf(/^(failed|unexpected|flaky)$/), ...errors.map(({ message }) => `${run}: ${message}`)];
  const left = textsOf(/^(skipped|pending|todo)$/);
  if (failed.length === 0 && (tests.length === 0 || !success)) failed.push(`${run}: see its output`);
  return { passed, failed, notRun: left };
}

function testsOfFile({ name, assertionResults }: JsonTestResults['testResults'][number]) {
  return assertionResults.map(({ status, fullName, failureMessages }) => ({
    status: `${status}`,
    text: [`${relative('', name)}: ${fullName}`, ...(failureMessages ?? [])].join('\n'),
  }));
}

function testsOfSuite({ suites = [], specs }: JSONReportSuite): ReturnType<typeof testsOfFile> {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, status, results }) => {
      const messages = results.flatMap((result) => result.errors.map(({ message }) => message));
      return { status, text: [`${projectName} ${file}: ${title}`, ...messages].join('\n') };
    }),
  );
  return [...own, ...suites.flatMap(testsOfSuite)];
}

/** Prints what did not run, the first lines of each failure, and the sums. Returns the exit code, and sets it. */
export function finish(all: readonly Counts[]): number {
  const left = all.flatMap((counts) => counts.notRun);
  const failed = all.flatMap((counts) => counts.failed);
  const passed = all.reduce((total, counts) => total + counts.passed, 0);
  for (const text of left) console.log(`did not run: ${text}`);
  for (const text of failed) console.log(`failed: ${text.split('\n').slice(0, 20).join('\n    ')}`);
  console.log(`${passed} passed, ${failed.length} failed, ${left.length} did not run`);
  process.exitCode = left.length + failed.length > 0 ? 1 : 0;
  return process.exitCode;
}
