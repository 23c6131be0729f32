import { existsSync, readFileSync } from 'node:fs';
import { Stop } from './emulators/stop.ts';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

interface VitestReport {
  readonly success: boolean;
  readonly numPassedTests: number;
  readonly numTotalTests: number;
}

interface PlaywrightReport {
  readonly errors: readonly unknown[];
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

/** A runner that left no report, or ran nothing, has failed. */
export function countsIn(reportFile: string): Counts {
  if (!existsSync(reportFile)) return { passed: 0, failed: 1 };
  return countsOf(JSON.parse(readFileSync(reportFile, 'utf8')));
}

/** What is neither passed nor failed (skipped, say) counts as failed. */
export function countsOf(report: VitestReport | PlaywrightReport): Counts {
  const { passed, total, sound } = 'stats' in report ? ofPlaywright(report) : ofVitest(report);
  const failed = total - passed;
  return { passed, failed: failed === 0 && (!sound || total === 0) ? 1 : failed };
}

function ofVitest({ success, numPassedTests, numTotalTests }: VitestReport) {
  return { passed: numPassedTests, total: numTotalTests, sound: success };
}

function ofPlaywright({ errors, stats }: PlaywrightReport) {
  const total = stats.expected + stats.unexpected + stats.flaky + stats.skipped;
  return { passed: stats.expected, total, sound: errors.length === 0 };
}

export function sum(all: readonly Counts[]): Counts {
  return all.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }), { passed: 0, failed: 0 });
}

/** Where something is missing, its sentence stands in the place of the tests that could not run. */
export function failedBy(error: unknown): Counts {
  if (!(error instanceof Stop)) throw error;
  console.error(error.message);
  return { passed: 0, failed: 1 };
}

/** The last line of a run. */
export function close({ passed, failed }: Counts): void {
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
