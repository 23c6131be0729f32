import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters as plain } from 'node:util';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

export const REPORTS = 'test-results';
const MESSAGE_LINES = 20;
/** Vitest's line before a difference has both values, which may differ in more than what is wrong. */
const VALUES = /^AssertionError: expected [[{].*/;
/** Where a message of Playwright continues with the lines of the source, and the frames. */
const SOURCE = /\n +(?:at |\d+ \|)/;

export interface Counts {
  readonly passed: number;
  readonly failed: readonly Pick<Test, 'name' | 'message'>[];
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
    failed,
    notRun: left.map(({ name, message }) => `${name}: ${message?.split('\n')[0] || 'the run stopped before it'}`),
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
    message: test.failureMessages?.join('\n') || message,
  }));
  const isBroken = status === 'failed' && !tests.some((test) => test.status === 'failed');
  return isBroken ? [{ name, status, message }, ...tests] : tests;
}

function testsOf({ suites = [], specs }: JSONReportSuite): Test[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      name: projectName ? `[${projectName}] ${file}: ${title}` : `picture of ${title}`,
      status,
      message: results.flatMap(({ errors }) => errors.map((each) => plain(each.message).split(SOURCE)[0])).join('\n'),
    })),
  );
  return [...own, ...suites.flatMap(testsOf)];
}

/** Prints what did not run, all failures and the counts, and sets the exit code. */
export function finish(all: readonly Counts[]): void {
  const left = all.flatMap((counts) => counts.notRun);
  const failed = all.flatMap((counts) => counts.failed);
  const passed = all.reduce((total, counts) => total + counts.passed, 0);
  const causes = Map.groupBy(failed, ({ name, message }) => linesOf(message).join('\n').replace(VALUES, '') || name);
  const lines = [...left.map((name) => `did not run: ${name}`), ...Array.from(causes.values(), describe)];
  console.log(['', ...lines, `${passed} passed, ${failed.length} failed, ${left.length} did not run`].join('\n'));
  process.exitCode = lines.length === 0 ? 0 : 1;
}

function describe([first, ...others]: Counts['failed']): string {
  const more = others.length > 0 ? `, and ${others.length} more` : '';
  const lines = [`failed: ${first?.name}${more}`, ...linesOf(first?.message).slice(0, MESSAGE_LINES)];
  return lines.join('\n    ').replaceAll(`${process.cwd()}/`, '');
}

/** The lines of a message without frames inside packages, and of a difference only what differs. */
function linesOf(message = ''): string[] {
  const text = plain(message).replace(/^(.{240}).+/gm, '$1…');
  const lines = text.split('\n').filter((line) => !/^\s*$|^ +at .*(node_modules|node:|<anonymous>)/.test(line));
  const isChange = (line: string) => /^( {2})?[-+] /.test(line);
  return lines.some(isChange) ? lines.filter((line) => isChange(line) || !/^ {2}(?! +at )|^@@/.test(line)) : lines;
}
