import type { Browser, Page } from 'puppeteer-core';
import { QUESTIONS } from '../../functions/src/contract/questions.ts';
import { PATHS, ROUTES } from '../../web/src/routes.ts';
import type { Row } from './pairs.ts';
import { type Site, urlOf } from './sites.ts';
import { settled, tap, timeUntilDrawn, touch, visit } from './visit.ts';

export const PAGES = ROUTES.filter(({ path, canonical }) => path === canonical);
const LINK = `main a[href="${PATHS.consultation}"]`;
/** The limit beside another build. It allows for the noise of a median. */
const AS_FAST = 1.1;

type Measure = (page: Page, site: Site) => Promise<number>;

/** Rows that compare our pages with those without script, or with another build, which can also be hydrated. */
export function pageRows(browser: Browser, isAgainst: boolean): Row[] {
  const twin: Site = isAgainst ? 'the other build' : 'without script';
  const row = (name: string, path: string, limit: number, measure: Measure): Row => {
    const on = (site: Site) => () => visit(browser, urlOf(site, path), (page) => measure(page, site));
    return { name, twin, limit: isAgainst ? AS_FAST : limit, ours: on('ours'), twins: on(twin) };
  };
  const { home, consultation } = PATHS;
  const views = PAGES.map(({ path, page }) => row(`first view of ${page}`, path, 1.1, firstView));
  const next = row('next page', home, 0.7, nextPage);
  if (!isAgainst) return [...views, next];
  return [
    ...views,
    next,
    row('form until hydrated', consultation, AS_FAST, untilHydrated),
    row('home from the first touch until hydrated', home, AS_FAST, touchedUntilHydrated),
    row('interaction with the menu', home, AS_FAST, longest(tapMenu)),
    row('interaction with a question', home, AS_FAST, longest(tapQuestion)),
    row('interaction with the form', consultation, AS_FAST, longest(fillIn)),
  ];
}

async function firstView(page: Page): Promise<number> {
  await settled(page);
  return page.evaluate(() => bench.paint());
}

function untilHydrated(page: Page): Promise<number> {
  return page.evaluate(() => bench.hydrated());
}

async function touchedUntilHydrated(page: Page): Promise<number> {
  await settled(page);
  return touch(page);
}

/** The longest interaction, until the next paint. */
function longest(act: (page: Page) => Promise<void>): Measure {
  return async (page) => {
    await act(page);
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
