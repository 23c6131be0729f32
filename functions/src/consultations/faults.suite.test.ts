import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { SUBMIT_FAILED } from '../contract/call.ts';
import { VALID_REQUEST } from '../contract/consultation.cases.ts';
import { countStored, stored, submit } from '../testing/consultations.ts';
import { freezeFirestore } from '../testing/emulator-process.ts';
import { startLossyProxy } from '../testing/lossy-proxy.ts';
import { OUT_OF_THE_WAY } from '../testing/out-of-the-way.ts';
import { startFunction } from '../testing/start-function.ts';

const UNAVAILABLE = [503, { error: SUBMIT_FAILED }];
const PATIENCE = 30_000;

test('an answer lost after the write: the request is there once, and sending it again says so', async () => {
  const before = await countStored();
  const proxy = await startLossyProxy(await start(onTestFinished));
  const key = crypto.randomUUID();
  proxy.losesAnswers = true;
  await expect(submit(VALID_REQUEST, { url: proxy.url, key })).rejects.toThrow('fetch failed');
  expect((await stored(key)).exists).toBe(true);
  proxy.losesAnswers = false;
  const again = await submit(VALID_REQUEST, { url: proxy.url, key });
  expect([again.status, again.body]).toEqual([200, { id: key }]);
  expect(await countStored()).toBe(before + 1);
});

test.concurrent('Firestore frozen: 503 in time, and after it is back each request is there once', {
  timeout: 90_000,
}, async ({ onTestFinished }) => {
  const before = await countStored();
  const url = await start(onTestFinished);
  await submit(VALID_REQUEST, { url });
  const keys = Array.from({ length: 5 }, () => crypto.randomUUID());

  const firestore = freezeFirestore();
  onTestFinished(firestore.resume);
  const since = performance.now();
  const failed = await Promise.all(keys.map((key) => submit(VALID_REQUEST, { url, key })));
  expect(performance.now() - since).toBeLessThan(PATIENCE / 2);
  expect(failed.map(({ status, body }) => [status, body])).toEqual(keys.map(() => UNAVAILABLE));
  firestore.resume();

  expect((await submit(VALID_REQUEST, { url })).status).toBe(201);
  const again = await Promise.all(keys.map((key) => submit(VALID_REQUEST, { url, key })));
  expect(again.map(({ body }) => body)).toEqual(keys.map((id) => ({ id })));
  expect(await countStored()).toBe(before + 2 + keys.length);
});

test.concurrent('Firestore gone: 503 in time, without a word about why', { timeout: 60_000 }, async ({
  onTestFinished,
}) => {
  const url = await start(onTestFinished, { FIRESTORE_EMULATOR_HOST: '127.0.0.1:1' });
  const since = performance.now();
  const { status, body } = await submit(VALID_REQUEST, { url });
  expect([status, body]).toEqual(UNAVAILABLE);
  expect(performance.now() - since).toBeLessThan(PATIENCE / 2);
});

async function start(onEnd: typeof onTestFinished, env: NodeJS.ProcessEnv = {}): Promise<string> {
  const functions = join(import.meta.dirname, '..', '..');
  const started = await startFunction(functions, 'submit.consultation', { ...OUT_OF_THE_WAY, ...env });
  onEnd(started.stop);
  return started.url;
}
