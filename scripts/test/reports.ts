import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

export const REPORTS = 'test-results';
const MESSAGE_LINES = 20;

interface Test {
  readonly name: string;
  readonly status: string;
  readonly message: string | undefined;
}

export interface Counts {
  readonly passed: number;
  readonly failed: readonly Pick<Test, 'name' | 'message'>[];
  /** What was left out, with the reason. */
  readonly notRun: readonly string[];
}

export function notRun(names: readonly string[], reason: string): Counts {
  return { passed: 0, failed: [], notRun: names.map((name) => `${name}: ${reason}`) };
}

/** Reads the JSON report of a run of Vitest or Playwright. What neither passed nor was left out has failed, such as a flaky test. */
export function readReport(run: string, reasonIfMissing: string): Counts {
  const file = join(REPORTS, `${run}.json`);
  if (!existsSync(file)) return notRun([run], reasonIfMissing);
  const report: Partial<JsonTestResults & JSONReport> = JSON.parse(readFileSync(file, 'utf8'));
  const tests = [...(report.testResults ?? []).flatMap(testsOfFile), ...(report.suites ?? []).flatMap(testsOfSuite)];
  const passed = tests.filter(({ status }) => ['passed', 'expected'].includes(status));
  const left = tests.filter(({ status }) => ['skipped', 'pending', 'todo', 'interrupted'].includes(status));
  const failed: Counts['failed'][number][] = tests.filter((test) => !passed.includes(test) && !left.includes(test));
  for (const { message } of report.errors ?? []) failed.push({ name: 'outside of any test', message });
  const isIncomplete = tests.length === 0 || (report.success === false && failed.length + left.length === 0);
  if (isIncomplete) failed.push({ name: run, message: 'see its output' });
  return { passed: passed.length, failed, notRun: left.map(({ name }) => name) };
}

/** The tests of a file of Vitest, or the file itself if it could not be imported or prepared. */
function testsOfFile({ name, status, message, assertionResults }: JsonTestResults['testResults'][number]): Test[] {
  const file = relative('', name);
  const tests = assertionResults.map((test) => ({
    name: `${file}: ${test.fullName}`,
    status: test.status,
    message: test.failureMessages?.join('\n'),
  }));
  const isBroken = status === 'failed' && !tests.some((test) => test.status === 'failed');
  return isBroken ? [{ name: file, status, message }, ...tests] : tests;
}

function testsOfSuite({ suites = [], specs }: JSONReportSuite): Test[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      name: `${projectName} ${file}: ${title}`.trim(),
      status,
      message: results.flatMap(({ errors }) => errors.map((error) => error.message)).join('\n'),
    })),
  );
  return [...own, ...suites.flatMap(testsOfSuite)];
}

/** Prints what did not run, all failures and the counts, and sets the exit code. */
export function finish(all: readonly Counts[]): void {
  const left = all.flatMap((counts) => counts.notRun);
  const failed = all.flatMap((counts) => counts.failed);
  const passed = all.reduce((total, counts) => total + counts.passed, 0);
  for (const name of left) console.log(`did not run: ${name}`);
  for (const { name, message = '' } of failed) {
    const lines = stripVTControlCharacters(message).split('\n');
    const own = lines.filter((line) => !/^ +at .*(node_modules|node:|<anonymous>)/.test(line));
    console.log([`failed: ${name}`, ...own.slice(0, MESSAGE_LINES)].join('\n    '));
  }
  console.log(`${passed} passed, ${failed.length} failed, ${left.length} did not run`);
  process.exitCode = left.length + failed.length > 0 ? 1 : 0;
}
