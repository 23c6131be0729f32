import '../testing/own-project.ts';

import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { VALID_REQUEST } from '../contract/consultation.cases.ts';
import { FARM_PHONE } from '../contract/farm.ts';
import { CURSORS } from '../owner/notices.ts';
import { consultations, countStored, stored, submit } from '../testing/consultations.ts';
import { type StartedFunction, startFunction } from '../testing/start-function.ts';
import { BESIDE, CONSULTATIONS } from './store.ts';

const FUNCTIONS = join(import.meta.dirname, '..', '..');
const TOO_MANY = { error: expect.stringContaining(FARM_PHONE) };
/** Every collection that there may be: none counts addresses. */
const KNOWN = [CONSULTATIONS, ...Object.values(BESIDE), CURSORS];

describe('one address', async () => {
  const { url } = await start({ LIMIT_PER_ADDRESS: '2' });

  test('has room for so many requests; what comes after them is stored as suspected spam', async () => {
    const [family, other] = [someAddress(), someAddress()];
    expect(await flags(4, () => from(family, url))).toEqual([false, false, true, true]);
    expect(await flags(1, () => from(other, url))).toEqual([false]);
  });

  test('pays for a request once, however often it is sent', async () => {
    const family = someAddress();
    const key = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 6 }, () => from(family, url, key)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 201]);
    expect(await flags(2, () => from(family, url))).toEqual([false, true]);
    expect(await flags(1, () => from(family, url, key))).toEqual([false]);
  });

  test('pays nothing for what is refused', async () => {
    const family = someAddress();
    const headers = { 'X-Forwarded-For': family };
    expect((await submit({ ...VALID_REQUEST, email: '' }, { url, headers })).status).toBe(400);
    expect(await flags(3, () => from(family, url))).toEqual([false, false, true]);
  });

  test('is not what a client writes in front of it', async () => {
    const family = someAddress();
    expect(await flags(3, () => from(`${someAddress()}, ${family}`, url))).toEqual([false, false, true]);
  });

  test('that has no room left, by a flood of forged addresses, turns no family away', async () => {
    const family = someAddress();
    const forged = Array.from({ length: 120 }, (_, index) => from(index % 2 ? family : someAddress(), url));
    expect((await Promise.all(forged)).map(({ status }) => status)).toEqual(Array(120).fill(201));
    const { status, body } = await from(family, url);
    expect(status).toBe(201);
    expect((await stored(body.id)).data()).toMatchObject(VALID_REQUEST);
  });
});

describe('where no address has room', async () => {
  const { url, output } = await start({ LIMIT_PER_ADDRESS: '0' });

  test('those without one are counted by nobody', async () => {
    expect(await flags(2, () => submit(VALID_REQUEST, { url }))).toEqual([false, false]);
  });

  test('one is neither stored nor logged', async () => {
    const { body } = await from('198.51.100.1', url);
    expect(JSON.stringify((await stored(body.id)).data())).not.toContain('198.51');
    expect(output()).toContain('"code":"address"');
    expect(output()).not.toContain('198.51');
    const collections = (await consultations.firestore.listCollections()).map(({ id }) => id);
    expect(KNOWN).toEqual(expect.arrayContaining(collections));
  });
});

describe('one instance', async () => {
  const { url, output } = await start({ LIMIT_PER_INSTANCE: '5' });

  test('takes so many in an hour, also at once; the next is told when and whom to call, and is not stored', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => submit(VALID_REQUEST, { url })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(5).fill(201), ...Array(7).fill(429)]);
    const before = await countStored();
    const { status, body, headers } = await submit(VALID_REQUEST, { url });
    expect([status, body]).toEqual([429, TOO_MANY]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3_500);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(3_600);
    expect(await countStored()).toBe(before);
    expect(output()).toMatch(/"code":"too-many"/);
  });
});

async function start(limits: NodeJS.ProcessEnv): Promise<StartedFunction> {
  const started = await startFunction(FUNCTIONS, 'submit.consultation', {
    LIMIT_PER_ADDRESS: '5',
    LIMIT_PER_INSTANCE: '300',
    ...limits,
  });
  afterAll(started.stop);
  return started;
}

let addresses = 0;
function someAddress(): string {
  return `203.0.113.${++addresses}`;
}

function from(address: string, url: string, key?: string) {
  return submit(VALID_REQUEST, { url, headers: { 'X-Forwarded-For': address }, ...(key && { key }) });
}

/** Whether each of so many requests, one after the other, was stored as suspected spam. */
async function flags(count: number, send: () => ReturnType<typeof submit>): Promise<boolean[]> {
  const found: boolean[] = [];
  for (let sent = 0; sent < count; sent++) {
    const document = await stored((await send()).body.id);
    expect(document.exists).toBe(true);
    found.push(document.get('suspectedSpam') === true);
  }
  return found;
}
