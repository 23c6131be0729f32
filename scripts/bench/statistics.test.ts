import { expect, test } from 'vitest';
import { estimate } from './statistics.ts';

/** The numbers 1 to n, so that each value is equal to its rank. */
const ranks = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

// The ranks of published tables (Conover, table A3).
test.each([
  [6, 1, 6],
  [8, 1, 8],
  [9, 2, 8],
  [12, 3, 10],
  [20, 6, 15],
  [50, 18, 33],
])('of %i values, the interval of the median goes from rank %i to rank %i', (count, low, high) => {
  expect(estimate(ranks(count).toReversed())).toEqual({ median: (count + 1) / 2, low, high });
});

test('fewer than six values have no interval', () => {
  const { median, low, high } = estimate(ranks(5));
  expect([median, low, high]).toEqual([3, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]);
});

test('a single outlier moves neither the median nor the interval of ten values', () => {
  expect(estimate([...ranks(9), 1000])).toEqual(estimate(ranks(10)));
});
