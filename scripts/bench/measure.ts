import { type Browser, chromium } from '@playwright/test';
import { ROUTES } from '../../web/src/routes.ts';
import { findBrowser } from '../browser.ts';
import { HOST } from '../emulators/ports.ts';
import { barsOf, isMissed } from './bars.ts';
import { reactAlone } from './bytes.ts';
import { scoresOf } from './lighthouse.ts';
import { median } from './median.ts';
import { largestPaint, loadPage } from './page-load.ts';
import { type Figures, figuresTable, verdictTable } from './report.ts';
import { SITES, type Site } from './sites.ts';

const ROUNDS = 5;
/** The script-free twin is so near that five rounds would not tell: one paint scatters by some 8 %. */
const PAINT_ROUNDS = 20;
const DEBUGGING_PORT = 9222;

const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: [
    `--remote-debugging-port=${DEBUGGING_PORT}`,
    '--no-sandbox',
    '--disable-background-networking',
    // What other sites do is no part of the measurement.
    `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${HOST}`,
  ],
});
const figures: Figures[] = [];
const pages = ROUTES.filter(({ path, canonical }) => path === canonical);
for (const { path } of pages) figures.push(await figuresOf(browser, path));
await browser.close();

const bars = barsOf(figures, await reactAlone());
console.log(`\n${figuresTable(figures)}\n\n${verdictTable(bars)}`);
process.exitCode = bars.some(isMissed) ? 1 : 0;

async function figuresOf(browser: Browser, path: string): Promise<Figures> {
  const rounds: Round[] = [];
  for (let round = 0; round <= ROUNDS; round++) rounds.push(await roundOf(browser, path));
  const [{ ours: first }, ...measured] = rounds as [Round, ...Round[]];
  const middle = (of: (round: Round) => number) => median(measured.map(of));
  return {
    path,
    lcp: { ...(await paintsOf(browser, path)), empty: middle(({ empty }) => empty) },
    blocking: middle(({ ours }) => ours.vitals.blocking),
    shift: Math.max(...measured.map(({ ours }) => ours.vitals.shift)),
    bytes: first.bytes,
    scriptAwake: first.scriptAwake,
    scores: await scoresOf(urlOf('ours', path), DEBUGGING_PORT),
  };
}

/** They take turns, so that what else the machine does meets all of them. The first round only warms up. */
async function roundOf(browser: Browser, path: string) {
  return {
    ours: await loadPage(browser, urlOf('ours', path)),
    empty: await largestPaint(browser, urlOf('empty', path), false),
  };
}

/** They also take turns in going first: whichever did was painted some 4 % later. */
async function paintsOf(browser: Browser, path: string) {
  const paints: Record<'ours' | 'bare', number[]> = { ours: [], bare: [] };
  for (let round = 0; round < PAINT_ROUNDS; round++) {
    const order = ['ours', 'bare'] as const;
    for (const site of round % 2 === 0 ? order : order.toReversed()) {
      paints[site].push(await largestPaint(browser, urlOf(site, path), true));
    }
  }
  return { ours: median(paints.ours), bare: median(paints.bare) };
}

type Round = Awaited<ReturnType<typeof roundOf>>;

function urlOf(site: Site, path: string): string {
  return `http://${HOST}:${SITES[site]}${path}`;
}
