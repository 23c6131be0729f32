import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { VALID_REQUEST } from './contract/consultation.cases.ts';
import { consultations, countStored, submit } from './testing/consultations.ts';
import { startFunction } from './testing/start-function.ts';

const FUNCTIONS = join(import.meta.dirname, '..');
const limits = consultations.firestore.collection('limits');
const OUT_OF_THE_WAY = { LIMIT_PER_ADDRESS: '1000', LIMIT_WITHOUT_ADDRESS: '1000', LIMIT_ALTOGETHER: '1000' };
const TOO_MANY = { error: expect.stringContaining('(405) 555-0100') };

beforeEach(forget);
afterAll(forget);

describe('one address', () => {
  test('has room for 5 requests; the sixth waits and is not stored', async () => {
    const url = await start({ LIMIT_PER_ADDRESS: '5' });
    expect(await statuses(5, () => from('198.51.100.1', url))).toEqual([201, 201, 201, 201, 201]);
    const before = await countStored();
    const { status, body, headers } = await from('198.51.100.1', url);
    expect([status, body]).toEqual([429, TOO_MANY]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(570);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(610);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(await countStored()).toBe(before);
    expect((await from('198.51.100.2', url)).status).toBe(201);
  });

  test('has room again when the ten minutes are over', async () => {
    const url = await start({ LIMIT_PER_ADDRESS: '2' });
    expect(await statuses(3, () => from('198.51.100.1', url))).toEqual([201, 201, 429]);
    await letPass(10 * 60_000 + 10_000);
    expect(await statuses(3, () => from('198.51.100.1', url))).toEqual([201, 201, 429]);
  });

  test('pays for a request once, however often it is sent', async () => {
    const url = await start({ LIMIT_PER_ADDRESS: '2' });
    const key = crypto.randomUUID();
    expect(await statuses(4, () => from('198.51.100.1', url, key))).toEqual([201, 200, 200, 200]);
    expect(await statuses(2, () => from('198.51.100.1', url))).toEqual([201, 429]);
    expect((await from('198.51.100.1', url, key)).status).toBe(200);
  });

  test('pays nothing for what is refused', async () => {
    const url = await start({ LIMIT_PER_ADDRESS: '1' });
    const headers = { 'X-Forwarded-For': '198.51.100.1' };
    expect((await submit({ ...VALID_REQUEST, email: '' }, { url, headers })).status).toBe(400);
    expect(await statuses(2, () => from('198.51.100.1', url))).toEqual([201, 429]);
  });

  test('is the first that the proxies name, and is stored as a salted hash only', async () => {
    const url = await start({ LIMIT_PER_ADDRESS: '1' });
    expect((await from('198.51.100.77, 203.0.113.5', url)).status).toBe(201);
    expect((await from('198.51.100.77, 203.0.113.6', url)).status).toBe(429);
    const stored = (await limits.get()).docs.map((document) => [document.id, document.data()]);
    expect(stored.flat()).toContainEqual(expect.stringMatching(/^address-[0-9a-f]{32}$/));
    expect(JSON.stringify(stored)).not.toContain('198.51');
  });
});

test('everybody together has room for so many an hour', async () => {
  const url = await start({ LIMIT_ALTOGETHER: '3' });
  let host = 0;
  const another = () => from(`203.0.113.${++host}`, url);
  expect(await statuses(4, another)).toEqual([201, 201, 201, 429]);
  expect(Number((await another()).headers.get('retry-after'))).toBeGreaterThan(3_500);
  await letPass(60 * 60_000 + 60_000);
  expect(await statuses(1, another)).toEqual([201]);
});

test('those without an address share one limit', async () => {
  const url = await start({ LIMIT_PER_ADDRESS: '1', LIMIT_WITHOUT_ADDRESS: '3' });
  expect(await statuses(4, () => submit(VALID_REQUEST, { url }))).toEqual([201, 201, 201, 429]);
});

test('a limit holds when requests come at once to several instances', async () => {
  const urls = await Promise.all([start({ LIMIT_PER_ADDRESS: '5' }), start({ LIMIT_PER_ADDRESS: '5' })]);
  const before = await countStored();
  const answers = await Promise.all(urls.flatMap((url) => Array.from({ length: 12 }, () => from('198.51.100.9', url))));
  const accepted = answers.filter(({ status }) => status === 201);
  expect([accepted.length, answers.filter(({ status }) => status === 429).length]).toEqual([5, 19]);
  expect(await countStored()).toBe(before + 5);
});

test('what is counted says when it may be deleted', async () => {
  const url = await start({});
  await from('198.51.100.1', url);
  const lifetimes = (await counted()).map((tally) =>
    Math.round((tally.get('expiresAt').toMillis() - Date.now()) / 60_000),
  );
  expect(lifetimes.toSorted()).toEqual([10, 60]);
});

async function start(env: NodeJS.ProcessEnv): Promise<string> {
  const started = await startFunction(FUNCTIONS, 'submit.consultation', { ...OUT_OF_THE_WAY, ...env });
  onTestFinished(() => started.stop());
  return started.url;
}

function from(address: string, url: string, key?: string) {
  return submit(VALID_REQUEST, { url, headers: { 'X-Forwarded-For': address }, ...(key && { key }) });
}

async function statuses(count: number, send: () => ReturnType<typeof submit>): Promise<number[]> {
  const found: number[] = [];
  for (let sent = 0; sent < count; sent++) found.push((await send()).status);
  return found;
}

async function forget(): Promise<void> {
  await Promise.all((await counted()).map(({ ref }) => ref.delete()));
}

/** Moves what was counted into the past. */
async function letPass(milliseconds: number): Promise<void> {
  for (const tally of await counted()) {
    const counts = Object.entries(JSON.parse(tally.get('counts')));
    const earlier = Object.fromEntries(counts.map(([end, count]) => [Number(end) - milliseconds, count]));
    await tally.ref.update({ counts: JSON.stringify(earlier) });
  }
}

async function counted() {
  return (await limits.get()).docs.filter(({ id }) => id !== 'salt');
}
