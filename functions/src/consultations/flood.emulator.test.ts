import '../testing/own-project.ts';

import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { HONEYPOT_FIELD } from '../contract/call.ts';
import { VALID_REQUEST } from '../contract/consultation.cases.ts';
import { postForm, stored, submit } from '../testing/consultations.ts';
import { NO_LIMITS } from '../testing/no-limits.ts';
import { startFunction } from '../testing/start-function.ts';

const FUNCTIONS = join(import.meta.dirname, '..', '..');
const ATTACKER = '203.0.113.66';

describe.each([
  ['missing', undefined],
  ['blank', ''],
  ['zero', '0'],
  ['not a number', '1,000'],
])('if every limit in the settings is %s', async (_, value) => {
  const url = await start(value);

  test('the defaults apply: a request is stored, and an address may send five in ten minutes', async () => {
    await expectFamilyIsStored(url);
    const documents = [];
    for (let sent = 0; sent < 7; sent++) documents.push(await stored((await submitFrom(ATTACKER, url)).body.id));
    const spam = documents.map((document) => document.get('suspectedSpam'));
    expect(spam).toEqual([...Array(5).fill(undefined), true, true]);
  });
});

describe('an attacker behind Hosting', async () => {
  const url = await start(undefined);

  test('sends 2,000 forged requests, 500 repeated ones and 200 with the honeypot: families are still stored', {
    timeout: 300_000,
  }, async () => {
    const repeatedKey = crypto.randomUUID();
    await submitFrom(ATTACKER, url, repeatedKey);
    const forged = await inBatches(2_000, (index) => submitFrom(`198.18.${index % 250}.9, ${ATTACKER}`, url));
    const repeated = await inBatches(500, async function repeat(index): Promise<{ status: number }> {
      const response = await submitFrom(`198.51.100.${index % 250}`, url, repeatedKey);
      // All of them wait for one document, so a request may be late on a busy machine. The site also sends it again.
      return response.status === 503 ? repeat(index) : response;
    });
    const withHoneypot = await inBatches(200, () => submit({ ...VALID_REQUEST, [HONEYPOT_FIELD]: 'x' }, { url }));
    expect([forged, repeated, withHoneypot]).toEqual([{ 201: 4 + 300, 429: 1_696 }, { 200: 500 }, { 429: 200 }]);
    await expectFamilyIsStored(url);
    const form = await postForm({ ...VALID_REQUEST }, { 'X-Forwarded-For': newAddress() }, url);
    expect(form.status).toBe(303);
  });
});

describe('an attacker who calls the function directly', async () => {
  const url = await start(undefined);

  test('forges all addresses: families are still stored', { timeout: 300_000 }, async () => {
    const forge = (index: number) => {
      const forged = `198.18.${index % 250}.${index >> 8}`;
      const headers = { 'X-Forwarded-For': `${forged}, ${ATTACKER}`, 'Fastly-Client-IP': forged };
      return submit(VALID_REQUEST, { url, headers });
    };
    expect(await inBatches(2_500, forge)).toEqual({ 201: 500, 429: 2_000 });
    await expectFamilyIsStored(url);
  });
});

async function start(limit: string | undefined): Promise<string> {
  const limits = Object.fromEntries(Object.keys(NO_LIMITS).map((name) => [name, limit]));
  const { url, stop } = await startFunction(FUNCTIONS, 'submit.consultation', limits);
  afterAll(stop);
  return url;
}

/** Sends a request and expects that it is stored, and not as suspected spam. */
async function expectFamilyIsStored(url: string): Promise<void> {
  const { status, body } = await submitFrom(newAddress(), url);
  expect(status).toBe(201);
  expect((await stored(body.id)).data()).toMatchObject(VALID_REQUEST);
  expect((await stored(body.id)).data()).not.toHaveProperty('suspectedSpam');
}

let addresses = 0;
function newAddress(): string {
  return `192.0.2.${++addresses}`;
}

function submitFrom(address: string, url: string, key?: string) {
  return submit(VALID_REQUEST, { url, headers: { 'X-Forwarded-For': address }, ...(key && { key }) });
}

/** Sends requests in batches of 80, the concurrency of one instance. Returns how many got each status code. */
async function inBatches(count: number, send: (index: number) => Promise<{ status: number }>) {
  const statuses: Record<number, number> = {};
  for (let start = 0; start < count; start += 80) {
    const batch = Array.from({ length: Math.min(80, count - start) }, (_, index) => send(start + index));
    for (const { status } of await Promise.all(batch)) statuses[status] = (statuses[status] ?? 0) + 1;
  }
  return statuses;
}
