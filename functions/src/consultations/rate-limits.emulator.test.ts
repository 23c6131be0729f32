import '../testing/own-project.ts';

import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { CONSULTATIONS, LIST_STATE, OPEN_REQUESTS } from '../collections.ts';
import { HONEYPOT_FIELD } from '../contract/call.ts';
import { VALID_REQUEST } from '../contract/consultation.cases.ts';
import { FARM_PHONE } from '../contract/farm.ts';
import { consultations, countStored, stored, submit } from '../testing/consultations.ts';
import { NO_LIMITS } from '../testing/no-limits.ts';
import { type StartedFunction, startFunction } from '../testing/start-function.ts';

const FUNCTIONS = join(import.meta.dirname, '..', '..');
/** The visitors in these tests have addresses of this network, which is reserved for documentation (RFC 5737). */
const NETWORK = '203.0.113.';
const TOO_MANY = { error: expect.stringContaining(FARM_PHONE) };
/** All collections that the function may create. */
const COLLECTIONS = [CONSULTATIONS, OPEN_REQUESTS, LIST_STATE];

describe('an address that may send two requests in ten minutes', async () => {
  const { url } = await start({ LIMIT_PER_ADDRESS: '2' });

  test('sends more: they are stored as suspected spam, and other addresses are not affected', async () => {
    const [family, other] = [newAddress(), newAddress()];
    expect(await spamFlags(4, () => submitFrom(family, url))).toEqual([false, false, true, true]);
    expect(await spamFlags(1, () => submitFrom(other, url))).toEqual([false]);
  });

  test('repeats a request: it is counted once', async () => {
    const family = newAddress();
    const key = crypto.randomUUID();
    const responses = await Promise.all(Array.from({ length: 6 }, () => submitFrom(family, url, key)));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 201]);
    expect(await spamFlags(2, () => submitFrom(family, url))).toEqual([false, true]);
    expect(await spamFlags(1, () => submitFrom(family, url, key))).toEqual([false]);
  });

  test('sends an invalid request: it is not counted', async () => {
    const family = newAddress();
    const headers = { 'X-Forwarded-For': family };
    expect((await submit({ ...VALID_REQUEST, email: '' }, { url, headers })).status).toBe(400);
    expect(await spamFlags(3, () => submitFrom(family, url))).toEqual([false, false, true]);
  });

  test('adds forged entries to the header: they are ignored', async () => {
    const family = newAddress();
    expect(await spamFlags(3, () => submitFrom(`${newAddress()}, ${family}`, url))).toEqual([false, false, true]);
  });

  test('is forged in a flood: the family with this address is still stored', async () => {
    const family = newAddress();
    const forged = Array.from({ length: 120 }, (_, index) => submitFrom(index % 2 ? family : newAddress(), url));
    expect((await Promise.all(forged)).map(({ status }) => status)).toEqual(Array(120).fill(201));
    const { status, body } = await submitFrom(family, url);
    expect(status).toBe(201);
    expect((await stored(body.id)).data()).toMatchObject(VALID_REQUEST);
  });
});

describe('with a limit of one request per address', async () => {
  const { url, output } = await start({ LIMIT_PER_ADDRESS: '1' });

  test('requests without an address are not limited', async () => {
    expect(await spamFlags(2, () => submit(VALID_REQUEST, { url }))).toEqual([false, false]);
  });

  test('addresses are neither stored nor logged', async () => {
    expect(await spamFlags(2, () => submitFrom('198.51.100.1', url))).toEqual([false, true]);
    const documents = (await consultations.get()).docs.map((document) => document.data());
    expect(JSON.stringify(documents)).not.toContain('198.51');
    expect(output()).toContain('"code":"address"');
    expect(output()).not.toContain('198.51');
    const collections = (await consultations.firestore.listCollections()).map(({ id }) => id);
    expect(COLLECTIONS).toEqual(expect.arrayContaining(collections));
  });
});

