import type { Browser, Page } from 'puppeteer-core';
import { QUESTIONS } from '../../functions/src/contract/questions.ts';
import { PATHS, ROUTES } from '../../web/src/routes.ts';
import type { Row } from './pairs.ts';
import { type Site, urlOf } from './sites.ts';
import { settled, tap, timeUntilDrawn, touch, visit } from './visit.ts';

export const PAGES = ROUTES.filter(({ path, canonical }) => path === canonical);
const LINK = `main a[href="${PATHS.consultation}"]`;
const BUTTON = "React's button";
/** The limit beside another build. It allows for the noise of a median. */
const AS_FAST = 1.1;
const INTERACTION = 3;

type Measure = (page: Page, site: Site) => Promise<number>;

/** Rows that compare our pages with the twins, or all with the other build. */
export function pageRows(browser: Browser, isAgainst: boolean): Row[] {
  const row = (name: string, path: string, twin: Site, limit: number, measure: Measure): Row => {
    const other = isAgainst ? 'the other build' : twin;
    const on = (site: Site) => () => visit(browser, urlOf(site, path), (page) => measure(page, site));
    const judged = isAgainst ? AS_FAST : limit;
    return { name, twin: other, limit: judged, ours: on('ours'), twins: on(other) };
  };
  const { home, consultation } = PATHS;
  return [
    ...PAGES.map(({ path, page }) => row(`first view of ${page}`, path, 'without script', 1.1, firstView)),
    row('form until hydrated', consultation, BUTTON, 3.5, untilHydrated),
    row('home from the first touch until hydrated', home, BUTTON, 2.5, touchedUntilHydrated),
    row('interaction with the menu', home, BUTTON, INTERACTION, onButtonOr(tapMenu)),
    row('interaction with a question', home, BUTTON, INTERACTION, onButtonOr(tapQuestion)),
    row('interaction with the form', consultation, BUTTON, INTERACTION, onButtonOr(fillIn)),
    row('next page', home, 'without script', 0.7, nextPage),
    row('back', home, 'without script', 1, back),
  ];
}

async function firstView(page: Page): Promise<number> {
  await settled(page);
  return page.evaluate(() => bench.paint());
}

function untilHydrated(page: Page): Promise<number> {
  return page.evaluate(() => bench.hydrated());
}

/** The button hydrates by itself, as the default of React does. */
async function touchedUntilHydrated(page: Page, site: Site): Promise<number> {
  if (site === BUTTON) return untilHydrated(page);
  await settled(page);
  return touch(page);
}

/** The longest interaction, until the next paint. */
function onButtonOr(act: (page: Page) => Promise<void>): Measure {
  return async (page, site) => {
    if (site !== BUTTON) await act(page);
    else {
      await untilHydrated(page);
      await tap(page, 'button');
    }
    return page.evaluate(() => bench.interaction());
  };
}

function tapMenu(page: Page): Promise<void> {
  return tap(page, 'header button[popovertarget]');
}

function tapQuestion(page: Page): Promise<void> {
  return tap(page, 'summary');
}

/** Types, shows another question, shows the messages, and corrects a name. */
async function fillIn(page: Page): Promise<void> {
  await untilHydrated(page);
  const type = async () => {
    await tap(page, '[name="firstName"]');
    await page.keyboard.type('Da');
  };
  await type();
  await tap(page, `label:has([name="familySize"][value="${QUESTIONS.familySize.options[1].value}"])`);
  await tap(page, 'main form [type="submit"]');
  await type();
  await settled(page);
}

async function nextPage(page: Page, site: Site): Promise<number> {
  await settled(page);
  if (site !== 'without script') await touch(page);
  await page.$eval(LINK, (link) => link.scrollIntoView({ behavior: 'instant', block: 'center' }));
  await settled(page);
  return timeUntilDrawn(page, PATHS.consultation, () => page.tap(LINK));
}

async function back(page: Page, site: Site): Promise<number> {
  await nextPage(page, site);
  await settled(page);
  return timeUntilDrawn(page, PATHS.home, () => page.evaluate(() => void setTimeout(() => history.back())));
}
