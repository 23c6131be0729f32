import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { VALID_REQUEST } from '../contract/schema.cases.ts';
import { submit } from '../testing/consultations.ts';
import { startSubmit } from '../testing/start-submit.ts';

const MB = 1024 * 1024;
const SECRET = 'text of a visitor';
const JSON_TYPE = { 'Content-Type': 'application/json' };
const FORM_TYPE = { 'Content-Type': 'application/x-www-form-urlencoded' };
const LARGE = Buffer.alloc(30 * MB, SECRET);
const BOMB = gzipSync(Buffer.alloc(200 * MB, 'x'));

const deployed = await startSubmit();
afterAll(() => deployed[Symbol.asyncDispose]());

test.each<[string, number, () => RequestInit]>([
  ['200 MB inside 200 KB of gzip', 415, () => ({ body: BOMB, headers: { ...JSON_TYPE, 'Content-Encoding': 'gzip' } })],
  ['the same without the header', 413, () => ({ body: BOMB, headers: JSON_TYPE })],
  ['a large body of an unknown type', 415, () => ({ body: LARGE, headers: { 'Content-Type': 'application/x' } })],
  ['a large body in chunks', 413, () => ({ body: new Blob([LARGE]).stream(), duplex: 'half', headers: JSON_TYPE })],
  ['malformed JSON', 400, () => ({ body: `{"firstName":"${SECRET}"`, headers: JSON_TYPE })],
  ['a name with 9,000 brackets', 400, () => ({ body: `a${'[a]'.repeat(9_000)}=${SECRET}`, headers: FORM_TYPE })],
])('%s gets a %i of ours, and the next request is stored', async (_, status, init) => {
  const { url } = deployed;
  const response = await fetch(url, { method: 'POST', ...init() });
  const text = await response.text();
  expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store']);
  expect(response.headers.get('keep-alive'), 'how long the connection stays open').toBeNull();
  expect(text).toMatch(/^{"error":"[^"]+"}$|<h1>There is a problem<\/h1>/);
  expect(text).not.toContain(SECRET);
  expect((await submit(VALID_REQUEST, url)).status).toBe(201);
});

test('no body is in the log', () => {
  expect(deployed.output()).toContain('"code":"malformed"');
  expect(deployed.output()).not.toContain('"severity":"ERROR"');
  expect(deployed.output()).not.toContain(SECRET);
});
