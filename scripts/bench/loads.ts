import type { Browser, Page } from 'puppeteer-core';
import { PATHS, ROUTES } from '../../web/src/routes.ts';
import { BASELINE_NAME } from './baseline.ts';
import type { Comparison, Sample } from './comparison.ts';
import { type Site, urlOf } from './sites.ts';
import { PHONE, settled, touchUntilAlive, visit, vitalsOf } from './visit.ts';

export const PAGES = ROUTES.filter(({ path, canonical }) => path === canonical).map(({ path }) => path);
const PAINT = { 'largest paint': { as: 'ratio', atMost: 1.02 } } as const;
/** Pages that request script at the first touch. */
const NO_SCRIPT = { 'blocking time before a touch': { as: 'difference', atMost: 20 } } as const;

/** The page with the most elements to hydrate, and the one with the most script. */
const HYDRATED = [PATHS.home, PATHS.consultation];

/** Measures first views, blocking times, and the time until a page is hydrated, all on the slow phone. */
export function loadsOn(browser: Browser): Comparison[] {
  const on = (site: Site, path: string, measure: (page: Page) => Promise<Sample>) => () =>
    visit(browser, urlOf(site, path), PHONE, measure);
  return [
    ...PAGES.map((path) => ({
      name: `first view of ${path}`,
      twin: 'without script',
      bars: path === PATHS.consultation ? PAINT : { ...PAINT, ...NO_SCRIPT },
      measureOurs: on('ours', path, firstView),
      measureTwin: on('bare', path, firstView),
    })),
    ...HYDRATED.map((path) => ({
      name: `hydration of ${path}`,
      twin: 'a page of one React button',
      bars: { 'blocking time': { as: 'difference', atMost: 50 } } as const,
      measureOurs: on('ours', path, hydration),
      measureTwin: on('button', '/', hydration),
    })),
    {
      name: 'form alive',
      twin: BASELINE_NAME,
      bars: { 'time since the navigation': { as: 'ratio', atMost: 0.55 } },
      measureOurs: on('ours', PATHS.consultation, aliveByItself),
      measureTwin: on('baseline', PATHS.consultation, aliveByItself),
    },
    {
      name: 'home alive',
      twin: BASELINE_NAME,
      bars: { 'time since the first touch': { as: 'ratio', atMost: 0.55 } },
      measureOurs: on('ours', PATHS.home, aliveWhenTouched),
      measureTwin: on('baseline', PATHS.home, aliveWhenTouched),
    },
    {
      name: 'default stack',
      twin: 'an empty root that the script fills',
      bars: { 'largest paint of home': { as: 'difference', atMost: -1400 } },
      measureOurs: on('ours', PATHS.home, firstView),
      measureTwin: on('empty', PATHS.home, filledView),
    },
  ];
}

async function firstView(page: Page): Promise<Sample> {
  const { paint, blocking } = await vitalsOf(page);
  return { 'largest paint': paint, 'largest paint of home': paint, 'blocking time before a touch': blocking };
}

/** The twin is ready when its script has drawn the page. */
async function filledView(page: Page): Promise<Sample> {
  await page.evaluate(() => bench.alive());
  return firstView(page);
}

/** Includes the first view and the first touch. */
async function hydration(page: Page): Promise<Sample> {
  await settled(page);
  await touchUntilAlive(page);
  return { 'blocking time': (await vitalsOf(page)).blocking };
}

async function aliveByItself(page: Page): Promise<Sample> {
  return { 'time since the navigation': await page.evaluate(() => bench.alive()) };
}

async function aliveWhenTouched(page: Page): Promise<Sample> {
  await settled(page);
  return { 'time since the first touch': await touchUntilAlive(page) };
}
