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
  if ((await ended) === 0) return { passed: 1 };
  const firstLines = output.trim().split('\n').slice(0, 20);
  return { failed: 1, text: [`failed: ${command}`, ...firstLines].join('\n    ') };
}

/** The report has the name of the first project. The output has nothing but failures and counts. */
export function vitestCommand(...projects: readonly string[]): string {
  const named = projects.map((project) => `--project ${project}`).join(' ');
  return `vitest run ${named} --reporter=minimal --reporter=json --outputFile.json=${REPORTS}/${projects[0]}.json`;
}
