import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubEnv('LIMIT_PER_ADDRESS', '1');
  vi.stubEnv('LIMIT_PER_INSTANCE', '1');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test('an address has room again when ten minutes are over', async () => {
  const { isOverLimit } = await import('./rate-limits.ts');
  const next = () => isOverLimit('198.51.100.1', crypto.randomUUID());
  expect([await next(), await next()]).toEqual([false, true]);
  vi.advanceTimersByTime(10 * 60_000 - 1);
  expect(await next()).toBe(true);
  vi.advanceTimersByTime(1);
  expect([await next(), await next()]).toEqual([false, true]);
});

test('an instance has room again when the hour is over, and says how long that is', async () => {
  const { secondsToWait } = await import('./rate-limits.ts');
  expect(await secondsToWait()).toBeUndefined();
  vi.advanceTimersByTime(59 * 60_000);
  expect(await secondsToWait()).toBe(60);
  vi.advanceTimersByTime(60_000);
  expect(await secondsToWait()).toBeUndefined();
});
