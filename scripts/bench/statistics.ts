/** The maximum probability that the whole interval is above the true center. The same applies to below. */
const TAIL = 0.025;

export interface Estimate {
  readonly center: number;
  /** The 95 % interval of the center. Infinite for fewer than six values. */
  readonly low: number;
  readonly high: number;
}

/**
 * The center and its interval after Hodges and Lehmann: the center is the median of the means of every two values, each
 * value with itself included, and the interval goes from the k-th smallest to the k-th largest of these means (Conover,
 * Practical Nonparametric Statistics, 3rd edition, section 5.7). With normal noise it needs two thirds of the values that
 * the median needs for an interval of the same width. It assumes that the values are symmetric around the center, which
 * holds if ours and the twin vary alike, as with the page without script. Otherwise the center can differ from the
 * median.
 */
export function estimate(values: readonly number[]): Estimate {
  const means = values.flatMap((one, index) => values.slice(index).map((other) => (one + other) / 2));
  means.sort((a, b) => a - b);
  const k = rankOfEnd(values.length);
  return {
    center: median(means),
    low: means[k - 1] ?? Number.NEGATIVE_INFINITY,
    high: means[means.length - k] ?? Number.POSITIVE_INFINITY,
  };
}

/** Estimates the center of ratios from their logarithms, so that a ratio and its inverse count alike. */
export function estimateOfRatios(ratios: readonly number[]): Estimate {
  const { center, low, high } = estimate(ratios.map(Math.log));
  return { center: Math.exp(center), low: Math.exp(low), high: Math.exp(high) };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** The largest k such that fewer than k means are below the true center with a probability of at most `TAIL`. */
function rankOfEnd(count: number): number {
  // The probability of each sum of ranks, if each rank counts with a probability of one half (Wilcoxon).
  let chances = [1];
  for (let rank = 1; rank <= count; rank++) {
    const chanceOf = (sum: number) => chances[sum] ?? 0;
    chances = Array.from({ length: chances.length + rank }, (_, sum) => (chanceOf(sum) + chanceOf(sum - rank)) / 2);
  }
  let k = 0;
  for (let tail = chances[0] ?? 1; tail <= TAIL; tail += chances[k] ?? 1) k++;
  return k;
}