describe('the limits of an instance', async () => {
  const { url, output } = await start({ LIMIT_PER_INSTANCE: '5', LIMIT_OF_SPAM: '3' });
  const spam = () => submit({ ...VALID_REQUEST, [HONEYPOT_FIELD]: 'buy now' }, { url });

  test('refuse suspected spam beyond its limit with a 429, without an alarm', async () => {
    await expectLimit(3, spam);
    expect(output()).toContain('"code":"too-many-suspected"');
    expect(output().match(/"code":"honeypot"/g)).toHaveLength(3);
    expect(loggedErrors(output())).toEqual([]);
  });

  test('do not count invalid requests', async () => {
    const refused = Array.from({ length: 20 }, () => submit({ ...VALID_REQUEST, email: '' }, { url }));
    expect((await Promise.all(refused)).map(({ status }) => status)).toEqual(Array(20).fill(400));
  });

  test('refuse other requests beyond their own limit with a 429 that names the phone number, and raise an alarm', async () => {
    await expectLimit(5, () => submitFrom(newAddress(), url));
    expect(loggedErrors(output())).toEqual(
      Array(7).fill({ severity: 'ERROR', code: 'too-many', message: expect.stringContaining('too many requests') }),
    );
    expect(output()).not.toContain(NETWORK);
  });

  async function expectLimit(limit: number, send: () => ReturnType<typeof submit>): Promise<void> {
    const before = await countStored();
    const responses = await Promise.all(Array.from({ length: 12 }, send));
    const accepted = responses.filter(({ status }) => status === 201);
    const refused = responses.filter(({ status }) => status === 429);
    expect([accepted.length, refused.length]).toEqual([limit, 12 - limit]);
    for (const { body, headers } of refused) {
      expect(body).toEqual(TOO_MANY);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(3_500);
      expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(3_600);
    }
    expect(await countStored()).toBe(before + limit);
  }
});

describe('the limit of suspected spam', async () => {
  const appCheck = { APP_CHECK_SITE_KEY: 'a site key', APP_CHECK: 'flag' };
  const withAppCheck = await start({ ...appCheck, LIMIT_PER_INSTANCE: '1', LIMIT_OF_SPAM: '2' });
  const perAddress = await start({ LIMIT_PER_ADDRESS: '1', LIMIT_OF_SPAM: '1' });

  test('counts requests without a token of App Check, and raises no alarm', async () => {
    const { url, output } = withAppCheck;
    await expectStatuses([201, 201, 429], () => submit(VALID_REQUEST, { url }));
    expect(loggedErrors(output())).toEqual([]);
  });

  test('counts requests of an address that has sent too many, and raises no alarm', async () => {
    const { url, output } = perAddress;
    const address = newAddress();
    await expectStatuses([201, 201, 429], () => submitFrom(address, url));
    expect(output()).toContain('"code":"too-many-suspected"');
    expect(loggedErrors(output())).toEqual([]);
  });

  async function expectStatuses(statuses: readonly number[], send: () => ReturnType<typeof submit>): Promise<void> {
    for (const status of statuses) expect((await send()).status).toBe(status);
  }
});

async function start(limits: NodeJS.ProcessEnv): Promise<StartedFunction> {
  const started = await startFunction(FUNCTIONS, 'submit.consultation', { ...NO_LIMITS, ...limits });
  afterAll(started.stop);
  return started;
}

/** The logged errors, which alarms watch. */
function loggedErrors(output: string) {
  const lines = output.split('\n').filter((line) => line.includes('"severity":"ERROR"'));
  return lines.map((line) => JSON.parse(line)).map(({ severity, code, message }) => ({ severity, code, message }));
}

let addresses = 0;
function newAddress(): string {
  return `${NETWORK}${++addresses}`;
}

function submitFrom(address: string, url: string, key?: string) {
  return submit(VALID_REQUEST, { url, headers: { 'X-Forwarded-For': address }, ...(key && { key }) });
}

/** Sends requests one after the other. Returns whether each was stored as suspected spam. */
async function spamFlags(count: number, send: () => ReturnType<typeof submit>): Promise<boolean[]> {
  const found: boolean[] = [];
  for (let sent = 0; sent < count; sent++) {
    const document = await stored((await send()).body.id);
    expect(document.exists).toBe(true);
    found.push(document.get('suspectedSpam') === true);
  }
  return found;
}
