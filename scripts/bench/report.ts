import { type Finding, type Limit, requireMeasured, type Verdict, verdictOf } from './comparison.ts';
import type { Count } from './counts.ts';

/** One row of the report. */
export interface Line {
  readonly cells: readonly string[];
  readonly verdict: Verdict;
}

const TITLES = ['Figure', 'Ours', 'Twin', 'Difference or ratio [95 % interval]', 'Pairs', 'Limit', ''];

export function lineOf({ name, ours, twinName, twin, limit, found, pairs, verdict }: Finding): Line {
  const { center, low, high } = found;
  const interval = `${format(limit, center)} [${format(limit, low)} to ${format(limit, high)}]`;
  const atMost = `at most ${format(limit, limit.atMost)}`;
  return {
    cells: [name, ours.toFixed(0), `${twinName}: ${twin.toFixed(0)}`, interval, String(pairs), atMost, verdict],
    verdict,
  };
}

export function lineOfCount({ name, value, atMost }: Count): Line {
  requireMeasured(value, name);
  const verdict = verdictOf({ low: value, high: value }, atMost);
  return { cells: [name, String(Number(value.toFixed(3))), '', '', '', `at most ${atMost}`, verdict], verdict };
}

export function tableOf(lines: readonly Line[]): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [row(TITLES), row(TITLES.map(() => '---')), ...lines.map(({ cells }) => row(cells))].join('\n');
}

/** Formats a ratio as `×0.98` and a difference as `+12`. */
function format({ as }: Limit, value: number): string {
  if (as === 'ratio') return `×${value.toFixed(2)}`;
  return `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(0)}`;
}
