import { afterAll, describe, expect, test } from 'vitest';
import { CONSULTATION_FLOWS } from './consultation-flows.ts';
import type { Engine } from './engine.ts';
import type { Flow } from './flow.ts';
import { PAGE_FLOWS } from './page-flows.ts';

/** What the engine complains about fails the flow, as far as it tells. */
export function testFlowsIn(engine: Engine): void {
  afterAll(() => engine.close());
  describe(engine.name, () => {
    for (const flow of flowsFor(engine)) test(flow.name, () => runIn(engine, flow));
  });
}

async function runIn(engine: Engine, { script, expected, run }: Flow): Promise<void> {
  // An old engine leaves our script alone by itself.
  const tab = await engine.open({ script: engine.isOld || script === 'on' });
  try {
    await run(tab);
    const problems = await tab.problems();
    expect(problems.filter((problem) => !expected?.test(problem))).toEqual([]);
  } finally {
    await tab.close();
  }
}

function flowsFor({ isOld }: Engine): Flow[] {
  const flows = [...PAGE_FLOWS, ...CONSULTATION_FLOWS];
  return flows.filter(({ engines }) => engines === 'all' || engines === (isOld ? 'old' : 'of today'));
}
