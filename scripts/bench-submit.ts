import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { VALID_REQUEST } from '../functions/src/contract/consultation.cases.ts';
import { countStored, submit } from '../functions/src/testing/consultations.ts';
import { OUT_OF_THE_WAY } from '../functions/src/testing/out-of-the-way.ts';
import { startFunction } from '../functions/src/testing/start-function.ts';

/** Compares the function with a bare one that only writes the same document; `npm run bench:submit`. */
const FUNCTIONS = join(import.meta.dirname, '..', 'functions');
const CROWDS = 6;
const BARS = { median: 1.15, crowd: 1.5, coldLoad: 1.5 };

// Each request comes from an address of its own.
let families = 0;
const ours = await startFunction(FUNCTIONS, 'submit.consultation', OUT_OF_THE_WAY);
const bare = await startFunction(join(FUNCTIONS, 'lib/testing/bare-function.js'), 'bare', {});

try {
  const single = await measureSingle();
  const crowd = await measureCrowd();
  const copies = await measureCopies();
  const cold = measureColdLoad();
  report(single, crowd, copies, cold);
  const isSlow =
    ratio(single, 0.5) > BARS.median || ratio(crowd, 0.5) > BARS.crowd || cold.ours / cold.imports > BARS.coldLoad;
  const isLossy = crowd.stored !== 300 || copies.stored !== 1 || copies.ids !== 1;
  if (isSlow || isLossy) process.exitCode = 1;
} finally {
  await Promise.all([ours.stop(), bare.stop()]);
}

interface Times {
  readonly ours: number[];
  readonly bare: number[];
}

/** One at a time, in turns, so that both meet the same emulator in the same state. */
async function measureSingle(): Promise<Times> {
  const times: Times = { ours: [], bare: [] };
  for (let round = -300; round < 400; round++) {
    const pair = { ours: await timeOf(ours.url), bare: await timeOf(bare.url) };
    if (round < 0) continue;
    times.ours.push(pair.ours);
    times.bare.push(pair.bare);
  }
  return times;
}

/** 300 different requests, 50 under way at any moment; several times, and in turns which of the two goes first. */
async function measureCrowd(): Promise<Times & { stored: number }> {
  const before = await countStored();
  const times: Times = { ours: [], bare: [] };
  for (let round = 0; round < CROWDS; round++) {
    const order = ['ours', 'bare'] as const;
    for (const who of round % 2 === 0 ? order : order.toReversed())
      times[who].push(...(await crowdOf(who === 'ours' ? ours.url : bare.url)));
  }
  return { ...times, stored: ((await countStored()) - before) / CROWDS };
}

async function crowdOf(url: string): Promise<number[]> {
  const times: number[] = [];
  const line = Array.from({ length: 300 }).values();
  const walk = async () => {
    for (const _ of line) times.push(await timeOf(url));
  };
  await Promise.all(Array.from({ length: 50 }, walk));
  return times;
}

async function measureCopies(): Promise<{ milliseconds: number; stored: number; ids: number }> {
  const before = await countStored();
  const key = crypto.randomUUID();
  const since = performance.now();
  const answers = await Promise.all(Array.from({ length: 20 }, () => submit(VALID_REQUEST, { url: ours.url, key })));
  const milliseconds = performance.now() - since;
  return {
    milliseconds,
    stored: (await countStored()) - before,
    ids: new Set(answers.map(({ body }) => body.id)).size,
  };
}

async function timeOf(url: string): Promise<number> {
  const headers = { 'X-Forwarded-For': `10.0.${++families >> 8}.${families & 255}` };
  const since = performance.now();
  const { status } = await submit(VALID_REQUEST, { url, headers });
  if (status !== 201) throw new Error(`${url} answered ${status}`);
  return performance.now() - since;
}

function measureColdLoad(): { ours: number; imports: number; functionsOnly: number } {
  const runs = Array.from({ length: 15 }, () => ({
    ours: coldLoad(['./lib/index.js']),
    imports: coldLoad(['firebase-functions/https', 'firebase-admin/firestore']),
    functionsOnly: coldLoad(['firebase-functions/https']),
  }));
  const fastest = (name: 'ours' | 'imports' | 'functionsOnly') => Math.min(...runs.map((run) => run[name]));
  return { ours: fastest('ours'), imports: fastest('imports'), functionsOnly: fastest('functionsOnly') };
}

function coldLoad(modules: readonly string[]): number {
  const imports = modules.map((name) => `import('${name}')`).join();
  const script = `const since = performance.now(); await Promise.all([${imports}]); console.log(performance.now() - since);`;
  const out = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: FUNCTIONS,
    encoding: 'utf8',
  });
  return Number(out);
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}

function ratio(times: Times, share: number): number {
  return quantile(times.ours, share) / quantile(times.bare, share);
}

function report(
  single: Times,
  crowd: Times & { stored: number },
  copies: Awaited<ReturnType<typeof measureCopies>>,
  cold: ReturnType<typeof measureColdLoad>,
): void {
  const row = (what: string, a: number, b: number, bar = '') =>
    console.log(`| ${what} | ${a.toFixed(1)} ms | ${b.toFixed(1)} ms | ${(a / b).toFixed(2)} | ${bar} |`);
  const both = (what: string, times: Times, share: number, bar?: string) =>
    row(what, quantile(times.ours, share), quantile(times.bare, share), bar);
  console.log(`\n${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}\n`);
  console.log('| | this function | bare function | ratio | bar |\n|---|---|---|---|---|');
  both('one request, median', single, 0.5, `${BARS.median}`);
  both('one request, 95th percentile', single, 0.95);
  both('300 requests, 50 at a time, median', crowd, 0.5, `${BARS.crowd}`);
  both('300 requests, 50 at a time, 95th percentile', crowd, 0.95);
  row(
    'cold load (fastest of 15), beside `firebase-functions/https` + `firebase-admin/firestore`',
    cold.ours,
    cold.imports,
    `${BARS.coldLoad}`,
  );
  row('cold load (fastest of 15), beside `firebase-functions/https` alone', cold.ours, cold.functionsOnly);
  console.log(`\nOf 300 different requests ${crowd.stored} were stored. `);
  console.log(
    `20 copies of one: ${copies.stored} document, ${copies.ids} id, ${copies.milliseconds.toFixed(0)} ms in all.`,
  );
}
