import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { SUBMIT_FAILED } from '../../functions/src/contract/call.ts';
import { VALID_REQUEST } from '../../functions/src/contract/schema.cases.ts';
import { countStored, stored, submit } from '../../functions/src/testing/consultations.ts';
import { freezeFirestore } from '../../functions/src/testing/emulator-process.ts';
import { NO_LIMITS } from '../../functions/src/testing/no-limits.ts';
import { forward, sendBack, startProxy } from '../../functions/src/testing/proxy.ts';
import { startFunction } from '../../functions/src/testing/start-function.ts';

const UNAVAILABLE = [503, { error: SUBMIT_FAILED }];

test('the response is lost after the write: the request is stored once, and a retry gets its id', async () => {
  const before = await countStored();
  const url = await start(onTestFinished);
  let losesResponses = true;
  const proxy = await startProxy((incoming, outgoing) => {
    const passOn = (response: IncomingMessage) =>
      losesResponses ? void outgoing.destroy() : sendBack(response, outgoing);
    forward(incoming, outgoing, passOn, url);
  });
  onTestFinished(proxy.close);
  const key = crypto.randomUUID();
  await expect(submit(VALID_REQUEST, { url: proxy.origin, key })).rejects.toThrow('fetch failed');
  expect((await stored(key)).exists).toBe(true);
  losesResponses = false;
  const again = await submit(VALID_REQUEST, { url: proxy.origin, key });
  expect([again.status, again.body]).toEqual([200, { id: key }]);
  expect(await countStored()).toBe(before + 1);
});

test.concurrent('Firestore does not respond: 503, and retries store each request once', {
  timeout: 180_000,
}, async ({ onTestFinished }) => {
  const before = await countStored();
  const url = await start(onTestFinished);
  await submit(VALID_REQUEST, { url });
  const keys = Array.from({ length: 5 }, () => crypto.randomUUID());

  const firestore = await freezeFirestore();
  onTestFinished(firestore.resume);
  const failed = await Promise.all(keys.map((key) => submit(VALID_REQUEST, { url, key })));
  expect(failed.map(({ status, body }) => [status, body])).toEqual(keys.map(() => UNAVAILABLE));
  firestore.resume();

  expect((await submit(VALID_REQUEST, { url })).status).toBe(201);
  const again = await Promise.all(keys.map((key) => submit(VALID_REQUEST, { url, key })));
  expect(again.map(({ body }) => body)).toEqual(keys.map((id) => ({ id })));
  expect(await countStored()).toBe(before + 2 + keys.length);
});

test.concurrent('Firestore cannot be reached: 503, without details', { timeout: 180_000 }, async ({
  onTestFinished,
}) => {
  const url = await start(onTestFinished, { FIRESTORE_EMULATOR_HOST: '127.0.0.1:1' });
  const { status, body } = await submit(VALID_REQUEST, { url });
  expect([status, body]).toEqual(UNAVAILABLE);
});

async function start(onEnd: typeof onTestFinished, env: NodeJS.ProcessEnv = {}): Promise<string> {
  const functions = join(import.meta.dirname, '../../functions');
  const started = await startFunction(functions, 'submit.consultation', { ...NO_LIMITS, ...env });
  onEnd(started.stop);
  return started.url;
}
