import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { browserOrInstall } from './browsers/install-chrome.ts';
import { runWithEmulators } from './emulators/run.ts';
import { type Counts, close, countsIn, failedBy, sum } from './test-counts.ts';

const REPORTS = 'test-results';

rmSync(REPORTS, { recursive: true, force: true });
const checks = [check('npm run lint'), check('npm run types')];
const build = check('npm run build -w functions && npm run build -w web -- --frozen');
const unit = runner('unit', () => shell(vitest('unit')));
const onEmulators = build.failed ? [build] : await emulatorsAndBrowser().catch((error) => [failedBy(error)]);
close(sum([...checks, unit, ...onEmulators]));

/** First in a copy of its own; then one start of the emulators serves both runners, whose findings stand in reports. */
async function emulatorsAndBrowser(): Promise<Counts[]> {
  process.env.CHROME_PATH = await browserOrInstall();
  const launch = runner('launch', () => shell(vitest('launch')));
  await runWithEmulators({ command: `${vitest('emulator')}; playwright test -c e2e`, quiet: true });
  return [launch, ...['emulator', 'e2e'].map((name) => countsIn(`${REPORTS}/${name}.json`))];
}

function check(command: string): Counts {
  return { passed: 0, failed: shell(command) === 0 ? 0 : 1 };
}

function runner(name: string, work: () => void): Counts {
  work();
  return countsIn(`${REPORTS}/${name}.json`);
}

function shell(command: string): number {
  console.log(`\n> ${command}`);
  return spawnSync(command, { shell: true, stdio: ['ignore', 'inherit', 'inherit'] }).status ?? 1;
}

function vitest(project: string): string {
  return `vitest run --project ${project} --reporter=default --reporter=json --outputFile.json=${REPORTS}/${project}.json`;
}
