import { afterEach, expect, test, vi } from 'vitest';
import { dateOf, timeNow } from './history.ts';

afterEach(() => vi.unstubAllEnvs());

test.each(['UTC', 'America/Chicago'])('a tag has the time of its deploy in the time zone %s', (zone) => {
  vi.stubEnv('TZ', zone);
  const date = new Date('2026-11-22T21:10:00.123Z');
  expect(dateOf({ time: timeNow(date) })).toEqual(date);
});
