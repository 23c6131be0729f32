import { beforeEach, describe, expect, test, vi } from 'vitest';
import { callerOf, type countRequest } from './rate-limits.ts';

const MINUTE_MS = 60_000;
const ACCEPTED = { isOverAddressLimit: false };

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});

test('the limit per address counts each address by itself, and accepts requests again after ten minutes', async () => {
  const count = await withLimits({ LIMIT_PER_ADDRESS: '1' });
  for (const address of ['198.51.100.1', '198.51.100.2', undefined, undefined])
    expect(await count({ address })).toEqual(ACCEPTED);
  vi.advanceTimersByTime(10 * MINUTE_MS - 1);
  expect(await count({ address: '198.51.100.1' })).toEqual({ isOverAddressLimit: true });
  vi.advanceTimersByTime(1);
  expect(await count({ address: '198.51.100.1' })).toEqual(ACCEPTED);
});

describe('the limit of the instance', () => {
  test('says how long to wait, and accepts requests after an hour, also without CPU, so that no timer could run', async () => {
    const count = await withLimits({ LIMIT_PER_INSTANCE: '1' });
    expect(await count()).toEqual(ACCEPTED);
    vi.setSystemTime(Date.now() + 59 * MINUTE_MS);
    expect(await count()).toEqual({ ...ACCEPTED, secondsToWait: 60 });
    vi.setSystemTime(Date.now() + MINUTE_MS);
    expect([await count(), await count()]).toEqual([ACCEPTED, { ...ACCEPTED, secondsToWait: 3_600 }]);
  });

  test('is apart for what fills the honeypot, for an address over its limit, without App Check and for all others, and a quarter of each for one visitor', async () => {
    const count = await withLimits({ LIMIT_PER_ADDRESS: '1', LIMIT_PER_INSTANCE: '4', LIMIT_OF_SPAM: '8' });
    const address = '198.51.100.1';
    const direct = Array.from({ length: 5 }, (_, index) => ({ peer: `192.0.2.${index}`, visitor: `192.0.2.${index}` }));
    expect(await accepted(count, direct, { address, signals: ['honeypot', 'app-check'] })).toEqual([2, 2, 2, 2, 0]);
    expect(await accepted(count, direct, { address, signals: ['app-check'] })).toEqual([1, 1, 1, 1, 0]);
    expect(await accepted(count, direct, { signals: ['app-check'] })).toEqual([1, 1, 1, 1, 0]);
    expect(await accepted(count, direct, {})).toEqual([1, 1, 1, 1, 0]);
  });

  test('is never used up by one visitor or one peer, and no visitor uses up what families behind the same server of Hosting get', async () => {
    const count = await withLimits({ LIMIT_PER_INSTANCE: '16' });
    const visitors = ['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.4'];
    const behind = (peer: string) => visitors.map((visitor) => ({ peer, visitor }));
    expect(await accepted(count, behind('192.0.2.1'))).toEqual([4, 4, 4, 0]);
    // The share of a visitor whom the first peer has named does not shrink behind another one.
    expect(await accepted(count, behind('192.0.2.2'))).toEqual([4, 0, 0, 0]);
  });
});

/** How many of nine requests of each caller are accepted. */
async function accepted(count: Count, callers: readonly Sent[], sent: Sent = {}): Promise<readonly number[]> {
  const numbers = [];
  for (const caller of callers) {
    const counts = await Promise.all(Array.from({ length: 9 }, () => count({ ...caller, ...sent })));
    numbers.push(counts.filter(({ secondsToWait }) => secondsToWait === undefined).length);
  }
  return numbers;
}

