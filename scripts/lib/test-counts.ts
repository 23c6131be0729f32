import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import { Stop } from '../../e2e/lib/stop.ts';

const MESSAGE_LINES = 8;
const OUTSIDE = 'outside of any test';

export interface Counts {
  readonly passed: number;
  /** The failures: the name, and the first lines of the error's message where there is one. */
  readonly failed: readonly string[];
}

/** Counts a missing report, and a report without tests, as a failure. */
export function readCounts(reportFile: string): Counts {
  if (!existsSync(reportFile)) return { passed: 0, failed: [`${reportFile} was not written`] };
  return countTests(JSON.parse(readFileSync(reportFile, 'utf8')), reportFile);
}

/** Counts each test file that no report names as a failure, because nothing has run it. */
export function countUnrun(files: readonly string[], reports: readonly object[]): Counts {
  const results = reports.flatMap((report) => (report as Partial<JsonTestResults>).testResults ?? []);
  const unrun = files.filter((file) => !results.some(({ name }) => name.endsWith(`/${file}`)));
  return { passed: 0, failed: unrun.map((file) => `${file} was not run: see the projects in vitest.config.ts`) };
}

/** Counts as failures: tests of a report that the given counts leave out, and a project of Playwright without tests. */
export function countUncounted({ passed, failed }: Counts, reports: readonly object[]): Counts {
  const ofPlaywright = reports as readonly Partial<JSONReport>[];
  const reported = addCounts(reports.map((report) => countTests(report, OUTSIDE)));
  const uncounted = reported.passed + reported.failed.length - passed - failed.length;
  const tested = ofPlaywright.flatMap(({ suites = [] }) => suites.flatMap(testsOf)).map(({ project }) => project);
  const projects = new Set(ofPlaywright.flatMap(({ config }) => config?.projects ?? []).map(({ name }) => name));
  const untested = [...projects].filter((name) => !tested.includes(name));
  return {
    passed: 0,
    failed: [
      ...(uncounted === 0 ? [] : [`${uncounted} tests were run but not counted: see scripts/test.ts`]),
      ...untested.map((name) => `the Playwright project ${name} was not run: see scripts/test.ts`),
    ],
  };
}

/** Reads a report of Vitest or Playwright. Counts each test that did not pass as failed, also skipped and flaky ones. */
export function countTests(report: object, reportFile: string): Counts {
  const { success, testResults = [] } = report as Partial<JsonTestResults>;
  const { errors = [], suites = [] } = report as Partial<JSONReport>;
  const ofVitest = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, failureMessages }) => ({
      name: withMessage(`${name}: ${fullName}`, failureMessages?.[0]),
      status,
    })),
  );
  const tests = [...ofVitest, ...suites.flatMap(testsOf)];
  const failed = tests.filter(({ status }) => !['passed', 'expected'].includes(status)).map(({ name }) => name);
  const passed = tests.length - failed.length;
  failed.push(
    ...testResults.filter(isBroken).map(({ name, message }) => withMessage(name, message)),
    ...errors.map(({ message }) => withMessage(OUTSIDE, message)),
  );
  const hasNoReason = failed.length === 0 && success === false;
  if (tests.length === 0 || hasNoReason) failed.push(`${OUTSIDE}: see ${reportFile}`);
  return { passed, failed };
}

/** A file that could not be imported has failed without a failed test. */
function isBroken({ status, assertionResults }: JsonTestResults['testResults'][number]): boolean {
  return status === 'failed' && !assertionResults.some((test) => test.status === 'failed');
}

function testsOf({ suites = [], specs }: JSONReportSuite): { project: string; name: string; status: string }[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      project: projectName,
      name: withMessage(`[${projectName}] ${file}: ${title}`, results?.[0]?.error?.message),
      status,
    })),
  );
  return [...own, ...suites.flatMap(testsOf)];
}

/** Adds the first lines of a message, without colors, so that the end of a long log says what went wrong. */
function withMessage(name: string, message = ''): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [name, ...lines.slice(0, MESSAGE_LINES)].join('\n    ');
}

export function addCounts(all: readonly Counts[]): Counts {
  return {
    passed: all.reduce((total, { passed }) => total + passed, 0),
    failed: all.flatMap(({ failed }) => failed),
  };
}

/** Counts a Stop as one failure. Throws every other error. */
export function countStop(error: unknown): Counts {
  if (!(error instanceof Stop)) throw error;
  return { passed: 0, failed: [error.message] };
}

/** Prints the failures and the counts, and sets the exit code. */
export function finish({ passed, failed }: Counts): void {
  console.log(['', ...failed.map((name) => `failed: ${name}`), `${passed} passed, ${failed.length} failed`].join('\n'));
  process.exitCode = failed.length === 0 ? 0 : 1;
}
