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

/** Reads the JSON report of a run of Vitest or Playwright. What neither passed nor was left out has failed, such as a flaky test. */
export function readReport(run: string, reasonIfMissing: string): Counts {
  const file = `${REPORTS}/${run}.json`;
  if (!existsSync(file)) return notRun([run], reasonIfMissing);
  const report: Partial<JsonTestResults & JSONReport> = JSON.parse(readFileSync(file, 'utf8'));
  const { testResults = [], suites = [], errors = [], success = true } = report;
  const tests = [...testResults.flatMap(testsOfFile), ...suites.flatMap(testsOfSuite)];
  const passed = tests.filter(({ status }) => /^(passed|expected)$/.test(status));
  const left = tests.filter(({ status }) => /^(skipped|pending|todo|interrupted)$/.test(status));
  const failed = tests.filter((test) => !passed.includes(test) && !left.includes(test)).map(({ text }) => text);
  for (const { message } of errors) failed.push(`outside of any test\n${message}`);
  if (failed.length + left.length === 0 && (tests.length === 0 || !success)) failed.push(`${run}: see its output`);
  return { passed: passed.length, failed, notRun: left.map(({ text }) => text) };
}

interface Test {
  readonly status: string;
  /** The name, and what is wrong. */
  readonly text: string;
}

function testsOfFile({ name, assertionResults }: JsonTestResults['testResults'][number]): Test[] {
  return assertionResults.map(({ status, fullName, failureMessages }) => ({
    status,
    text: [`${relative('', name)}: ${fullName}`, ...(failureMessages ?? [])].join('\n'),
  }));
}

function testsOfSuite({ suites = [], specs }: JSONReportSuite): Test[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, status, results }) => {
      const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message));
      return { status, text: [`${projectName} ${file}: ${title}`.trim(), ...messages].join('\n') };
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
