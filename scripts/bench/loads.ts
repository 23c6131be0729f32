import type { Browser, Page } from 'puppeteer-core';
import { PATHS, ROUTES, type Route } from '../../web/src/routes.ts';
import { type Comparison, inTurn, type Pair, type Sample } from './comparison.ts';
import type { Vitals } from './in-page.ts';
import { type Site, TWIN_NAMES, urlOf } from './sites.ts';
import { PHONE, settled, touchUntilHydrated, visit, vitalsOf } from './visit.ts';

export const PAGES = ROUTES.filter(({ path, canonical }) => path === canonical);
/** Pages that request their script at the first touch. */
export const QUIET_PAGES = PAGES.filter(({ path }) => path !== PATHS.consultation);
/** The page with the most elements to hydrate, and the one with the most script. */
const HYDRATED = { home: PATHS.home, 'the form': PATHS.consultation };

/** Measures first views, blocking times, and the time until a page is hydrated, all on the slow phone. */
export function loadsOn(browser: Browser): Comparison[] {
  const on = (site: Site, path: string, measure: (page: Page) => Promise<Sample>) => () =>
    visit(browser, urlOf(site, path), PHONE, measure);
  return [
    {
      name: 'first views',
      twin: TWIN_NAMES.bare,
      limits: {
        'mean of the largest paints': { as: 'ratio', atMost: 1.02 },
        ...Object.fromEntries(PAGES.map((route) => [paintOf(route), { as: 'ratio', atMost: 1.1 }])),
        'longest blocking time before a touch': { as: 'difference', atMost: 20 },
      },
      takePair: (oursFirst) => firstViews(browser, oursFirst),
    },
    ...Object.entries(HYDRATED).map(([name, path]) => ({
      name: `hydration of ${name}`,
      twin: TWIN_NAMES.button,
      limits: { 'blocking time': { as: 'difference', atMost: 50 } } as const,
      takePair: inTurn(on('ours', path, hydration), on('button', '/', hydration)),
    })),
    {
      name: 'form hydrated',
      twin: TWIN_NAMES.baseline,
      limits: { 'time since the navigation': { as: 'ratio', atMost: 0.55 } },
      takePair: inTurn(
        on('ours', PATHS.consultation, hydratedByItself),
        on('baseline', PATHS.consultation, hydratedByItself),
      ),
    },
    {
      name: 'home hydrated',
      twin: TWIN_NAMES.baseline,
      limits: { 'time since the first touch': { as: 'ratio', atMost: 0.55 } },
      takePair: inTurn(on('ours', PATHS.home, hydratedWhenTouched), on('baseline', PATHS.home, hydratedWhenTouched)),
    },
    {
      name: 'default stack',
      twin: TWIN_NAMES.empty,
      limits: { 'largest paint of home': { as: 'ratio', atMost: 0.33 } },
      takePair: inTurn(on('ours', PATHS.home, homesPaint), on('empty', PATHS.home, filledView)),
    },
  ];
}

/** Visits each page and its twin once. */
async function firstViews(browser: Browser, oursFirst: boolean): Promise<Pair<Sample>> {
  const pairs = new Map<Route, Pair<Vitals>>();
  for (const route of PAGES) {
    const on = (site: Site) => () => visit(browser, urlOf(site, route.path), PHONE, vitalsOf);
    pairs.set(route, await inTurn(on('ours'), on('bare'))(oursFirst));
  }
  return { ours: sampleOf((route) => pairs.get(route)?.ours), twin: sampleOf((route) => pairs.get(route)?.twin) };
}

function sampleOf(vitalsOn: (route: Route) => Vitals | undefined): Sample {
  const paints = PAGES.map((route) => [paintOf(route), vitalsOn(route)?.paint ?? Number.NaN] as const);
  return {
    ...Object.fromEntries(paints),
    'mean of the largest paints': paints.reduce((sum, [, paint]) => sum + paint / paints.length, 0),
    'longest blocking time before a touch': Math.max(
      ...QUIET_PAGES.map((route) => vitalsOn(route)?.blocking ?? Number.NaN),
    ),
  };
}

function paintOf({ page }: Route): string {
  return `largest paint of ${page}`;
}

async function homesPaint(page: Page): Promise<Sample> {
  return { 'largest paint of home': (await vitalsOf(page)).paint };
}

/** The twin is ready when its script has drawn the page. */
async function filledView(page: Page): Promise<Sample> {
  await page.evaluate(() => bench.hydrated());
  return homesPaint(page);
}

/** Includes the first view and the first touch. */
async function hydration(page: Page): Promise<Sample> {
  await settled(page);
  await touchUntilHydrated(page);
  return { 'blocking time': (await vitalsOf(page)).blocking };
}

async function hydratedByItself(page: Page): Promise<Sample> {
  return { 'time since the navigation': await page.evaluate(() => bench.hydrated()) };
}

async function hydratedWhenTouched(page: Page): Promise<Sample> {
  await settled(page);
  return { 'time since the first touch': await touchUntilHydrated(page) };
}
