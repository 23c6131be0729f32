import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import type { JSONReport } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import '../../tools/farm-for-tests.ts';

export const REPORTS = 'test-results';

/** How many checks or tests have passed, and how many have failed or did not run. `finish` prints the text. */
export interface Counts {
  readonly passed?: number;
  readonly failed?: number;
  readonly text?: string;
}

/** Runs a command that counts as one check. Prints its output when it has ended, so that outputs do not mix. */
export async function check(command: string): Promise<Counts> {
  const child = spawn(`${command} 2>&1`, { shell: true, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const output = await text(child.stdout);
  console.log(`\n> ${command}\n${output}`);
  if ((await ended) === 0) return { passed: 1 };
  const firstLines = output.trim().split('\n').slice(0, 20);
  return { failed: 1, text: [`failed: ${command}`, ...firstLines].join('\n    ') };
}

/** The report has the name of the first project. The output has nothing but failures and counts. */
export function vitestCommand(...projects: readonly string[]): string {
  const named = projects.map((project) => `--project ${project}`).join(' ');
  return `vitest run ${named} --reporter=minimal --reporter=json --outputFile.json=${REPORTS}/${projects[0]}.json`;
}

/** Counts the tests of a run of Vitest or Playwright, which has printed its failures and ended with this exit code. */
export function readReport(run: string, code = 0): Counts {
  const file = `${REPORTS}/${run}.json`;
  const report: JSONReport | JsonTestResults | undefined = existsSync(file) && JSON.parse(readFileSync(file, 'utf8'));
  const [passed, failed] = report ? countsOf(report) : [0, 0];
  // Without a test, or with an error outside of tests.
  const isIncomplete = failed === 0 && (passed === 0 || code !== 0);
  return isIncomplete ? { passed, failed: 1, text: `failed: ${run}, see its output` } : { passed, failed };
}

function countsOf(report: JSONReport | JsonTestResults) {
  if (!('stats' in report)) return [report.numPassedTests, report.numTotalTests - report.numPassedTests] as const;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return [expected, unexpected + flaky + skipped + report.errors.length] as const;
}

/** Prints the texts and the sums. Returns the exit code, and sets it. */
export function finish(all: readonly Counts[]): number {
  const sum = (of: 'passed' | 'failed') => all.reduce((total, counts) => total + (counts[of] ?? 0), 0);
  for (const { text } of all) if (text) console.log(text);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
  return process.exitCode;
}
