import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'puppeteer-core';
import { PATHS } from '../../web/src/routes.ts';
import { type Comparison, inTurn, type Sample } from './comparison.ts';
import { tap } from './interactions.ts';
import { type Site, TWIN_NAMES, urlOf } from './sites.ts';
import {
  DESKTOP,
  eventually,
  observe,
  PHONE,
  PHONE_WITHOUT_NETWORK,
  settled,
  touchUntilHydrated,
  visit,
} from './visit.ts';

const NEXT = PATHS.consultation;
const LINK = `main a[href="${NEXT}"]`;
/** The time between hovering and clicking with a mouse. A finger does not hover. */
const HOVER_MS = 1000;
const TWO_FRAMES_MS = 33;
/** The response to a tap feels immediate up to this delay (web.dev/articles/rail). */
const NOTICED_MS = 100;

type Measure = (page: Page) => Promise<Sample>;

/**
 * Measures navigations from the home page to the form and back. `headless` varies less, but cannot keep a page in the
 * back/forward cache.
 */
export function navigationOn(browser: Browser, headless: Browser): Comparison[] {
  const paint = 'click to the largest paint';
  const back = 'Back until the page is drawn';
  const clicked = (site: Site) => () =>
    visit(browser, urlOf(site, PATHS.home), DESKTOP, async (page) => ({
      [paint]: await paintAfter(page, () => hoverAndClick(page)),
    }));
  const toNext = (site: Site, act: Measure) => () => visit(headless, urlOf(site, PATHS.home), PHONE, act);
  const andBack = (site: Site, act: Measure) => () =>
    visit(browser, urlOf(site, PATHS.home), PHONE_WITHOUT_NETWORK, act);
  const backWithinApp: Measure = async (page) => {
    await settled(page);
    await touchUntilHydrated(page);
    await paintAfter(page, () => tap(page, LINK));
    return { [back]: await goBack(page) };
  };
  const tapped: Measure = async (page) => {
    await settled(page);
    return { [paint]: await paintAfter(page, () => tap(page, LINK)) };
  };
  return [
    {
      name: 'next page on a desktop',
      twin: TWIN_NAMES.bare,
      limits: { [paint]: { as: 'difference', atMost: TWO_FRAMES_MS } },
      takePair: inTurn(clicked('ours'), clicked('bare')),
    },
    {
      name: 'next page on a phone, first tap',
      twin: TWIN_NAMES.bare,
      limits: { [paint]: { as: 'difference', atMost: NOTICED_MS } },
      takePair: inTurn(toNext('ours', tapped), toNext('bare', tapped)),
    },
    {
      name: 'next page on a phone, hydrated',
      twin: TWIN_NAMES.bare,
      limits: { [paint]: { as: 'difference', atMost: TWO_FRAMES_MS } },
      takePair: inTurn(
        toNext('ours', async (page) => {
          await settled(page);
          await touchUntilHydrated(page);
          return tapped(page);
        }),
        toNext('bare', tapped),
      ),
    },
    {
      name: 'back from another site',
      twin: TWIN_NAMES.bare,
      limits: { [back]: { as: 'difference', atMost: 50 } },
      takePair: inTurn(
        andBack('ours', async (page) => ({ [back]: await backFromAnotherSite(page) })),
        andBack('bare', async (page) => ({ [back]: await backFromAnotherSite(page) })),
      ),
    },
    {
      name: 'back within the app',
      twin: TWIN_NAMES.baseline,
      limits: { [back]: { as: 'difference', atMost: 50 } },
      takePair: inTurn(andBack('ours', backWithinApp), andBack('baseline', backWithinApp)),
    },
  ];
}

async function hoverAndClick(page: Page): Promise<void> {
  await settled(page);
  await page.hover(LINK);
  await pause(HOVER_MS);
  await page.click(LINK);
}

async function paintAfter(page: Page, act: () => Promise<void>): Promise<number> {
  await act();
  await eventually(page, (path) => location.pathname === path, NEXT);
  await observe(page);
  await eventually(page, () => Number.isFinite(bench.paintAfterClick()));
  await settled(page);
  return page.evaluate(() => bench.paintAfterClick());
}

async function backFromAnotherSite(page: Page): Promise<number> {
  await settled(page);
  await page.goto(urlOf('button', '/'));
  return goBack(page);
}

async function goBack(page: Page): Promise<number> {
  const start = await page.evaluate(() => {
    const wallTime = bench.wallTime();
    history.back();
    return wallTime;
  });
  await eventually(page, (clicked) => bench.shownAgain() > clicked, start);
  return (await page.evaluate(() => bench.shownAgain())) - start;
}
