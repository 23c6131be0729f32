import type { Bytes } from './bytes.ts';
import type { Scores } from './lighthouse.ts';

/** What is measured of one route. Times are milliseconds. */
export interface Figures {
  readonly path: string;
  readonly lcp: Readonly<Record<'ours' | 'bare' | 'empty', number>>;
  readonly blocking: Blocking;
  readonly shift: number;
  readonly bytes: Bytes;
  readonly scriptAwake: number;
  readonly scores: Scores;
}

/** How long tasks kept a visitor waiting: until the page is left alone, and with the first touch and hydration. */
export interface Blocking {
  readonly served: number;
  readonly awake: number;
}

/** One kind of interaction on one page, and how long the longest of it took until the next paint; median of the rounds. */
export interface Interaction {
  readonly name: string;
  readonly duration: number;
}
