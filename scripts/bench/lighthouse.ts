import lighthouse from 'lighthouse';
import { requireMeasured } from './comparison.ts';
import type { Count } from './counts.ts';
import { PAGES } from './loads.ts';
import { urlOf } from './sites.ts';

/** The categories of Lighthouse that do not depend on the machine. */
const CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const;

/** Counts the points that the worst page loses in each category. */
export async function lighthousePointsLost(port: number): Promise<Count[]> {
  const lost = new Map<string, number>();
  for (const { path } of PAGES) {
    const result = await lighthouse(urlOf('ours', path), {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
    });
    for (const category of CATEGORIES) {
      const score = result?.lhr.categories[category]?.score ?? undefined;
      const points = 100 - Math.round(requireMeasured(score, `${category} of ${path}`) * 100);
      lost.set(category, Math.max(points, lost.get(category) ?? 0));
    }
  }
  return Array.from(lost, ([category, value]) => ({ name: `points lost in ${category}`, value, atMost: 0 }));
}
