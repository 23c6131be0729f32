import { afterEach, expect, test, vi } from 'vitest';
import { type Comparison, inTurn, type Limit } from './comparison.ts';
import { decide, MOST_PAIRS, PAIRS_AT_ONCE } from './decide.ts';
import { estimate, estimateOfRatios } from './statistics.ts';

const never = () => false;

afterEach(() => {
  vi.useRealTimers();
});

/** Ours repeats these values, and the twin always has 100. */
function comparison(values: readonly number[], limit: Limit, log: string[] = []): Comparison {
  let visits = 0;
  return {
    name: 'page',
    twin: 'twin',
    limits: { time: limit },
    takePair: inTurn(
      async () => {
        log.push('ours');
        return { time: values[visits++ % values.length] ?? Number.NaN };
      },
      async () => {
        log.push('twin');
        return { time: 100 };
      },
    ),
  };
}

async function decided(values: readonly number[], limit: Limit) {
  const [finding] = await decide([comparison(values, limit)], never);
  return { verdict: finding?.verdict, pairs: finding?.pairs };
}

const limit = { as: 'difference', atMost: 50 } as const;
/** The limit stays inside their interval. */
const AROUND_LIMIT = [140, 143, 147, 152, 157, 161];

test('a limit is met if the whole interval is below or equal to it', async () => {
  expect(await decided([130, 140, 150], limit)).toEqual({ verdict: 'met', pairs: PAIRS_AT_ONCE });
});

test('a limit is missed if the whole interval is above it', async () => {
  expect(await decided([151, 160, 170], limit)).toEqual({ verdict: 'missed', pairs: PAIRS_AT_ONCE });
});

test('while the limit is inside the interval, more pairs are measured until it is outside', async () => {
  const { verdict, pairs } = await decided([110, 120, 130, 140, 160], limit);
  expect(verdict).toBe('met');
  expect(pairs).toBeGreaterThan(PAIRS_AT_ONCE);
  expect(pairs).toBeLessThan(MOST_PAIRS);
});

test('a limit that is still inside the interval after the maximum number of pairs is undecided', async () => {
  expect(await decided(AROUND_LIMIT, limit)).toEqual({
    verdict: 'undecided on this machine',
    pairs: MOST_PAIRS,
  });
});

test('when the time is over, each comparison still gets its first six pairs, but no more', async () => {
  const findings = await decide([comparison([140, 160], limit), comparison([130], limit)], () => true);
  expect(findings.map(({ verdict, pairs }) => [verdict, pairs])).toEqual([
    ['undecided on this machine', PAIRS_AT_ONCE],
    ['met', PAIRS_AT_ONCE],
  ]);
});

test('more pairs go to the undecided comparison that has taken the least time', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const lasting = (ms: number): Comparison => {
    const one = comparison(AROUND_LIMIT, limit);
    const takePair = (oursFirst: boolean) => {
      vi.advanceTimersByTime(ms);
      return one.takePair(oursFirst);
    };
    return { ...one, takePair };
  };
  const end = performance.now() + 600;
  const findings = await decide([lasting(45), lasting(10)], () => performance.now() > end);
  // Six pairs take 270 ms of the slow comparison and 60 ms of the quick one, so the slow one is next after five times six.
  expect(findings.map(({ pairs }) => pairs)).toEqual([2 * PAIRS_AT_ONCE, 5 * PAIRS_AT_ONCE]);
});

test('ours and its twin are measured in turn, and each of them first in every other pair', async () => {
  const log: string[] = [];
  await decide([comparison([130], limit, log)], never);
  expect(log.slice(0, 8)).toEqual(['ours', 'twin', 'twin', 'ours', 'ours', 'twin', 'twin', 'ours']);
});

test('a ratio is estimated from the ratios of the pairs, and a difference from their differences', async () => {
  const values = [90, 100, 120];
  const all = [comparison(values, { as: 'ratio', atMost: 2 }), comparison(values, limit)];
  const [ratio, difference] = await decide(all, never);
  expect(ratio?.found).toEqual(estimateOfRatios([0.9, 0.9, 1, 1, 1.2, 1.2]));
  expect(difference?.found).toEqual(estimate([-10, -10, 0, 0, 20, 20]));
});

test('each figure of a comparison has a verdict of its own', async () => {
  const two: Comparison = {
    name: 'page',
    twin: 'twin',
    limits: { paint: { as: 'ratio', atMost: 1.02 }, blocking: { as: 'difference', atMost: 0 } },
    takePair: inTurn(
      async () => ({ paint: 100, blocking: 1 }),
      async () => ({ paint: 100, blocking: 0 }),
    ),
  };
  const findings = await decide([two], never);
  expect(findings.map(({ name, verdict }) => [name, verdict])).toEqual([
    ['page: paint', 'met'],
    ['page: blocking', 'missed'],
  ]);
});

test('a missing measurement ends the run and gets no verdict', async () => {
  await expect(decide([comparison([Number.NaN], limit)], never)).rejects.toThrow('page: time was not measured.');
});

test('a limit is almost never met if the figure exceeds it by half a standard deviation of its pairs', async () => {
  const runs = 500;
  const verdicts: (string | undefined)[] = [];
  const next = normalNumbers();
  for (let run = 0; run < runs; run++) {
    const values = Array.from({ length: MOST_PAIRS }, () => 150 + 10 * (next() + 0.5));
    verdicts.push((await decided(values, limit)).verdict);
  }
  const share = (verdict: string) => verdicts.filter((each) => each === verdict).length / runs;
  expect(share('met')).toBeLessThan(0.005);
  expect(share('missed')).toBeGreaterThan(0.9);
});

/** The same sequence in each run: normally distributed (Box and Muller), from a linear congruential generator. */
function normalNumbers(): () => number {
  let state = 1;
  const uniform = () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
  return () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
}
