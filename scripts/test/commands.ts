import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import '../../tools/farm-for-tests.ts';
import { type Counts, REPORTS } from './reports.ts';

/** Runs a command that counts as one check. Prints its output when it has ended, so that outputs do not mix. */
export async function check(command: string): Promise<Counts> {
  const child = spawn(`${command} 2>&1`, { shell: true, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const output = await text(child.stdout);
  console.log(`\n> ${command}\n${output}`);
  const failed = (await ended) === 0 ? [] : [`${command}\n${output}`];
  return { passed: 1 - failed.length, failed, notRun: [] };
}

/** The report has the name of the first project. */
export function vitestCommand(...projects: readonly string[]): string {
  const named = projects.map((project) => `--project ${project}`).join(' ');
  return `vitest run ${named} --reporter=default --reporter=json --outputFile.json=${REPORTS}/${projects[0]}.json`;
}
