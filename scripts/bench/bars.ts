import { PATHS } from '../../web/src/routes.ts';
import { CATEGORIES } from './lighthouse.ts';
import type { Figures } from './report.ts';

const KB = 1000;

export interface Bar {
  readonly name: string;
  readonly value: number;
  readonly atMost?: number;
  readonly atLeast?: number;
}

export function isMissed({
  value,
  atMost = Number.POSITIVE_INFINITY,
  atLeast = Number.NEGATIVE_INFINITY,
}: Bar): boolean {
  return !(value <= atMost && value >= atLeast);
}

/** Each figure is that of the worst route, where it is not one page's own. */
export function barsOf(all: readonly Figures[], reactAlone: number): Bar[] {
  const home = all.find(({ path }) => path === PATHS.home);
  const form = all.find(({ path }) => path === PATHS.consultation);
  if (!home || !form) throw new Error('Home and the consultation page were not measured.');
  const worst = (of: (figures: Figures) => number) => Math.max(...all.map(of));
  const scores = all.flatMap((figures) => CATEGORIES.map((name) => figures.scores[name]));
  return [
    { name: 'Largest paint to the script-free twin', value: worst(({ lcp }) => lcp.ours / lcp.bare), atMost: 1.05 },
    { name: 'Largest paint, the default stack to ours, home', value: home.lcp.empty / home.lcp.ours, atLeast: 4 },
    { name: 'Total blocking time, first touch included, ms', value: worst(({ blocking }) => blocking), atMost: 50 },
    { name: 'Layout shift', value: worst(({ shift }) => shift), atMost: 0 },
    { name: 'Script of home to react and react-dom alone', value: home.bytes.script / reactAlone, atMost: 1.8 },
    { name: 'Script of the consultation page, KB', value: form.bytes.script / KB, atMost: 150 },
    { name: "Everything for home's first view, KB", value: home.bytes.all / KB, atMost: 200 },
    { name: 'Lowest Lighthouse score', value: Math.min(...scores), atLeast: 100 },
  ];
}
