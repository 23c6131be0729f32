import { expect, test } from 'vitest';
import { HONEYPOT_FIELD } from '../contract/call.ts';
import { FARM_PHONE } from '../contract/farm.ts';
import { VALID_REQUEST } from '../contract/schema.cases.ts';
import { CONSULTATIONS, TO_DOS } from '../firebase/collections.ts';
import { consultations, countStored, stored, submit } from '../testing/consultations.ts';
import { startSubmit } from '../testing/start-submit.ts';

// rate-limits.test.ts tests the counting. These tests hold what the function does with its results.

/** Reserved for documentation (RFC 5737). */
const NETWORK = '203.0.113.';

test('an address over its limit is stored as suspected spam: repeated and invalid requests and forged entries do not count', async () => {
  await using started = await startSubmit(undefined, { LIMIT_PER_ADDRESS: '2' });
  const { url, output } = started;
  const family = newAddress();
  const key = crypto.randomUUID();
  const invalid = await submit({ ...VALID_REQUEST, email: '' }, { url, headers: { 'X-Forwarded-For': family } });
  expect(invalid.status).toBe(400);
  const repeated = await Promise.all(Array.from({ length: 6 }, () => submitFrom(family, url, key)));
  expect(repeated.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 201]);
  const flags = [];
  for (const address of [`${newAddress()}, ${family}`, family, `${newAddress()}, ${family}`, newAddress()])
    flags.push((await stored((await submitFrom(address, url)).body.id)).get('spamReasons'));
  expect(flags).toEqual([undefined, ['address'], ['address'], undefined]);
  expect((await submitFrom(family, url, key)).status).toBe(200);

  const documents = (await consultations.get()).docs.map((document) => document.data());
  expect(JSON.stringify(documents)).not.toContain(NETWORK);
  expect(output()).toContain('"code":"address"');
  expect(output()).not.toContain(NETWORK);
  const collections = (await consultations.firestore.listCollections()).map(({ id }) => id);
  expect(collections).toEqual([CONSULTATIONS, TO_DOS]);
});

test('suspected spam beyond its limit gets a 429 without an alarm, and other requests beyond theirs a 429 and an alarm', async () => {
  await using started = await startSubmit(undefined, { LIMIT_PER_INSTANCE: '5', LIMIT_OF_SPAM: '3' });
  const { url, output } = started;
  const errors = () => output().match(/.*"severity":"ERROR".*/g) ?? [];
  await expectLimit(3, () => submit({ ...VALID_REQUEST, [HONEYPOT_FIELD]: 'buy now' }, { url }));
  expect(output()).toContain('"code":"too-many-suspected"');
  expect(errors()).toEqual([]);
  await expectLimit(5, () => submitFrom(newAddress(), url));
  expect(errors()).toHaveLength(7);
  for (const error of errors())
    for (const part of ['"code":"too-many"', 'too many requests']) expect(error).toContain(part);
});

async function expectLimit(limit: number, send: () => ReturnType<typeof submit>): Promise<void> {
  const before = await countStored();
  const responses = await Promise.all(Array.from({ length: 12 }, send));
  const refused = responses.filter(({ status }) => status === 429);
  expect([responses.length - refused.length, await countStored()]).toEqual([limit, before + limit]);
  for (const { body, headers } of refused) {
    expect(body).toEqual({ error: expect.stringContaining(FARM_PHONE) });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3_500);
  }
}

let addresses = 0;
function newAddress(): string {
  return `${NETWORK}${++addresses}`;
}

function submitFrom(address: string, url: string, key?: string) {
  return submit(VALID_REQUEST, { url, headers: { 'X-Forwarded-For': address }, ...(key && { key }) });
}
