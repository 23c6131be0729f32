import { type Comparison, type Finding, findingsOf, type Pair, type Sample } from './comparison.ts';

/** The smallest number of pairs with an interval. */
export const PAIRS_AT_ONCE = 6;
export const MOST_PAIRS = 120;

/**
 * Takes six pairs of every comparison. Then takes six more of the undecided comparison that has taken the least time so
 * far, and repeats this until all are decided or have `MOST_PAIRS` pairs, or the time is over. `report` gets the findings
 * of a comparison after each six pairs.
 */
export async function decide(
  comparisons: readonly Comparison[],
  isTimeOver: () => boolean,
  report: (findings: readonly Finding[]) => void = () => undefined,
): Promise<Finding[]> {
  const states: State[] = comparisons.map((comparison) => ({ comparison, pairs: [], findings: [], spentMs: 0 }));
  const isOpen = ({ pairs, findings }: State) =>
    pairs.length === 0 ||
    (!isTimeOver() &&
      pairs.length < MOST_PAIRS &&
      findings.some(({ verdict }) => verdict === 'undecided on this machine'));
  const next = () => states.filter(isOpen).toSorted((a, b) => a.spentMs - b.spentMs)[0];
  for (let state = next(); state; state = next()) {
    const { comparison, pairs } = state;
    const start = performance.now();
    for (let count = 0; count < PAIRS_AT_ONCE; count++) pairs.push(await comparison.takePair(pairs.length % 2 === 0));
    state.spentMs += performance.now() - start;
    state.findings = findingsOf(comparison, pairs);
    report(state.findings);
  }
  return states.flatMap(({ findings }) => findings);
}

interface State {
  readonly comparison: Comparison;
  readonly pairs: Pair<Sample>[];
  findings: readonly Finding[];
  spentMs: number;
}
