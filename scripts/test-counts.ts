import { existsSync, readFileSync } from 'node:fs';
import { Stop } from './emulators/stop.ts';

export interface Counts {
  readonly passed: number;
  /** What each failure is called. */
  readonly failed: readonly string[];
}

interface VitestReport {
  readonly success: boolean;
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

interface PlaywrightReport {
  readonly errors: readonly { readonly message?: string }[];
  readonly suites: readonly PlaywrightSuite[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly { readonly projectName: string; readonly status: string }[];
  }[];
}

interface Result {
  readonly name: string;
  readonly isPassed: boolean;
}

/** A runner that left no report, or ran nothing, has failed. */
export function countsIn(reportFile: string): Counts {
  if (!existsSync(reportFile)) return { passed: 0, failed: [`${reportFile} was not written`] };
  return countsOf(JSON.parse(readFileSync(reportFile, 'utf8')), reportFile);
}

/** What is neither passed nor failed (skipped, say) counts as failed. */
export function countsOf(report: VitestReport | PlaywrightReport, reportFile: string): Counts {
  const isPlaywright = 'suites' in report;
  const results = isPlaywright ? report.suites.flatMap(resultsOfSuite) : resultsOfVitest(report);
  const isSound = isPlaywright ? report.errors.length === 0 : report.success;
  const failed = results.filter(({ isPassed }) => !isPassed).map(({ name }) => name);
  const passed = results.length - failed.length;
  if (passed === 0 || (!isSound && failed.length === 0)) failed.push(`outside of any test: see ${reportFile}`);
  return { passed, failed };
}

function resultsOfVitest({ testResults }: VitestReport): Result[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({ name: `${name}: ${fullName}`, isPassed: status === 'passed' })),
  );
}

function resultsOfSuite({ suites = [], specs }: PlaywrightSuite): Result[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, status }) => ({
      name: `[${projectName}] ${file}: ${title}`,
      isPassed: status === 'expected',
    })),
  );
  return [...own, ...suites.flatMap(resultsOfSuite)];
}

export function sum(all: readonly Counts[]): Counts {
  return {
    passed: all.reduce((total, { passed }) => total + passed, 0),
    failed: all.flatMap(({ failed }) => failed),
  };
}

/** Where something is missing, its sentence stands in the place of the tests that could not run. */
export function failedBy(error: unknown): Counts {
  if (!(error instanceof Stop)) throw error;
  return { passed: 0, failed: [error.message] };
}

/** The last lines of a run: each failure's name, once more below everything that was printed, and the counts. */
export function close({ passed, failed }: Counts): void {
  console.log(['', ...failed.map((name) => `failed: ${name}`), `${passed} passed, ${failed.length} failed`].join('\n'));
  process.exitCode = failed.length === 0 ? 0 : 1;
}
