import { join } from 'node:path';
import { VALID_REQUEST } from '../../functions/src/contract/schema.cases.ts';
import { submit } from '../../functions/src/testing/consultations.ts';
import { NO_LIMITS } from '../../functions/src/testing/no-limits.ts';
import { startFunction } from '../../functions/src/testing/start-function.ts';
import type { Row } from './pairs.ts';

const FUNCTIONS = join(import.meta.dirname, '..', '..', 'functions');
/** The first ones are slow, which does not change the median. */
const REQUESTS = 701;

/** A row that compares the function with a bare one, which writes the same document without validation and limits. */
export async function startFunctions(): Promise<AsyncDisposable & { readonly row: Row }> {
  const ours = await startFunction(FUNCTIONS, 'submit.consultation', NO_LIMITS);
  const bare = await startFunction(join(FUNCTIONS, 'lib/testing/bare-function.js'), 'bare', {});
  const [name, twin] = ['function: one request', 'bare function'];
  const row = { name, twin, limit: 1.25, pairs: REQUESTS, ours: () => time(ours.url), twins: () => time(bare.url) };
  return { row, [Symbol.asyncDispose]: async () => void (await Promise.all([ours.stop(), bare.stop()])) };
}

let addresses = 0;

/** Each request has its own address, so that none is suspected spam. */
async function time(url: string): Promise<number> {
  const headers = { 'X-Forwarded-For': `10.0.${++addresses >> 8}.${addresses & 255}` };
  const start = performance.now();
  const { status } = await submit(VALID_REQUEST, { url, headers });
  if (status !== 201) throw new Error(`${url} responded with ${status}`);
  return performance.now() - start;
}
