import { type Estimate, estimate, estimateOfRatios, median } from './statistics.ts';

/** The measurements of one visit, by figure. */
export type Sample = Readonly<Record<string, number>>;

/** The maximum difference from the twin, in milliseconds or points, or the maximum ratio to the twin. */
export interface Limit {
  readonly as: 'difference' | 'ratio';
  readonly atMost: number;
}

export interface Comparison {
  readonly name: string;
  /** The page that ours is compared with. */
  readonly twin: string;
  readonly limits: Readonly<Record<string, Limit>>;
  readonly takePair: TakePair<Sample>;
}

export interface Pair<Measured> {
  readonly ours: Measured;
  readonly twin: Measured;
}

export type TakePair<Measured> = (oursFirst: boolean) => Promise<Pair<Measured>>;

export type Verdict = 'met' | 'missed' | 'undecided on this machine';

/** The result of all pairs for one figure. */
export type Finding = ReturnType<typeof findingsOf>[number];

/** Undecided while the limit lies within the interval. */
export function verdictOf({ low, high }: Pick<Estimate, 'low' | 'high'>, atMost: number): Verdict {
  if (high <= atMost) return 'met';
  return low > atMost ? 'missed' : 'undecided on this machine';
}

/**
 * Measures ours and the twin directly after each other. The order can change from pair to pair, because the machine is
 * often warmer during the second visit.
 */
export function inTurn<Measured>(
  measureOurs: () => Promise<Measured>,
  measureTwin: () => Promise<Measured>,
): TakePair<Measured> {
  return async (oursFirst) => {
    const before = oursFirst ? undefined : await measureTwin();
    const ours = await measureOurs();
    return { ours, twin: before ?? (await measureTwin()) };
  };
}

/** Returns one finding per limit of a comparison. */
export function findingsOf({ name, twin, limits }: Comparison, pairs: readonly Pair<Sample>[]) {
  return Object.entries(limits).map(([figure, limit]) => {
    const of = (sample: Sample) => requireMeasured(sample[figure], `${name}: ${figure}`);
    const compare = ({ ours, twin }: Pair<Sample>) =>
      limit.as === 'ratio' ? of(ours) / of(twin) : of(ours) - of(twin);
    const found = (limit.as === 'ratio' ? estimateOfRatios : estimate)(pairs.map(compare));
    return {
      name: `${name}: ${figure}`,
      ours: median(pairs.map(({ ours }) => of(ours))),
      twinName: twin,
      twin: median(pairs.map(({ twin }) => of(twin))),
      limit,
      found,
      pairs: pairs.length,
      verdict: verdictOf(found, limit.atMost),
    };
  });
}

/** Throws for a missing value, NaN and infinity, because they would also lead to a verdict. */
export function requireMeasured(value: number | undefined, name: string): number {
  if (value === undefined || !Number.isFinite(value)) throw new Error(`${name} was not measured.`);
  return value;
}
