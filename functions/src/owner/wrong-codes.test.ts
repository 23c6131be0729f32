import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const OWNER = { address: '198.51.100.1', peer: '192.0.2.1' };
const UNKNOWN = { address: undefined, peer: undefined };

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('ten wrong codes block an address for a minute, but no other caller', async () => {
  const { countWrongCode, secondsToWait } = await import('./wrong-codes.ts');
  const attacker = { ...OWNER, address: '198.51.100.66' };
  for (let wrong = 0; wrong < 10; wrong++) {
    expect(await secondsToWait(attacker)).toBeUndefined();
    await countWrongCode(attacker);
  }
  vi.advanceTimersByTime(20_500);
  expect(await secondsToWait(attacker)).toBe(40);
  for (const other of [OWNER, UNKNOWN]) expect(await secondsToWait(other)).toBeUndefined();
  vi.advanceTimersByTime(40_000);
  expect(await secondsToWait(attacker)).toBeUndefined();
});

test('100 wrong codes block a peer that forges its addresses, but no other caller', async () => {
  const { countWrongCode, secondsToWait } = await import('./wrong-codes.ts');
  const forged = (number: number) => ({ address: `203.0.113.${number}`, peer: '198.51.100.66' });
  for (let wrong = 0; wrong < 99; wrong++) await countWrongCode(forged(wrong));
  expect(await secondsToWait(forged(200))).toBeUndefined();
  await countWrongCode(forged(99));
  expect(await secondsToWait(forged(200))).toBe(60);
  for (const other of [OWNER, UNKNOWN]) expect(await secondsToWait(other)).toBeUndefined();
});

test('300 wrong codes block all callers, for a minute at most', async () => {
  const { countWrongCode, secondsToWait } = await import('./wrong-codes.ts');
  const caller = (number: number) => ({ address: `2001:db8::${number}`, peer: `2001:db8::${number}` });
  for (let wrong = 0; wrong < 299; wrong++) await countWrongCode(caller(wrong));
  expect(await secondsToWait(OWNER)).toBeUndefined();
  await countWrongCode(UNKNOWN);
  for (const each of [OWNER, UNKNOWN]) expect(await secondsToWait(each)).toBe(60);
  vi.advanceTimersByTime(60_000);
  for (const each of [OWNER, UNKNOWN]) expect(await secondsToWait(each)).toBeUndefined();
  expect(vi.getTimerCount()).toBe(0);
});
