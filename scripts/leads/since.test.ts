import { expect, test } from 'vitest';
import { startOf } from './since.ts';

test.each([
  ['2026-11-01', '2026-11-01T05:00:00.000Z'],
  ['2026-11-02', '2026-11-02T06:00:00.000Z'],
  ['2026-03-08', '2026-03-08T06:00:00.000Z'],
  ['2026-03-09', '2026-03-09T05:00:00.000Z'],
])('%s starts at midnight in the time zone of the farm, also when daylight saving changes', (day, midnight) => {
  expect(startOf(day).toISOString()).toBe(midnight);
});

test('another text is rejected with an example', () => {
  expect(() => startOf('yesterday')).toThrow('--since yesterday is no date: write it like 2026-11-01.');
});
