import { spawn } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { browserForTests } from '../e2e/browsers/install-chrome.ts';
import { canRunPacked } from '../e2e/browsers/packed-chromium.ts';
import { runWithEmulators } from '../e2e/emulators/run.ts';
import { claimPorts } from '../e2e/lib/ports.ts';
import { NOT_HERE } from '../e2e/pictures/browser.ts';
import { updateFarm } from '../farm/check/modules.ts';
import { isStamped, writeStamp } from './deploy/stamp.ts';
import {
  addCounts,
  type Counts,
  countStop,
  countUncounted,
  countUnrun,
  finish,
  readCounts,
} from './lib/test-counts.ts';

const REPORTS = 'test-results';
/** False in the copy in which scripts/rehearse.ts runs this command. */
const RUNS_LAUNCH_TESTS = !process.argv.includes('--in-rehearsal');

rmSync(REPORTS, { recursive: true, force: true });
const { problems } = await updateFarm();
if (problems.length > 0) {
  // Without valid data in farm/, nothing can be built.
  finish({ passed: 0, failed: problems });
  process.exit();
}
const linted = check('npm run lint');
// A build of this commit that is there, such as the one that a workflow will publish, is what gets tested.
const built = isStamped() ? addCounts([]) : await build();
const isBuilt = built.failed.length === 0;
const withoutEmulators = linted.then(typesAndUnitTests);
const ofPictures = withoutEmulators.then(pictures);
const withEmulators = isBuilt ? emulatorsAndBrowser().catch(countStop) : addCounts([]);
const all = addCounts(await Promise.all([linted, built, withoutEmulators, ofPictures, withEmulators]));
finish(all.failed.length > 0 ? all : addCounts([all, unrun(all)]));
if (!canRunPacked()) console.log(NOT_HERE);

async function build(): Promise<Counts> {
  const counts = addCounts([await check('npm run build -w functions'), await check('npm run build -w web')]);
  writeStamp();
  return counts;
}

async function typesAndUnitTests(): Promise<Counts> {
  const types = await check('tsc -b');
  await shell(isBuilt ? vitest('unit', 'built') : vitest('unit'));
  return addCounts([types, countsOf('unit')]);
}

async function pictures(): Promise<Counts> {
  if (!isBuilt || !canRunPacked()) return addCounts([]);
  await shell('node scripts/test-pictures.ts');
  return countsOf('pictures');
}

/**
 * Starts the emulators once and runs all tests that need them. Tests that mostly wait run first, while other runs use
 * the processor. The launch tests run at the same time, in a copy of the repository.
 */
async function emulatorsAndBrowser(): Promise<Counts> {
  process.env.CHROME_PATH = await browserForTests();
  await claimPorts();
  const launch = ofPictures.then(() => (RUNS_LAUNCH_TESTS ? shell(vitest('launch')) : 0));
  const runs = {
    suite: vitest('suite'),
    faults: playwright('faults'),
    emulator: vitest('emulator'),
    http: playwright('http', 'phone', 'desktop'),
  };
  await runWithEmulators({ command: Object.values(runs).join('; '), quiet: true }).finally(() => launch);
  return addCounts([...Object.keys(runs), ...(RUNS_LAUNCH_TESTS ? ['launch'] : [])].map(countsOf));
}

async function check(command: string): Promise<Counts> {
  return { passed: 0, failed: (await shell(command)) === 0 ? [] : [command] };
}

function unrun(counted: Counts): Counts {
  const exclude = [
    '**/node_modules',
    'functions/lib',
    '**/*.{cloud,engine}.test.ts',
    ...(RUNS_LAUNCH_TESTS ? [] : ['**/*.launch.test.ts']),
  ];
  const reports = globSync(`${REPORTS}/*.json`).map((file) => JSON.parse(readFileSync(file, 'utf8')));
  const files = globSync('**/*.test.{ts,tsx}', { exclude });
  return addCounts([countUnrun(files, reports), countUncounted(counted, reports)]);
}

/** Prints the output when the command has ended, so that the outputs of parallel commands do not mix. */
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

/** `--no-deps`, because the order of the runs already provides what the projects depend on. */
function playwright(...projects: readonly string[]): string {
  const named = projects.map((project) => `--project=${project}`).join(' ');
  return `PLAYWRIGHT_JSON_OUTPUT_FILE=${reportOf(projects[0])} playwright test -c e2e --no-deps ${named}`;
}

function countsOf(project: string): Counts {
  return readCounts(reportOf(project));
}

/** The report of a run has the name of its first project. */
function reportOf(project = ''): string {
  return `${REPORTS}/${project}.json`;
}
