/** A time of ours that is compared with the same time of a twin. */
export interface Row {
  readonly name: string;
  readonly twin: string;
  /** The maximum ratio to the twin's time. */
  readonly limit: number;
  /** Return milliseconds. */
  readonly ours: () => Promise<number>;
  readonly twins: () => Promise<number>;
  readonly pairs?: number;
}

/** Odd, so that one pair is the median. */
const PAIRS = 9;

/**
 * Measures ours and the twin in turn, so that a slow or busy machine slows down both, and prints a row of a table. The first
 * of a pair changes, because the second one often finds a warmer machine. Returns whether the median of the pairs is within
 * the limit.
 */
export async function compare({ name, twin, limit, ours, twins, pairs = PAIRS }: Row): Promise<boolean> {
  const taken: { our: number; other: number }[] = [];
  for (let pair = 0; pair < pairs; pair++) {
    const first = pair % 2 === 0 ? await ours() : await twins();
    const second = pair % 2 === 0 ? await twins() : await ours();
    taken.push(pair % 2 === 0 ? { our: first, other: second } : { our: second, other: first });
  }
  const found = median(taken.map(({ our, other }) => our / other));
  const [our, other] = [median(taken.map((pair) => pair.our)), median(taken.map((pair) => pair.other))];
  return report(name, `${our.toFixed(0)} ms`, `${twin}: ${other.toFixed(0)} ms`, found, limit, 'times');
}

/** Prints a row of the table. Returns whether the value is within its limit; one that is missing (NaN) is not. */
export function report(name: string, our: string, other: string, value: number, atMost: number, unit: string): boolean {
  const isMet = value <= atMost;
  const rounded = Number(value.toFixed(2));
  console.log(`| ${[name, our, other, `${rounded} ${unit}`, `${atMost}`, isMet ? 'met' : 'MISSED'].join(' | ')} |`);
  return isMet;
}

export function median(values: readonly number[]): number {
  if (values.some(Number.isNaN)) return Number.NaN;
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
