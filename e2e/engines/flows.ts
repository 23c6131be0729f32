import { describe, expect, onTestFinished, test } from 'vitest';
import { HOME } from '../../web/src/content/home.ts';
import { NAVIGATION } from '../../web/src/frame/navigation.ts';
import { PATHS, ROUTES } from '../../web/src/routes.ts';
import { ANOTHER_PAGE } from '../fixtures/another-page.ts';
import { click, expectPath, expectThat, goBack, waitForHydration } from './acting.ts';
import { goBackToOlderForm, sendWithoutScript, sendWithScript } from './consultation-flows.ts';
import { type Flow, NO_ANSWER, PHONE_WIDTH, type Script, type Tab } from './engine.ts';

/** Logged when a page is left while its script loads. */
const LEFT = /^The page stays as it was served/;

const FLOWS: readonly Flow[] = [
  ['each page is hydrated and fits the screen', 'on', openEachPage],
  ['the menu leads to a page and closes, and links lead to a section and back', 'on', useMenu, LEFT],
  ['without script the menu works the same', 'off', useMenu],
  ['Back to a form shows what was typed last, wherever it was typed', 'on', goBackToOlderForm],
  ['a filled form is stored once', 'on', sendWithScript],
  ['without script, Back keeps answers, and a filled form is stored once', 'off', sendWithoutScript, /status of 400/],
];

type Open = (script: Script) => Promise<Tab>;

/** Repeats a flow once in a new tab if the driver stopped answering. A page that hangs fails both times. */
const retry = { count: 1, condition: new RegExp(NO_ANSWER) };

/** Runs flows in an engine. A problem that the engine reports fails the flow. */
export function testFlowsIn(engine: string, open: Open, flows = FLOWS): void {
  describe(engine, { retry }, () => {
    test.for(flows)('%s', async ([, script, run, expected]) => {
      const tab = await open(script);
      onTestFinished(tab.close);
      await run(tab);
      expect(tab.problems().filter((problem) => !expected?.test(problem))).toEqual([]);
    });
  });
}

async function openEachPage(tab: Tab): Promise<void> {
  for (const { path } of ROUTES) {
    await tab.goto(path);
    await waitForHydration(tab);
    await expectThat(tab, 'main h1', { shown: true });
    for (const width of [1440, PHONE_WIDTH]) {
      await tab.resize(width);
      await expect.poll(() => tab.evaluate(tooWide), { message: `${path} at ${width}` }).toBe(0);
    }
  }
}

/** Runs in the page. */
function tooWide(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}

/** Uses the menu, and links to a section and back. */
async function useMenu(tab: Tab): Promise<void> {
  const [menu, link] = ['[popover] nav', `[popover] a[href="${ANOTHER_PAGE.path}"]`];
  const section = NAVIGATION.find(({ href }) => href.endsWith('#guardian-program'));
  await tab.goto(PATHS.home);
  await expectThat(tab, menu, { shown: false });
  await click(tab, '[popovertarget]');
  await expectThat(tab, link, { inView: true });
  await click(tab, link);
  await expectPath(tab, ANOTHER_PAGE.path);
  await expectThat(tab, 'main h1', { inView: true, text: ANOTHER_PAGE.heading });
  await expectThat(tab, menu, { shown: false });
  await click(tab, `footer a[href="${section?.href}"]`);
  await expectPath(tab, PATHS.home);
  await expectThat(tab, '#guardian-program h2', { inView: true, text: HOME.program.heading });
  await goBack(tab);
  await expectPath(tab, ANOTHER_PAGE.path);
  await expectThat(tab, 'main h1', { shown: true, text: ANOTHER_PAGE.heading });
}
