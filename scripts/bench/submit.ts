import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { VALID_REQUEST } from '../../functions/src/contract/schema.cases.ts';
import { submit } from '../../functions/src/testing/consultations.ts';
import { NO_LIMITS } from '../../functions/src/testing/no-limits.ts';
import { startFunction } from '../../functions/src/testing/start-function.ts';
import { median, type Row } from './pairs.ts';

const FUNCTIONS = join(import.meta.dirname, '..', '..', 'functions');
/** The first ones are slow, which does not change the median. */
const REQUESTS = 701;
const CROWD = 300;
const AT_A_TIME = 50;
const PACKAGES = ['firebase-functions/https', 'firebase-admin/firestore'];

/** Rows that compare the function with a bare one, which writes the same document without validation and limits. */
export async function startFunctions(): Promise<AsyncDisposable & { readonly rows: readonly Row[] }> {
  const ours = await startFunction(FUNCTIONS, 'submit.consultation', NO_LIMITS);
  const bare = await startFunction(join(FUNCTIONS, 'lib/testing/bare-function.js'), 'bare', {});
  const twin = 'bare function';
  const pair = (time: (url: string) => Promise<number>) => ({
    ours: () => time(ours.url),
    twins: () => time(bare.url),
  });
  return {
    rows: [
      { name: 'function: one request', twin, limit: 1.25, ...pair(timeRequest), pairs: REQUESTS },
      { name: `function: ${CROWD} requests, ${AT_A_TIME} at a time`, twin, limit: 1.5, ...pair(timeCrowd) },
      {
        name: 'function: cold load',
        twin: PACKAGES.join(' + '),
        limit: 1.5,
        ours: async () => timeColdLoad(['./lib/index.js']),
        twins: async () => timeColdLoad(PACKAGES),
      },
    ],
    [Symbol.asyncDispose]: async () => void (await Promise.all([ours.stop(), bare.stop()])),
  };
}

let addresses = 0;

/** Each request has its own address, so that none is suspected spam. */
async function timeRequest(url: string): Promise<number> {
  const headers = { 'X-Forwarded-For': `10.0.${++addresses >> 8}.${addresses & 255}` };
  const start = performance.now();
  const { status } = await submit(VALID_REQUEST, { url, headers });
  if (status !== 201) throw new Error(`${url} responded with ${status}`);
  return performance.now() - start;
}

async function timeCrowd(url: string): Promise<number> {
  const times: number[] = [];
  const queue = Array.from({ length: CROWD }).values();
  const sendRest = async () => {
    for (const _ of queue) times.push(await timeRequest(url));
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, sendRest));
  return median(times);
}

/** Milliseconds until a new process has imported these modules. */
function timeColdLoad(modules: readonly string[]): number {
  const imports = modules.map((name) => `import('${name}')`).join();
  const script = `const start = performance.now(); await Promise.all([${imports}]); console.log(performance.now() - start);`;
  return Number(execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: FUNCTIONS }));
}
