import lighthouse from 'lighthouse';
import { PATHS } from '../../web/src/routes.ts';
import type { Comparison } from './comparison.ts';
import type { Count } from './counts.ts';
import { PAGES } from './loads.ts';
import { urlOf } from './sites.ts';

/** Lighthouse's findings that do not depend on the machine. */
const READ = ['accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof READ)[number] | 'performance';

export async function marks(port: number): Promise<Count[]> {
  const lost = { accessibility: 0, 'best-practices': 0, seo: 0 };
  for (const path of PAGES) {
    const missing = await pointsLost(urlOf('ours', path), port, READ);
    for (const category of READ) lost[category] = Math.max(lost[category], missing[category] ?? 100);
  }
  return READ.map((category) => ({ name: `Lighthouse points lost in ${category}`, value: lost[category], atMost: 0 }));
}

/** The performance score of the one page that runs script by itself. */
export function performanceMark(port: number): Comparison {
  const of = (site: 'ours' | 'bare') => async () => {
    const { performance = 100 } = await pointsLost(urlOf(site, PATHS.consultation), port, ['performance']);
    return { 'points lost in performance': performance };
  };
  return {
    name: 'Lighthouse on the form',
    twin: 'without script',
    bars: { 'points lost in performance': { as: 'difference', atMost: 0 } },
    measureOurs: of('ours'),
    measureTwin: of('bare'),
  };
}

async function pointsLost(url: string, port: number, categories: readonly Category[]) {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: [...categories] });
  if (!result) throw new Error(`Lighthouse has no result for ${url}`);
  const scores = categories.map((name) => [name, 100 - Math.round((result.lhr.categories[name]?.score ?? 0) * 100)]);
  return Object.fromEntries(scores) as Partial<Record<Category, number>>;
}