test('a repeated request is not counted again, gets the result of the first time, and is accepted when all limits are reached', async () => {
  const count = await withLimits({ LIMIT_PER_ADDRESS: '1', LIMIT_PER_INSTANCE: '1', LIMIT_OF_SPAM: '1' });
  const address = '198.51.100.1';
  await count({ id: 'within', address });
  await count({ id: 'over', address });
  await count({ id: 'spam', signals: ['honeypot'] });
  vi.advanceTimersByTime(9 * MINUTE_MS);
  for (const [id, isOverAddressLimit] of [
    ['within', false],
    ['over', true],
    ['spam', false],
  ] as const)
    for (const from of [address, '198.51.100.2'])
      expect(await count({ id, address: from })).toEqual({ isOverAddressLimit });
  vi.advanceTimersByTime(MINUTE_MS);
  expect(await count({ address })).toEqual({ ...ACCEPTED, secondsToWait: 50 * 60 });
});

// The library sets a timer for each entry.
test('a flood does not fill the memory: refused requests leave no entries', async () => {
  const count = await withLimits({ LIMIT_PER_INSTANCE: '20', LIMIT_OF_SPAM: '10' });
  const flood = Array.from({ length: 1_000 }, (_, index) =>
    count({ address: `a${index}`, visitor: `v${index}`, peer: `p${index}`, signals: index % 2 ? [] : ['honeypot'] }),
  );
  await Promise.all(flood);
  // An id, an address, a visitor and a peer for each accepted request, and two limits of the instance.
  expect(vi.getTimerCount()).toBe(4 * (20 + 10) + 2);
  vi.advanceTimersByTime(60 * MINUTE_MS);
  expect(vi.getTimerCount()).toBe(0);
});

type Sent = Partial<Parameters<typeof countRequest>[0]>;
type Count = Awaited<ReturnType<typeof withLimits>>;

/** Loads the module with these limits. */
async function withLimits(limits: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(limits)) vi.stubEnv(name, value);
  const { countRequest } = await import('./rate-limits.ts');
  return ({ id = crypto.randomUUID(), address, visitor, peer, signals = [] }: Sent = {}) =>
    countRequest({ id, address, visitor, peer, signals });
}

const FAMILY = '198.51.100.7';
const EDGE = '203.0.113.1';
const VICTIM = '192.0.2.9';
const hosting = { 'x-forwarded-host': 'farm.example' };

type Headers = Readonly<Record<string, string>>;

test.each<[string, Headers, string | undefined, string | undefined]>([
  [
    'through Hosting, with everything forged that can be forged',
    { ...hosting, 'fastly-client-ip': VICTIM, 'x-forwarded-for': `${VICTIM}, ${FAMILY}, ${EDGE}` },
    FAMILY,
    EDGE,
  ],
  ['direct, with a forged entry', { 'x-forwarded-for': `${VICTIM}, ${FAMILY}` }, FAMILY, FAMILY],
  ['direct, as if through Hosting', { ...hosting, 'x-forwarded-for': `${VICTIM}, ${FAMILY}` }, VICTIM, FAMILY],
  ['no header', {}, undefined, undefined],
])('the address of the visitor and of the peer: %s', (_, headers, address, peer) => {
  expect(callerOf((name) => headers[name])).toEqual({ address, visitor: address, peer });
});

test.each<[string, string | undefined, string | undefined]>([
  ['2001:DB8:0:7ab:1:2:3:4', '20010db8000007/56', '20010db80000/48'],
  ['2001:db8::7', '20010db8000000/56', '20010db80000/48'],
  [`2001:db8::ffff:${FAMILY}`, '20010db8000000/56', '20010db80000/48'],
  ['fe80::1%eth0', 'fe800000000000/56', 'fe8000000000/48'],
  [`::ffff:${FAMILY}`, FAMILY, FAMILY],
  ['::FFFF:c633:6407', FAMILY, FAMILY],
  [`0:0:0:0:0:ffff:${FAMILY}`, FAMILY, FAMILY],
  ['unknown', undefined, undefined],
  ['1'.repeat(10_000), undefined, undefined],
])('the address %s counts as %s, and at a ceiling as %s', (entry, address, visitor) => {
  expect(callerOf((name) => ({ 'x-forwarded-for': entry })[name])).toEqual({ address, visitor, peer: visitor });
});
