import '../testing/own-project.ts';

import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
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
const FAMILY = '198.51.100.1';

describe('one address', () => {
  test('has room for so many requests; what comes after them is stored as suspected spam', async () => {
    const { url } = await start({ LIMIT_PER_ADDRESS: '5' });
    expect(await flags(7, () => from(FAMILY, url))).toEqual([false, false, false, false, false, true, true]);
    expect(await flags(1, () => from('198.51.100.2', url))).toEqual([false]);
  });

  test('pays for a request once, however often it is sent', async () => {
    const { url } = await start({ LIMIT_PER_ADDRESS: '2' });
    const key = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 6 }, () => from(FAMILY, url, key)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 201]);
    expect(await flags(2, () => from(FAMILY, url))).toEqual([false, true]);
    expect(await flags(1, () => from(FAMILY, url, key))).toEqual([false]);
  });

  test('pays nothing for what is refused', async () => {
    const { url } = await start({ LIMIT_PER_ADDRESS: '1' });
    const headers = { 'X-Forwarded-For': FAMILY };
    expect((await submit({ ...VALID_REQUEST, email: '' }, { url, headers })).status).toBe(400);
    expect(await flags(2, () => from(FAMILY, url))).toEqual([false, true]);
  });

  test('is not what a client writes in front of it', async () => {
    const { url } = await start({ LIMIT_PER_ADDRESS: '1' });
    let forged = 0;
    expect(await flags(2, () => from(`203.0.113.${++forged}, ${FAMILY}`, url))).toEqual([false, true]);
  });

  test('is neither stored nor logged', async () => {
    const { url, output } = await start({ LIMIT_PER_ADDRESS: '0' });
    const { body } = await from(FAMILY, url);
    expect(JSON.stringify((await stored(body.id)).data())).not.toContain('198.51');
    expect(output()).toContain('"code":"address"');
    expect(output()).not.toContain('198.51');
    const collections = (await consultations.firestore.listCollections()).map(({ id }) => id);
    expect(KNOWN).toEqual(expect.arrayContaining(collections));
  });
});

test('those without an address are counted by nobody', async () => {
  const { url } = await start({ LIMIT_PER_ADDRESS: '0' });
  expect(await flags(2, () => submit(VALID_REQUEST, { url }))).toEqual([false, false]);
});

test("a flood of forged addresses, a family's own included, does not turn that family away", async () => {
  const { url } = await start({});
  let host = 0;
  const forged = () => from(++host % 2 ? FAMILY : `203.0.113.${host}`, url);
  const flood = await Promise.all(Array.from({ length: 120 }, forged));
  expect(flood.map(({ status }) => status)).toEqual(Array(120).fill(201));
  const { status, body } = await from(FAMILY, url);
  expect(status).toBe(201);
  expect((await stored(body.id)).data()).toMatchObject(VALID_REQUEST);
});

describe('one instance', () => {
  test('takes so many requests in an hour; the next is told when and whom to call, and is not stored', async () => {
    const { url, output } = await start({ LIMIT_PER_INSTANCE: '3' });
    expect(await flags(3, () => submit(VALID_REQUEST, { url }))).toEqual([false, false, false]);
    const before = await countStored();
    const { status, body, headers } = await submit(VALID_REQUEST, { url });
    expect([status, body]).toEqual([429, TOO_MANY]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3_500);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(3_600);
    expect(await countStored()).toBe(before);
    expect(output()).toMatch(/"code":"too-many"/);
  });

  test('takes no more when they come at once', async () => {
    const { url } = await start({ LIMIT_PER_INSTANCE: '5' });
    const answers = await Promise.all(Array.from({ length: 12 }, () => submit(VALID_REQUEST, { url })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(5).fill(201), ...Array(7).fill(429)]);
  });
});

async function start(env: NodeJS.ProcessEnv): Promise<StartedFunction> {
  const started = await startFunction(FUNCTIONS, 'submit.consultation', {
    LIMIT_PER_ADDRESS: '5',
    LIMIT_PER_INSTANCE: '300',
    ...env,
  });
  onTestFinished(() => started.stop());
  return started;
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
