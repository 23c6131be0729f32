import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import '../../tools/farm-for-tests.ts';
import { type Counts, REPORTS, readReport } from './reports.ts';

export async function check(command: string): Promise<Counts> {
  const { code, output } = await shell(command);
  return { passed: 0, failed: code === 0 ? [] : [`${command}\n${output}`], notRun: [] };
}

export async function vitest(...projects: readonly string[]): Promise<Counts> {
  rmSync(`${REPORTS}/${projects[0]}.json`, { force: true });
  await shell(vitestCommand(...projects));
  return readReport(`${projects[0]}`, 'see its output');
}

/** The report has the name of the first project. */
export function vitestCommand(...projects: readonly string[]): string {
  const named = projects.map((project) => `--project ${project}`).join(' ');
  return `vitest run ${named} --reporter=default --reporter=json --outputFile.json=${REPORTS}/${projects[0]}.json`;
}

/** Prints the output when the command has ended, so that the outputs of parallel commands do not mix. */
async function shell(command: string): Promise<{ readonly code: number; readonly output: string }> {
  const child = spawn(`${command} 2>&1`, { shell: true, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<number>((resolve) => child.once('close', (code) => resolve(code ?? 1)));
  const output = await text(child.stdout);
  console.log(`\n> ${command}\n${output}`);
  return { code: await ended, output };
}
