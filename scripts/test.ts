import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { browserForTests } from './browsers/install-chrome.ts';
import { runWithEmulators } from './emulators/run.ts';
import { type Counts, close, countsIn, failedBy, sum } from './test-counts.ts';

const REPORTS = 'test-results';

rmSync(REPORTS, { recursive: true, force: true });
const linted = check('npm run lint');
const built = sum([await check('npm run build -w functions'), await check('npm run build -w web -- --frozen')]);
const isBuilt = built.failed.length === 0;
const withoutEmulators = linted.then(typesAndUnitTests);
const withEmulators = isBuilt ? emulatorsAndBrowser().catch(failedBy) : sum([]);
close(sum(await Promise.all([linted, built, withoutEmulators, withEmulators])));

async function typesAndUnitTests(): Promise<Counts> {
  const types = await check('npm run types');
  await shell(isBuilt ? vitest('unit', 'built') : vitest('unit'));
  return sum([types, countsOf('unit')]);
}

/**
 * One start of the emulators serves all runners, whose findings stand in reports. Those that mostly wait come first,
 * while there is something beside them; at last the launch, rehearsed in a copy of its own.
 */
async function emulatorsAndBrowser(): Promise<Counts> {
  process.env.CHROME_PATH = await browserForTests();
  const launch = withoutEmulators.then(() => shell(vitest('launch')));
  const runs = [vitest('suite'), playwright('faults'), vitest('emulator'), playwright('http', 'phone', 'desktop')];
  await runWithEmulators({ command: runs.join('; '), quiet: true }).finally(() => launch);
  return sum(['launch', 'suite', 'faults', 'emulator', 'http'].map(countsOf));
}

async function check(command: string): Promise<Counts> {
  return { passed: 0, failed: (await shell(command)) === 0 ? [] : [command] };
}

/** Says what it said once it has ended, so that those that run side by side do not mix. */
async function shell(command: string): Promise<number> {
  const child = spawn(`${command} 2>&1`, { shell: true, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<number>((resolve) => child.once('close', (code) => resolve(code ?? 1)));
  console.log(`\n> ${command}\n${await text(child.stdout)}`);
  return ended;
}

function vitest(...projects: readonly string[]): string {
  const named = projects.map((project) => `--project ${project}`).join(' ');
  return `vitest run ${named} --reporter=default --reporter=json --outputFile.json=${reportOf(projects[0])}`;
}

/** Without what its projects depend on: here the order of the runs sees to that. */
function playwright(...projects: readonly string[]): string {
  const named = projects.map((project) => `--project=${project}`).join(' ');
  return `PLAYWRIGHT_JSON_OUTPUT_FILE=${reportOf(projects[0])} playwright test -c e2e --no-deps ${named}`;
}

function countsOf(project: string): Counts {
  return countsIn(reportOf(project));
}

/** A run's report is named after its first project. */
function reportOf(project = ''): string {
  return `${REPORTS}/${project}.json`;
}
