import { mkdirSync, rmSync } from 'node:fs';
import manifest from '../../package.json' with { type: 'json' };
import { browserForTests } from '../../tools/browsers/chrome.ts';
import { runWithEmulators } from '../../tools/emulators/run.ts';
import { runCommand } from '../../tools/stop.ts';
import { isStamped, writeStamp } from '../deploy/build-stamp.ts';
import { type Counts, check, finish, REPORTS, readReport, vitestCommand } from './results.ts';

/** `npm run test:farms` runs those of any farm, and `npm run test:engines` the old browser. */
const PROJECTS = '--project=http --project=phone';

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS);
finish(await checkAll());
const others = Object.keys(manifest.scripts).filter((name) => name.startsWith('test:'));
console.log(`Not run here, but by .ci/run: ${others.join(', ')}.`);

async function checkAll(): Promise<Counts[]> {
  const linted = check('biome check');
  // A build of this commit that is there, such as the one that a workflow will publish, is what gets tested.
  const build = ['npm run -s check:farm', ...(isStamped() ? [] : ['npm run -s build --workspaces'])];
  const built = await check(build.join(' && '));
  if (!built.passed) return [await linted, built];
  writeStamp();
  const types = check('tsc -b');
  const code = await runCommand(runInEmulators);
  // "http" also contains the tests in browsers.
  return [await linted, built, await types, readReport('unit', code), readReport('http')];
}

/** Runs Vitest beside Playwright, because some tests wait for a server. Returns the exit code of Vitest. */
async function runInEmulators(): Promise<number> {
  process.env.CHROME_PATH = await browserForTests();
  const log = `${REPORTS}/unit.log`;
  const browsers = `PLAYWRIGHT_JSON_OUTPUT_FILE=${REPORTS}/http.json playwright test -c e2e ${PROJECTS}`;
  const command = `${vitestCommand('unit', 'built', 'emulator')} > ${log} 2>&1 & ${browsers}; wait $!; code=$?; cat ${log}; exit $code`;
  return runWithEmulators({ command, quiet: true });
}
