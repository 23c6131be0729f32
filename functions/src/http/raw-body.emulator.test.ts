import '../testing/own-project.ts';

import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { VALID_REQUEST } from '../contract/consultation.cases.ts';
import { submit } from '../testing/consultations.ts';
import { functionProcesses, memoryOf } from '../testing/emulator-process.ts';
import { OUT_OF_THE_WAY } from '../testing/out-of-the-way.ts';
import { startFunction } from '../testing/start-function.ts';

// Not through Hosting's emulator, which hands on nothing that comes in chunks.
const EMULATED = 'http://127.0.0.1:5001/demo-prairie-guardian/us-central1/submit-consultation';
const MB = 1024 * 1024;
const SECRET = 'what a family wrote';
const JSON_TYPE = { 'Content-Type': 'application/json' };
const FORM_TYPE = { 'Content-Type': 'application/x-www-form-urlencoded' };
const BOMB = gzipSync(Buffer.alloc(200 * MB, 'x'));
const PLAIN = Buffer.alloc(30 * MB, SECRET);

const deployed = await startFunction(join(import.meta.dirname, '..', '..'), 'submit.consultation', OUT_OF_THE_WAY);
afterAll(deployed.stop);

// They take their time, and begin at once.
const ENDLESS = [
  { name: 'in chunks', ended: drip('Transfer-Encoding: chunked', '1\r\n \r\n') },
  { name: 'with a length', ended: drip('Content-Length: 20000', ' ') },
];

describe.each([
  { where: 'as the cloud runs it', url: deployed.url, pids: () => [deployed.pid], mayGrowBy: 60 * MB },
  // Which hand on all of a body before the answer, as fast as it comes; collected is that later.
  { where: 'in the emulators', url: EMULATED, pids: functionProcesses, mayGrowBy: 150 * MB },
])('the function $where', ({ url, pids, mayGrowBy }) => {
  test.each<[string, number, () => RequestInit]>([
    [
      '200 MB inside 200 KB of gzip',
      415,
      () => ({ body: BOMB, headers: { ...JSON_TYPE, 'Content-Encoding': 'gzip' } }),
    ],
    ['the same in a form', 415, () => ({ body: BOMB, headers: { ...FORM_TYPE, 'Content-Encoding': 'gzip' } })],
    ['the same as it comes', 413, () => ({ body: BOMB, headers: JSON_TYPE })],
    ['30 MB', 413, () => ({ body: PLAIN, headers: JSON_TYPE })],
    ['30 MB of form', 413, () => ({ body: PLAIN, headers: FORM_TYPE })],
    ['30 MB of no known type', 415, () => ({ body: PLAIN, headers: { 'Content-Type': 'application/octet-stream' } })],
    ['30 MB in chunks', 413, () => ({ body: inChunks(PLAIN), duplex: 'half', headers: JSON_TYPE })],
    ['malformed JSON', 400, () => ({ body: `{"firstName":"${SECRET}"`, headers: JSON_TYPE })],
    ['a bare value', 400, () => ({ body: `"${SECRET}"`, headers: JSON_TYPE })],
    ['another charset', 400, () => ({ body: SECRET, headers: { 'Content-Type': 'application/json; charset=utf-16' } })],
    ['brackets without end', 400, () => ({ body: `a${'[a]'.repeat(9_000)}=${SECRET}`, headers: FORM_TYPE })],
  ])('answers %s itself, with %i, stays small, and takes the next request', async (_, status, init) => {
    await submit(VALID_REQUEST, { url });
    const memory = watchMemory(pids());
    const answer = await fetch(url, { method: 'POST', ...init() });
    const text = await answer.text();
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store']);
    expect(text).toMatch(/^{"error":"[^"]+"}$|<h1>There is a problem<\/h1>/);
    expect(text).not.toContain(SECRET);
    expect(memory.grownBy()).toBeLessThan(mayGrowBy);
    expect((await submit(VALID_REQUEST, { url })).status).toBe(201);
  });
});

describe('a body that never ends', () => {
  test.each(ENDLESS)('$name is answered and cut off in time', { timeout: 40_000 }, async ({ ended }) => {
    const { answer, ms } = await ended;
    expect(ms).toBeLessThan(20_000);
    expect(answer).toMatch(/^HTTP\/1.1 503 /);
  });
});

test('none of it reached the log', () => {
  expect(deployed.output()).toContain('"code":"malformed"');
  expect(deployed.output()).not.toContain(SECRET);
});

/** Sends a little of a body every half second, until it is cut off. */
async function drip(header: string, drop: string): Promise<{ answer: string; ms: number }> {
  const since = performance.now();
  const socket = connect(Number(new URL(deployed.url).port), '127.0.0.1');
  const dripping = setInterval(() => socket.write(drop), 500);
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk)).on('error', () => undefined);
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${header}\r\n\r\n`);
  await once(socket, 'close');
  clearInterval(dripping);
  return { answer, ms: performance.now() - since };
}

function inChunks(body: Buffer): ReadableStream {
  return Readable.toWeb(Readable.from(chunksOf(body))) as ReadableStream;
}

function* chunksOf(body: Buffer): Generator<Buffer> {
  for (let at = 0; at < body.length; at += 64 * 1024) yield body.subarray(at, at + 64 * 1024);
}

/** How far the memory of these processes rose above where it was, at its highest. */
function watchMemory(pids: readonly number[]): { grownBy: () => number } {
  const before = memoryOf(pids);
  let highest = before;
  const look = () => {
    highest = Math.max(highest, memoryOf(pids));
  };
  const watching = setInterval(look, 50);
  return {
    grownBy: () => {
      clearInterval(watching);
      look();
      return highest - before;
    },
  };
}
