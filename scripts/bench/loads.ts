import type { Browser, Page } from 'puppeteer-core';
import { PATHS, ROUTES } from '../../web/src/routes.ts';
import { BASELINE_NAME } from './baseline.ts';
import { type Comparison, inTurn, type Pair, type Sample } from './comparison.ts';
import type { Vitals } from './in-page.ts';
import { type Site, urlOf } from './sites.ts';
import { PHONE, settled, touchUntilAlive, visit, vitalsOf } from './visit.ts';

export const PAGES = ROUTES.filter(({ path, canonical }) => path === canonical).map(({ path }) => path);
/** Pages that request their script at the first touch. */
const QUIET_PAGES = PAGES.filter((path) => path !== PATHS.consultation);
/** The page with the most elements to hydrate, and the one with the most script. */
const HYDRATED = [PATHS.home, PATHS.consultation];

/** Measures first views, blocking times, and the time until a page is hydrated, all on the slow phone. */
export function loadsOn(browser: Browser): Comparison[] {
  const on = (site: Site, path: string, measure: (page: Page) => Promise<Sample>) => () =>
    visit(browser, urlOf(site, path), PHONE, measure);
  return [
    {
      name: 'first views',
      twin: 'without script',
      bars: {
        'mean of the largest paints': { as: 'ratio', atMost: 1.02 },
        ...Object.fromEntries(PAGES.map((path) => [paintOf(path), { as: 'ratio', atMost: 1.1 }])),
        'longest blocking time before a touch': { as: 'difference', atMost: 20 },
      },
      takePair: (oursFirst) => firstViews(browser, oursFirst),
    },
    ...HYDRATED.map((path) => ({
      name: `hydration of ${path}`,
      twin: 'a page of one React button',
      bars: { 'blocking time': { as: 'difference', atMost: 50 } } as const,
      takePair: inTurn(on('ours', path, hydration), on('button', '/', hydration)),
    })),
    {
      name: 'form alive',
      twin: BASELINE_NAME,
      bars: { 'time since the navigation': { as: 'ratio', atMost: 0.55 } },
      takePair: inTurn(
        on('ours', PATHS.consultation, aliveByItself),
        on('baseline', PATHS.consultation, aliveByItself),
      ),
    },
    {
      name: 'home alive',
      twin: BASELINE_NAME,
      bars: { 'time since the first touch': { as: 'ratio', atMost: 0.55 } },
      takePair: inTurn(on('ours', PATHS.home, aliveWhenTouched), on('baseline', PATHS.home, aliveWhenTouched)),
    },
    {
      name: 'default stack',
      twin: 'an empty root that the script fills',
      bars: { 'largest paint of home': { as: 'ratio', atMost: 0.3 } },
      takePair: inTurn(on('ours', PATHS.home, homesPaint), on('empty', PATHS.home, filledView)),
    },
  ];
}

/** Visits each page and its twin once. */
async function firstViews(browser: Browser, oursFirst: boolean): Promise<Pair<Sample>> {
  const pairs: Record<string, Pair<Vitals>> = {};
  for (const path of PAGES) {
    const on = (site: Site) => () => visit(browser, urlOf(site, path), PHONE, vitalsOf);
    pairs[path] = await inTurn(on('ours'), on('bare'))(oursFirst);
  }
  return { ours: sampleOf((path) => pairs[path]?.ours), twin: sampleOf((path) => pairs[path]?.twin) };
}

function sampleOf(vitalsOn: (path: string) => Vitals | undefined): Sample {
  const paints = PAGES.map((path) => [paintOf(path), vitalsOn(path)?.paint ?? Number.NaN] as const);
  return {
    ...Object.fromEntries(paints),
    'mean of the largest paints': paints.reduce((sum, [, paint]) => sum + paint / paints.length, 0),
    'longest blocking time before a touch': Math.max(
      ...QUIET_PAGES.map((path) => vitalsOn(path)?.blocking ?? Number.NaN),
    ),
  };
}

function paintOf(path: string): string {
  return `largest paint of ${path}`;
}

async function homesPaint(page: Page): Promise<Sample> {
  return { 'largest paint of home': (await vitalsOf(page)).paint };
}

/** The twin is ready when its script has drawn the page. */
async function filledView(page: Page): Promise<Sample> {
  await page.evaluate(() => bench.alive());
  return homesPaint(page);
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
