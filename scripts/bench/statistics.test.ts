import { expect, test } from 'vitest';
import { estimate, estimateOfRatios } from './statistics.ts';

/** Powers of two, so that the means of all pairs differ. */
const powers = (count: number) => Array.from({ length: count }, (_, index) => 2 ** index);

// Conover, table A12: one more than the largest sum that is reached or undercut with a probability of at most 2.5 %.
test.each([
  [6, 1],
  [8, 4],
  [9, 6],
  [12, 14],
  [20, 53],
  [50, 435],
])(
  'of %i values, the interval goes from the mean with rank %i to the mean with the same rank from the end',
  (count, rank) => {
    const values = powers(count);
    const means = values.flatMap((one, index) => values.slice(index).map((other) => (one + other) / 2));
    const sorted = means.toSorted((a, b) => a - b);
    const { low, high } = estimate(values.toReversed());
    expect([low, high]).toEqual([sorted.at(rank - 1), sorted.at(-rank)]);
  },
);

test('the center is the median of the means of every two values, each value with itself included', () => {
  // 1, 1.5, 2, 4, 4.5, 7
  expect(estimate([7, 1, 2]).center).toBe(3);
});

test('ratios are averaged as logarithms, so that halves and doubles cancel out', () => {
  const { center, low, high } = estimateOfRatios([0.5, 0.5, 0.5, 2, 2, 2]);
  expect([center, low, high].map((value) => Number(value.toFixed(9)))).toEqual([1, 0.5, 2]);
});

test('fewer than six values have no interval', () => {
  const { center, low, high } = estimate([1, 2, 3, 4, 5]);
  expect([center, low, high]).toEqual([3, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]);
});

test('one outlier in twelve values does not change the interval, however large it is', () => {
  const values = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
  expect(estimate([...values, 1000])).toEqual(estimate([...values, 100]));
  expect(estimate([...values, 1000]).high).toBeLessThan(11);
});
