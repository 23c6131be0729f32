import { expect, test } from 'vitest';
import type { Finding } from './comparison.ts';
import { lineOf, lineOfCount, tableOf } from './report.ts';

const FINDING: Finding = {
  name: 'form hydrated: time',
  ours: 1980.4,
  twinName: 'the baseline',
  twin: 4000,
  limit: { as: 'ratio', atMost: 0.55 },
  found: { center: 0.495, low: 0.48, high: 0.51 },
  pairs: 6,
  verdict: 'met',
};

test('a row shows the medians of ours and of the twin, the center with its interval, the limit and the verdict', () => {
  expect(tableOf([lineOf(FINDING)])).toContain(
    '| form hydrated: time | 1980 | the baseline: 4000 | ×0.49 [×0.48 to ×0.51] | 6 | at most ×0.55 | met |',
  );
});

test('a difference has a sign', () => {
  const difference = { as: 'difference', atMost: 50 } as const;
  const { cells } = lineOf({ ...FINDING, limit: difference, found: { center: -18, low: -30, high: 4 } });
  expect(cells).toContain('−18 [−30 to +4]');
});

test.each([
  [58, 'met'],
  [58.1, 'missed'],
])('a count of %d at a limit of 58 is %s', (value, verdict) => {
  expect(lineOfCount({ name: 'KB', value, atMost: 58 }).verdict).toBe(verdict);
});

test('a count that was not measured ends the run', () => {
  expect(() => lineOfCount({ name: 'KB', value: Number.NaN, atMost: 58 })).toThrow('KB was not measured.');
});
