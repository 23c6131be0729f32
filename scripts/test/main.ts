import { rmSync } from 'node:fs';
import manifest from '../../package.json' with { type: 'json' };
import { browserForTests } from '../../tools/browsers/install-chrome.ts';
import { runWithEmulators } from '../../tools/emulators/run.ts';
import { claimPorts } from '../../tools/ports.ts';
import { Stop } from '../../tools/stop.ts';
import { isStamped, writeStamp } from '../deploy/check-build.ts';
import { check, vitest, vitestCommand } from './commands.ts';
import { type Counts, finish, notRun, REPORTS, readReport } from './reports.ts';

/** The reports of the runs in the emulators. "http" also contains those in browsers. */
const WITH_EMULATORS = ['api', 'alone', 'emulator', 'http'];

rmSync(REPORTS, { recursive: true, force: true });
// Without valid data in farm/, nothing can be built.
const farm = await check('npm run -s check:farm');
finish(farm.failed.length > 0 ? [farm, notRun(['all other checks'], 'nothing can be built')] : await checkAll());
const others = Object.keys(manifest.scripts).filter((name) => name.startsWith('test:'));
console.log(`Not run here, but by .ci/run: ${others.join(', ')}.`);

/** Runs without emulators beside those with emulators, because the latter wait more than they compute. */
async function checkAll(): Promise<Counts[]> {
  const linted = await check('biome check');
  // A build of this commit that is there, such as the one that a workflow will publish, is what gets tested.
  const built = isStamped() ? [] : [await check('npm run -s build --workspaces')];
  writeStamp();
  if (built.some(({ failed }) => failed.length > 0)) {
    const rest = notRun(['built', ...WITH_EMULATORS], 'the site was not built');
    return [linted, ...built, await check('tsc -b'), await vitest('unit'), rest];
  }
  const others = withoutEmulators();
  return [linted, ...built, ...(await withEmulators()), ...(await others)];
}

async function withoutEmulators(): Promise<Counts[]> {
  return [await check('tsc -b'), await vitest('unit', 'built')];
}

/** Starts the emulators once for all runs. */
async function withEmulators(): Promise<Counts[]> {
  const reason = await runInEmulators();
  return WITH_EMULATORS.map((run) => readReport(run, reason));
}

/** Returns the reason why a run has no report. */
async function runInEmulators(): Promise<string> {
  try {
    process.env.CHROME_PATH = await browserForTests();
    await claimPorts();
    const runs = [
      vitestCommand('api'),
      playwrightCommand('alone'),
      vitestCommand('emulator'),
      playwrightCommand('http', 'phone', 'desktop'),
    ];
    await runWithEmulators({ command: runs.join('; '), quiet: true });
    return 'the emulators did not start, or they stopped';
  } catch (error) {
    if (error instanceof Stop) return error.message;
    throw error;
  }
}

/** `--no-deps`, because the order of the runs already provides what the projects depend on. */
function playwrightCommand(...projects: readonly string[]): string {
  const named = projects.map((project) => `--project=${project}`).join(' ');
  return `PLAYWRIGHT_JSON_OUTPUT_FILE=${REPORTS}/${projects[0]}.json playwright test -c e2e --no-deps ${named}`;
}
