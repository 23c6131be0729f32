import { expect, test } from 'vitest';
import { farmDay } from './farm-day.ts';

test.each([
  ['2026-11-24T23:59-06:00', '2026-11-24'],
  ['2026-11-25T00:01-06:00', '2026-11-25'],
  ['2026-07-01T23:59-05:00', '2026-07-01'],
  ['2026-07-02T01:01-05:00', '2026-07-02'],
])('at %s it is %s at the farm', (time, day) => {
  expect(farmDay(Date.parse(time)) * 86_400_000).toBe(Date.parse(day));
});
