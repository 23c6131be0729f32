import lighthouse from 'lighthouse';
import type { Count } from './counts.ts';
import { PAGES } from './loads.ts';
import { urlOf } from './sites.ts';

/** Lighthouse's findings that do not depend on the machine. */
const READ = ['accessibility', 'best-practices', 'seo'] as const;

export async function marks(port: number): Promise<Count[]> {
  const lost = { accessibility: 0, 'best-practices': 0, seo: 0 };
  for (const path of PAGES) {
    const missing = await pointsLost(urlOf('ours', path), port);
    for (const category of READ) lost[category] = Math.max(lost[category], missing[category] ?? 100);
  }
  return READ.map((category) => ({ name: `Lighthouse points lost in ${category}`, value: lost[category], atMost: 0 }));
}

async function pointsLost(url: string, port: number) {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: [...READ] });
  if (!result) throw new Error(`Lighthouse has no result for ${url}`);
  const scores = READ.map((name) => [name, 100 - Math.round((result.lhr.categories[name]?.score ?? 0) * 100)]);
  return Object.fromEntries(scores) as Partial<Record<(typeof READ)[number], number>>;
}
