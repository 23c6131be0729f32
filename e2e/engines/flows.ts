import { afterAll, describe, expect, test } from 'vitest';
import { goBackToOlderForm, sendWithoutScript, sendWithScript } from './consultation-flows.ts';
import { DriverTimeout, type Engine, type Flow } from './engine.ts';
import { openEachPage, openTwoQuestions, useMenu } from './page-flows.ts';

/** Logged when a page is left while its script loads. */
const LEFT = /^The page stays as it was served/;

const FLOWS: readonly Flow[] = [
  ['each page is hydrated and fits the screen', 'on', openEachPage],
  ['the menu leads to a page and closes, and links lead to a section and back', 'on', useMenu, LEFT],
  ['without script the menu works the same', 'off', useMenu],
  ['without script a question closes the one before', 'off', openTwoQuestions],
  ['Back to a form shows what was typed last, wherever it was typed', 'on', goBackToOlderForm],
  ['a filled form is stored once', 'on', sendWithScript],
  ['without script, Back keeps answers, and a filled form is stored once', 'off', sendWithoutScript, /status of 400/],
];

/** Runs flows in an engine. A problem that the engine reports fails the flow. */
export function testFlowsIn(engine: Engine, flows = FLOWS): void {
  describe(engine.name, () => {
    afterAll(() => engine.close());
    for (const flow of flows) test(flow[0], () => runWithWorkingDriver(engine, flow));
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

async function runIn(engine: Engine, [, script, run, expected]: Flow): Promise<void> {
  const tab = await engine.open({ script: script === 'on' });
  try {
    await run(tab);
    const problems = await tab.problems();
    expect(problems.filter((problem) => !expected?.test(problem))).toEqual([]);
  } finally {
    await tab.close();
  }
}
