import { afterAll, describe, expect, test } from 'vitest';
import { CONSULTATION_FLOWS } from './consultation-flows.ts';
import type { Engine, Tab } from './engine.ts';
import { PAGE_FLOWS } from './page-flows.ts';

export interface Flow {
  readonly name: string;
  readonly engines: 'all' | 'of today' | 'old';
  readonly script: 'on' | 'off';
  /** What a browser may rightly complain about. */
  readonly expected?: RegExp;
  readonly run: (tab: Tab) => Promise<void>;
}

/** What the engine complains about fails the flow, as far as it tells. */
export function testFlowsIn(engine: Engine): void {
  afterAll(() => engine.close());
  describe(engine.name, () => {
    test.each(flowsFor(engine))('$name', async ({ script, expected, run }) => {
      // An old engine leaves our script alone by itself.
      const tab = await engine.open({ script: engine.isOld || script === 'on' });
      try {
        await run(tab);
        const problems = await tab.problems();
        expect(problems.filter((problem) => !expected?.test(problem))).toEqual([]);
      } finally {
        await tab.close();
      }
    });
  });
}

function flowsFor({ isOld }: Engine): Flow[] {
  const flows = [...PAGE_FLOWS, ...CONSULTATION_FLOWS];
  return flows.filter(({ engines }) => engines === 'all' || engines === (isOld ? 'old' : 'of today'));
}
