import { afterAll, describe, expect, test } from 'vitest';
import { CONSULTATION_FLOWS } from './consultation-flows.ts';
import { DriverTimeout, type Engine, type Flow } from './engine.ts';
import { PAGE_FLOWS } from './page-flows.ts';

/** Runs flows in an engine. A problem that the engine reports fails the flow. */
export function testFlowsIn(engine: Engine, flows = flowsFor(engine)): void {
  describe(engine.name, () => {
    afterAll(() => engine.close());
    for (const flow of flows) test(flow.name, () => runWithWorkingDriver(engine, flow));
  });
}

/** Repeats a flow once in a new tab if the driver stopped answering. A page that hangs fails both times. */
function runWithWorkingDriver(engine: Engine, flow: Flow): Promise<void> {
  return runIn(engine, flow).catch((reason) => {
    // `expect.poll` wraps the errors of its function.
    if (![reason, reason.cause].some((each) => each instanceof DriverTimeout)) throw reason;
    return runIn(engine, flow);
  });
}

async function runIn(engine: Engine, { script, expected, run }: Flow): Promise<void> {
  // An old engine does not run our script even if JavaScript is on.
  const tab = await engine.open({ script: engine.isOld || script === 'on' });
  try {
    await run(tab);
    const problems = await tab.problems();
    expect(problems.filter((problem) => !expected?.test(problem))).toEqual([]);
  } finally {
    await tab.close();
  }
}

function flowsFor({ isOld }: Engine): readonly Flow[] {
  const flows = [...PAGE_FLOWS, ...CONSULTATION_FLOWS];
  return flows.filter(({ engines }) => engines === 'all' || engines === (isOld ? 'old' : 'of today'));
}
