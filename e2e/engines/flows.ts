import { afterAll, describe, expect, test } from 'vitest';
import { waitForHydration } from './acting.ts';
import * as consultation from './consultation-flows.ts';
import { DriverTimeout, type Engine, type Flow } from './engine.ts';
import * as pages from './page-flows.ts';

/** Logged when a page is left while its script loads. */
const LEFT = /^The page stays as it was served/;

const FLOWS: readonly Flow[] = [
  ['each page opens and fits the screen', 'old', 'on', pages.openEachPage, LEFT],
  ['each page is hydrated and fits the screen', 'of today', 'on', (tab) => pages.openEachPage(tab, waitForHydration)],
  ['the menu leads to a page and closes, and links lead to a section and back', 'of today', 'on', pages.useMenu, LEFT],
  ['without script the menu works the same', 'of today', 'off', pages.useMenu],
  ['a question opens and closes the one before', 'of today', 'off', pages.openTwoQuestions],
  ['the menu button and links lead on, and a question opens', 'old', 'on', pages.useFooterForMenu],
  ['answers survive a reload, a filled form is stored once', 'of today', 'on', consultation.sendWithScript],
  [
    'after a translator has changed the texts of a page in place before hydration, a filled form is stored once',
    'of today',
    'on',
    consultation.sendFromTranslatedPage,
    /was rendered again/,
  ],
  [
    'without script, Back keeps answers, and a filled form is stored once',
    'all',
    'off',
    consultation.sendWithoutScript,
    /status of 400/,
  ],
];

/** Runs flows in an engine. A problem that the engine reports fails the flow. */
export function testFlowsIn(engine: Engine, flows = flowsFor(engine)): void {
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

async function runIn(engine: Engine, [, , script, run, expected]: Flow): Promise<void> {
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
  return FLOWS.filter(([, engines]) => engines === 'all' || engines === (isOld ? 'old' : 'of today'));
}
