import { PATHS } from '../../web/src/routes.ts';
import type { Figures, Interaction } from './figures.ts';
import { CATEGORIES } from './lighthouse.ts';

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

export interface Measured {
  readonly figures: readonly Figures[];
  readonly interactions: readonly Interaction[];
  /** React and react-dom alone: their size, and how long they block while they bring one button to life. */
  readonly reactBytes: number;
  readonly reactBlocking: number;
}

/** Each figure is that of the worst route, where it is not one page's own. */
export function barsOf({ figures, interactions, reactBytes, reactBlocking }: Measured): Bar[] {
  const home = figures.find(({ path }) => path === PATHS.home);
  const form = figures.find(({ path }) => path === PATHS.consultation);
  if (!home || !form) throw new Error('Home and the consultation page were not measured.');
  const worst = (of: (figures: Figures) => number, among = figures) => Math.max(...among.map(of));
  const comfort = figures.filter((each) => each !== form);
  const scores = figures.flatMap((each) => CATEGORIES.map((name) => each.scores[name]));
  return [
    { name: 'Largest paint to the script-free twin', value: worst(({ lcp }) => lcp.ours / lcp.bare), atMost: 1.05 },
    { name: 'Largest paint, the default stack to ours, home', value: home.lcp.empty / home.lcp.ours, atLeast: 4 },
    {
      name: 'Blocking time before a touch, pages that only gain comfort, ms',
      value: worst(({ blocking }) => blocking.served, comfort),
      atMost: 0,
    },
    {
      name: 'Blocking time, first touch and hydration included, beyond that of one React button, ms',
      value: worst(({ blocking }) => blocking.awake) - reactBlocking,
      atMost: 50,
    },
    { name: 'Longest interaction, ms', value: Math.max(...interactions.map(({ duration }) => duration)), atMost: 200 },
    { name: 'Layout shift', value: worst(({ shift }) => shift), atMost: 0 },
    {
      name: 'Script before a touch, pages that only gain comfort, KB',
      value: worst(({ bytes }) => bytes.script, comfort) / KB,
      atMost: 3,
    },
    { name: 'Script of home to react and react-dom alone', value: home.bytes.script / reactBytes, atMost: 1.8 },
    { name: 'Script of the consultation page, KB', value: form.bytes.script / KB, atMost: 150 },
    { name: "Everything for home's first view, KB", value: home.bytes.all / KB, atMost: 200 },
    { name: 'Lowest Lighthouse score', value: Math.min(...scores), atLeast: 100 },
  ];
}
