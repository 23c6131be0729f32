import { existsSync, readFileSync } from 'node:fs';
import type { JSONReport } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

export const REPORTS = 'test-results';

/** How many checks or tests have passed, have failed and did not run. The text is what `finish` prints about them. */
export interface Counts {
  readonly passed?: number;
  readonly failed?: number;
  readonly left?: number;
  readonly text?: string;
}

/** Counts the tests of a run of Vitest or Playwright, which has printed its failures and ended with this exit code. */
export function readReport(run: string, code = 0): Counts {
  const file = `${REPORTS}/${run}.json`;
  if (!existsSync(file)) return { left: 1, text: `did not run: ${run}, which wrote no report` };
  const report: JSONReport | JsonTestResults = JSON.parse(readFileSync(file, 'utf8'));
  const { passed, failed, left } = 'stats' in report ? countsOfPlaywright(report) : countsOfVitest(report);
  // Without a test, or with an error outside of tests.
  const isIncomplete = failed === 0 && (passed === 0 || code !== 0);
  return isIncomplete ? { passed, failed: 1, left, text: `failed: ${run}, see its output` } : { passed, failed, left };
}

function countsOfPlaywright({ stats, errors }: JSONReport) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, left: stats.skipped };
}

function countsOfVitest({ numPassedTests, numFailedTests, numPendingTests, numTodoTests }: JsonTestResults) {
  return { passed: numPassedTests, failed: numFailedTests, left: numPendingTests + numTodoTests };
}

/** Prints the texts and the sums. Returns the exit code, and sets it. */
export function finish(all: readonly Counts[]): number {
  const sum = (of: 'passed' | 'failed' | 'left') => all.reduce((total, counts) => total + (counts[of] ?? 0), 0);
  for (const { text } of all) if (text) console.log(text);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('left')} did not run`);
  process.exitCode = sum('failed') + sum('left') > 0 ? 1 : 0;
  return process.exitCode;
}
