import type { Browser, Page } from 'puppeteer-core';
import { OPTIONS } from '../../functions/src/contract/options.ts';
import { PATHS } from '../../web/src/routes.ts';
import { type Comparison, inTurn, type Limit, type Sample } from './comparison.ts';
import { TWIN_NAMES, urlOf } from './sites.ts';
import { type Device, PHONE, PHONE_WITHOUT_NETWORK, settled, visit } from './visit.ts';

/** 100 ms, minus the 40 ms that the page with only React and one button takes. */
const LIMIT: Limit = { as: 'difference', atMost: 60 };

type Act = (page: Page) => Promise<void>;

const typing: Act = async (page) => {
  await tap(page, '[name="firstName"]');
  await page.keyboard.type('Da');
};

/** One entry per visit. Each visit does its interactions in order. */
const HOME_VISITS: readonly Readonly<Record<string, Act>>[] = [
  { 'the first tap, on the menu': (page) => tap(page, 'header button[popovertarget]') },
  { 'the first tap, on a question': (page) => tap(page, 'summary') },
];
const FORM_VISIT: Readonly<Record<string, Act>> = {
  typing,
  'a choice that shows another question': (page) =>
    tap(page, `label:has([name="familySize"][value="${OPTIONS.familySize[1].value}"])`),
  'the press with answers missing': (page) => tap(page, 'main form [type="submit"]'),
  'typing with messages shown': typing,
};

/** Measures each interaction until the next paint, on the slow phone. */
export function interactionsOn(browser: Browser): Comparison[] {
  const one = (path: string, name: string, acts: Readonly<Record<string, Act>>, device: Device): Comparison => ({
    name: `interactions with ${name}`,
    twin: TWIN_NAMES.button,
    limits: Object.fromEntries(Object.keys(acts).map((act) => [act, LIMIT])),
    takePair: inTurn(
      () => visit(browser, urlOf('ours', path), device, (page) => durationsOf(page, acts)),
      async () => {
        const button = await visit(browser, urlOf('button', '/'), device, tapOnButton);
        return Object.fromEntries(Object.keys(acts).map((act) => [act, button]));
      },
    ),
  });
  return [
    ...HOME_VISITS.map((acts) => one(PATHS.home, 'home', acts, PHONE)),
    // Everything is loaded before the first of these interactions.
    one(PATHS.consultation, 'the form', FORM_VISIT, PHONE_WITHOUT_NETWORK),
  ];
}

async function durationsOf(page: Page, acts: Readonly<Record<string, Act>>): Promise<Sample> {
  if (await page.$('main form')) await page.evaluate(() => bench.hydrated());
  await page.waitForNetworkIdle();
  const durations: Record<string, number> = {};
  for (const [name, act] of Object.entries(acts)) durations[name] = await durationOf(page, act);
  return durations;
}

async function durationOf(page: Page, act: Act): Promise<number> {
  await page.evaluate(() => bench.forgetInteractions());
  await act(page);
  await page.evaluate(() => bench.hydrated());
  await settled(page);
  return page.evaluate(() => bench.longestInteraction());
}

async function tapOnButton(page: Page): Promise<number> {
  await page.evaluate(() => bench.hydrated());
  await settled(page);
  return durationOf(page, () => tap(page, 'button'));
}

/** Scrolls the target to the middle of the screen, waits for what this loads and draws, and taps it. */
export async function tap(page: Page, selector: string): Promise<void> {
  const target = await page.waitForSelector(selector);
  if (!target) throw new Error(`Nothing matches ${selector}.`);
  await target.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }));
  await settled(page);
  // The tap may open a prerendered page, which replaces this one. Then the rest of the tap fails.
  await target.tap().catch((reason: Error) => {
    if (reason.name !== 'TargetCloseError') throw reason;
  });
}
