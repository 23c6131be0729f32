import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { NOT_HERE } from '../../e2e/pictures/browser.ts';
import { browserForTests } from '../../tools/browsers/install-chrome.ts';
import { canRunPacked } from '../../tools/browsers/packed-chromium.ts';
import { runWithEmulators } from '../../tools/emulators/run.ts';
import { claimPorts } from '../../tools/ports.ts';
import { Stop } from '../../tools/stop.ts';
import { isStamped, writeStamp } from '../deploy/stamp.ts';
import { type Counts, finish, readReport } from './reports.ts';

const REPORTS = 'test-results';
/** False in the copy in which scripts/launch/main.ts runs this command. */
const RUNS_LAUNCH_TESTS = !process.argv.includes('--in-rehearsal');

rmSync(REPORTS, { recursive: true, force: true });
// Without valid data in farm/, nothing can be built.
const farm = await check('npm run check:farm');
finish(farm.failed.length > 0 ? [farm] : await checkAll());
if (!canRunPacked()) console.log(NOT_HERE);

/** Runs without emulators beside those with emulators, because the latter wait more than they compute. */
async function checkAll(): Promise<Counts[]> {
  const linted = await check('biome check');
  // A build of this commit that is there, such as the one that a workflow will publish, is what gets tested.
  const built = isStamped() ? [] : [await check('npm run build -w functions'), await check('npm run build -w web')];
  writeStamp();
  if (built.some(({ failed }) => failed.length > 0))
    return [linted, ...built, await check('tsc -b'), await vitest('unit')];
  const others = withoutEmulators();
  return [linted, ...built, ...(await withEmulators(others)), ...(await others)];
}

async function withoutEmulators(): Promise<Counts[]> {
  const quick = [await check('tsc -b'), await vitest('unit', 'built')];
  if (!canRunPacked()) return quick;
  await shell('node scripts/test/pictures.ts');
  return [...quick, readReport(`${REPORTS}/pictures.json`)];
}

/** Starts the emulators once. The launch tests start after the other runs, because they load the processor, too. */
async function withEmulators(others: Promise<unknown>): Promise<Counts[]> {
  try {
    process.env.CHROME_PATH = await browserForTests();
    await claimPorts();
    const launch = others.then(() => (RUNS_LAUNCH_TESTS ? vitest('launch') : undefined));
    const runs = [
      vitestCommand('api'),
      playwrightCommand('alone'),
      vitestCommand('emulator'),
      playwrightCommand('http', 'phone', 'desktop'),
    ];
    await runWithEmulators({ command: runs.join('; '), quiet: true }).finally(() => launch);
    const launched = await launch;
    const reports = ['api', 'alone', 'emulator', 'http'].map((name) => readReport(`${REPORTS}/${name}.json`));
    return launched ? [...reports, launched] : reports;
  } catch (error) {
    if (error instanceof Stop) return [{ passed: 0, failed: [error.message] }];
    throw error;
  }
}

async function check(command: string): Promise<Counts> {
  return { passed: 0, failed: (await shell(command)) === 0 ? [] : [command] };
}

async function vitest(...projects: readonly string[]): Promise<Counts> {
  await shell(vitestCommand(...projects));
  return readReport(`${REPORTS}/${projects[0]}.json`);
}

/** The report has the name of the first project. */
function vitestCommand(...projects: readonly string[]): string {
  const named = projects.map((project) => `--project ${project}`).join(' ');
  return `vitest run ${named} --reporter=default --reporter=json --outputFile.json=${REPORTS}/${projects[0]}.json`;
}

/** `--no-deps`, because the order of the runs already provides what the projects depend on. */
function playwrightCommand(...projects: readonly string[]): string {
  const named = projects.map((project) => `--project=${project}`).join(' ');
  return `PLAYWRIGHT_JSON_OUTPUT_FILE=${REPORTS}/${projects[0]}.json playwright test -c e2e --no-deps ${named}`;
}

/** Prints the output when the command has ended, so that the outputs of parallel commands do not mix. */
async function shell(command: string): Promise<number> {
  const child = spawn(`${command} 2>&1`, { shell: true, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<number>((resolve) => child.once('close', (code) => resolve(code ?? 1)));
  console.log(`\n> ${command}\n${await text(child.stdout)}`);
  return ended;
}
