/** The maximum probability that the whole interval is above the true median. The same applies to below. */
const TAIL = 0.025;

export interface Estimate {
  readonly median: number;
  /** The 95 % interval of the median. Infinite for fewer than six values. */
  readonly low: number;
  readonly high: number;
}

/**
 * The interval needs no assumption about the distribution: its ends are the k-th smallest and the k-th largest value,
 * with k from the binomial distribution (Conover, Practical Nonparametric Statistics, 3rd edition, section 3.2).
 */
export function estimate(values: readonly number[]): Estimate {
  const sorted = values.toSorted((a, b) => a - b);
  const k = rankOfEnd(sorted.length);
  return {
    median: median(sorted),
    low: sorted[k - 1] ?? Number.NEGATIVE_INFINITY,
    high: sorted[sorted.length - k] ?? Number.POSITIVE_INFINITY,
  };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** The largest k such that fewer than k values are below the true median with a probability of at most `TAIL`. */
function rankOfEnd(count: number): number {
  let k = 0;
  let chance = 0.5 ** count;
  for (let tail = chance; tail <= TAIL; tail += chance) {
    k++;
    chance *= (count - k + 1) / k;
  }
  return k;
}
