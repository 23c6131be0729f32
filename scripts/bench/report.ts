import { type Bar, isMissed } from './bars.ts';
import type { Figures, Interaction } from './figures.ts';
import { CATEGORIES } from './lighthouse.ts';

export function figuresTable(all: readonly Figures[]): string {
  const titles = [
    'Route',
    'LCP ms',
    'to script-free',
    'default to ours',
    'TBT served / awake ms',
    'CLS',
    ...SIZES,
    'Lighthouse',
  ];
  return table([titles, ...all.map(row)]);
}

const SIZES = ['HTML KB', 'script KB', 'awake KB', 'fonts KB', 'images KB', 'all KB'];

function row({ path, lcp, blocking, shift, bytes, scriptAwake, scores }: Figures): string[] {
  const sizes = [bytes.document, bytes.script, scriptAwake, bytes.font, bytes.image, bytes.all].map((size) =>
    (size / 1000).toFixed(1),
  );
  const ratios = [lcp.ours / lcp.bare, lcp.empty / lcp.ours].map((ratio) => ratio.toFixed(2));
  const marks = CATEGORIES.map((category) => scores[category]).join(' / ');
  return [
    `\`${path}\``,
    lcp.ours.toFixed(0),
    ...ratios,
    `${blocking.served.toFixed(0)} / ${blocking.awake.toFixed(0)}`,
    shift.toFixed(3),
    ...sizes,
    marks,
  ];
}

export function interactionsTable(all: readonly Interaction[]): string {
  return table([
    ['Interaction', 'ms to the next paint'],
    ...all.map(({ name, duration }) => [name, duration.toFixed(0)]),
  ]);
}

export function verdictTable(bars: readonly Bar[]): string {
  return table([['Figure', 'Measured', 'Bar', ''], ...bars.map(verdict)]);
}

function verdict(bar: Bar): string[] {
  const limit = bar.atMost === undefined ? `at least ${bar.atLeast}` : `at most ${bar.atMost}`;
  return [bar.name, String(Number(bar.value.toFixed(3))), limit, isMissed(bar) ? 'missed' : 'met'];
}

function table([titles = [], ...rows]: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(titles), line(titles.map(() => '---')), ...rows.map(line)].join('\n');
}
