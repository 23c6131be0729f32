import type { Tab } from './engine.ts';

export interface Flow {
  readonly name: string;
  readonly engines: 'all' | 'of today' | 'old';
  readonly script: 'on' | 'off';
  /** What a browser may rightly complain about. */
  readonly expected?: RegExp;
  readonly run: (tab: Tab) => Promise<void>;
}
