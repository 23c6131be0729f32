import { type Comparison, type Finding, findingsOf, type Pair, type Sample } from './comparison.ts';

/** The smallest number of pairs with an interval of the median. */
export const PAIRS_AT_ONCE = 6;
export const MOST_PAIRS = 120;

/**
 * Takes six pairs of every comparison, then six more of those that are undecided, until all are decided, have `MOST_PAIRS`
 * pairs, or the time is over. `report` gets the findings after each six.
 */
export async function decide(
  comparisons: readonly Comparison[],
  isTimeOver: () => boolean,
  report: (findings: readonly Finding[]) => void = () => undefined,
): Promise<Finding[]> {
  const taken = new Map<Comparison, Pair<Sample>[]>(comparisons.map((comparison) => [comparison, []]));
  const findings = new Map<Comparison, readonly Finding[]>();
  const isOpen = (comparison: Comparison) =>
    !isTimeOver() &&
    (taken.get(comparison) ?? []).length < MOST_PAIRS &&
    findings.get(comparison)?.some(({ verdict }) => verdict === 'undecided on this machine');
  for (let open = comparisons; open.length > 0; open = open.filter(isOpen)) {
    for (const comparison of open) {
      const pairs = taken.get(comparison) ?? [];
      if (pairs.length > 0 && isTimeOver()) break;
      for (let count = 0; count < PAIRS_AT_ONCE; count++) {
        pairs.push(await comparison.takePair(pairs.length % 2 === 0));
      }
      const found = findingsOf(comparison, pairs);
      findings.set(comparison, found);
      report(found);
    }
  }
  return comparisons.flatMap((comparison) => findings.get(comparison) ?? []);
}
