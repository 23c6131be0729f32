import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import { browserForTests } from '../../tools/browsers/chrome.ts';
import { runWithEmulators } from '../../tools/emulators/run.ts';
import { claimPorts } from '../../tools/ports.ts';
import { Stop } from '../../tools/stop.ts';
import { isStamped, writeStamp } from '../deploy/build-stamp.ts';
import { check, vitest, vitestCommand } from './commands.ts';
import { type Counts, finish, notRun, REPORTS, readReport } from './reports.ts';

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS);
// Without valid data in farm/, nothing can be built.
const farm = await check('npm run -s check:farm');
finish(farm.failed.length > 0 ? [farm, notRun(['all other checks'], 'nothing can be built')] : await checkAll());
const others = Object.keys(manifest.scripts).filter((name) => name.startsWith('test:'));
console.log(`Not run here, but by .ci/run: ${others.join(', ')}.`);

async function checkAll(): Promise<Counts[]> {
  const linted = check('biome check');
  // A build of this commit that is there, such as the one that a workflow will publish, is what gets tested.
  const built = isStamped() ? [] : [await check('npm run -s build --workspaces')];
  writeStamp();
  const types = check('tsc -b');
  const isBuilt = built.every(({ failed }) => failed.length === 0);
  const reason = isBuilt ? await runInEmulators() : 'the site was not built';
  const [possible, impossible] = isBuilt ? [['unit', 'built'], ['emulator']] : [['unit'], ['built', 'emulator']];
  const unit = existsSync(join(REPORTS, 'unit.json'))
    ? [readReport('unit', reason)]
    : [await vitest(...possible), notRun(impossible, reason)];
  // "http" also contains the tests in browsers.
  return [await linted, ...built, await types, ...unit, readReport('http', reason)];
}

/** Runs Vitest beside Playwright, because some tests wait for a server. Returns the reason why a run has no report. */
async function runInEmulators(): Promise<string> {
  try {
    process.env.CHROME_PATH = await browserForTests();
    await claimPorts();
    const log = `${REPORTS}/unit.log`;
    const browsers = `PLAYWRIGHT_JSON_OUTPUT_FILE=${REPORTS}/http.json playwright test -c e2e`;
    const command = `${vitestCommand('unit', 'built', 'emulator')} > ${log} 2>&1 & ${browsers}; wait; cat ${log}`;
    await runWithEmulators({ command, quiet: true });
    return 'the emulators did not start, or they stopped';
  } catch (error) {
    if (error instanceof Stop) return error.message;
    throw error;
  }
}
