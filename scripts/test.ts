import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { browserOrInstall } from './browsers/install-chrome.ts';
import { runWithEmulators } from './emulators/run.ts';
import { type Counts, close, countsIn, failedBy, sum } from './test-counts.ts';

const REPORTS = 'test-results';

rmSync(REPORTS, { recursive: true, force: true });
const functions = await check('npm run build -w functions');
const [web, ...checks] = await Promise.all([
  check('npm run build -w web -- --frozen'),
  check('npm run lint'),
  check('npm run types'),
]);
const isBuilt = sum([functions, web]).failed.length === 0;
await shell(isBuilt ? vitest('unit', 'built') : vitest('unit'));
const onEmulators = isBuilt ? await emulatorsAndBrowser().catch((error) => [failedBy(error)]) : [];
close(sum([functions, web, ...checks, countsIn(`${REPORTS}/unit.json`), ...onEmulators]));

/**
 * One start of the emulators serves both runners, whose findings stand in reports. The launch is rehearsed in a copy of
 * its own meanwhile: the emulators' tests leave half of the machine idle.
 */
async function emulatorsAndBrowser(): Promise<Counts[]> {
  process.env.CHROME_PATH = await browserOrInstall();
  const launch = shell(vitest('launch'));
  const command = `${vitest('emulator', 'suite')}; playwright test -c e2e`;
  await runWithEmulators({ command, quiet: true }).finally(() => launch);
  return ['launch', 'emulator', 'e2e'].map((name) => countsIn(`${REPORTS}/${name}.json`));
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

/** The report is named after the first project. */
function vitest(...projects: readonly string[]): string {
  const named = projects.map((project) => `--project ${project}`).join(' ');
  return `vitest run ${named} --reporter=default --reporter=json --outputFile.json=${REPORTS}/${projects[0]}.json`;
}
