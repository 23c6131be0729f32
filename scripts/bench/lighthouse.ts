import lighthouse from 'lighthouse';
import { median } from './median.ts';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Scores = Record<(typeof CATEGORIES)[number], number>;

const RUNS = 3;

/** Lighthouse's own phone, slow network and slow CPU included; the median of three runs. */
export async function scoresOf(url: string, port: number): Promise<Scores> {
  const runs: Scores[] = [];
  for (let run = 0; run < RUNS; run++) runs.push(await scoreOnce(url, port));
  const medians = CATEGORIES.map((category) => [category, median(runs.map((scores) => scores[category]))]);
  return Object.fromEntries(medians);
}

async function scoreOnce(url: string, port: number): Promise<Scores> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: [...CATEGORIES] });
  if (!result) throw new Error(`Lighthouse has no result for ${url}`);
  const { categories } = result.lhr;
  return Object.fromEntries(
    CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
  ) as Scores;
}
