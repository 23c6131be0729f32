import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { VALID_REQUEST } from '../functions/src/contract/consultation.cases.ts';
import { submit } from '../functions/src/testing/consultations.ts';
import { NO_LIMITS } from '../functions/src/testing/no-limits.ts';
import { startFunction } from '../functions/src/testing/start-function.ts';

// Compares the function with a bare one that only writes the same document (`npm run bench:submit`).

const FUNCTIONS = join(import.meta.dirname, '..', 'functions');
const BUNDLE = ['./lib/index.js'];
const PACKAGES = ['firebase-functions/https', 'firebase-admin/firestore'];
const CROWDS = 6;

interface Times {
  readonly ours: number[];
  readonly bare: number[];
}

// Each request has its own address, so that none is suspected spam.
let addresses = 0;
const ours = await startFunction(FUNCTIONS, 'submit.consultation', NO_LIMITS);
const bare = await startFunction(join(FUNCTIONS, 'lib/testing/bare-function.js'), 'bare', {});
try {
  const single = await timeSingleRequests();
  const crowd = await timeCrowds();
  const coldLoad = { ours: timeColdLoads(BUNDLE), bare: timeColdLoads(PACKAGES) };
  console.log(`\n${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}\n`);
  console.log('| | this function | bare function | ratio | limit |\n|---|---|---|---|---|');
  report('one request, median', single, 0.5, 1.15);
  report('one request, 95th percentile', single, 0.95);
  report('300 requests, 50 at a time, median', crowd, 0.5, 1.5);
  report('300 requests, 50 at a time, 95th percentile', crowd, 0.95);
  report(`cold load (fastest of 15), compared with ${PACKAGES.join(' + ')}`, coldLoad, 0, 1.5);
} finally {
  await Promise.all([ours.stop(), bare.stop()]);
}

/** Sends one request at a time, to each function in turn. The first 300 only warm up. */
async function timeSingleRequests(): Promise<Times> {
  const times: Times = { ours: [], bare: [] };
  for (let round = 0; round < 700; round++) {
    times.ours.push(await timeRequest(ours.url));
    times.bare.push(await timeRequest(bare.url));
  }
  return { ours: times.ours.slice(300), bare: times.bare.slice(300) };
}

/** Sends 300 different requests, 50 at a time, and repeats that with the other function first. */
async function timeCrowds(): Promise<Times> {
  const times: Times = { ours: [], bare: [] };
  for (let round = 0; round < CROWDS; round++) {
    const order = ['ours', 'bare'] as const;
    for (const name of round % 2 === 0 ? order : order.toReversed())
      times[name].push(...(await timeCrowd(name === 'ours' ? ours.url : bare.url)));
  }
  return times;
}

async function timeCrowd(url: string): Promise<number[]> {
  const times: number[] = [];
  const queue = Array.from({ length: 300 }).values();
  const sendRest = async () => {
    for (const _ of queue) times.push(await timeRequest(url));
  };
  await Promise.all(Array.from({ length: 50 }, sendRest));
  return times;
}

async function timeRequest(url: string): Promise<number> {
  const headers = { 'X-Forwarded-For': `10.0.${++addresses >> 8}.${addresses & 255}` };
  const start = performance.now();
  const { status } = await submit(VALID_REQUEST, { url, headers });
  if (status !== 201) throw new Error(`${url} responded with ${status}`);
  return performance.now() - start;
}

/** Milliseconds until a new process has imported these modules, 15 times. */
function timeColdLoads(modules: readonly string[]): number[] {
  const imports = modules.map((name) => `import('${name}')`).join();
  const script = `const start = performance.now(); await Promise.all([${imports}]); console.log(performance.now() - start);`;
  const options = { cwd: FUNCTIONS, encoding: 'utf8' } as const;
  return Array.from({ length: 15 }, () =>
    Number(execFileSync(process.execPath, ['--input-type=module', '-e', script], options)),
  );
}

/** Prints a row of the table. Fails the run if the ratio is above the limit. */
function report(name: string, times: Times, share: number, limit?: number): void {
  const [a, b] = [quantile(times.ours, share), quantile(times.bare, share)];
  console.log(`| ${name} | ${a.toFixed(1)} ms | ${b.toFixed(1)} ms | ${(a / b).toFixed(2)} | ${limit ?? ''} |`);
  if (limit !== undefined && a / b > limit) process.exitCode = 1;
}

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
}
