import { type Browser, chromium } from '@playwright/test';
import { ROUTES } from '../../web/src/routes.ts';
import { CHROME_ARGS, findBrowser } from '../browsers/chrome.ts';
import { HOST } from '../emulators/ports.ts';
import { barsOf, isMissed } from './bars.ts';
import type { Figures } from './figures.ts';
import { interactionsOf } from './interactions.ts';
import { scoresOf } from './lighthouse.ts';
import { median } from './median.ts';
import { largestPaint, loadPage } from './page-load.ts';
import { reactAloneBytes } from './react-alone.ts';
import { figuresTable, interactionsTable, verdictTable } from './report.ts';
import { urlOf } from './sites.ts';

const ROUNDS = 5;
/** The script-free twin is so near that five rounds would not tell: one paint scatters by some 8 %. */
const PAINT_ROUNDS = 20;
const DEBUGGING_PORT = 9222;

const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: [
    `--remote-debugging-port=${DEBUGGING_PORT}`,
    ...CHROME_ARGS,
    // What other sites do is no part of the measurement.
    `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${HOST}`,
  ],
});
const figures: Figures[] = [];
/** Of the page of one button, in every round of every route. */
const reactBlocking: number[] = [];
const pages = ROUTES.filter(({ path, canonical }) => path === canonical);
for (const { path } of pages) figures.push(await figuresOf(browser, path));
const interactions = await interactionsOf(browser);
await browser.close();

const bars = barsOf({
  figures,
  interactions,
  reactBytes: await reactAloneBytes(),
  reactBlocking: median(reactBlocking),
});
console.log(`\n${figuresTable(figures)}\n\n${interactionsTable(interactions)}\n\n${verdictTable(bars)}`);
process.exitCode = bars.some(isMissed) ? 1 : 0;

async function figuresOf(browser: Browser, path: string): Promise<Figures> {
  const rounds: Round[] = [];
  for (let round = 0; round <= ROUNDS; round++) rounds.push(await roundOf(browser, path));
  const [{ ours: first }, ...measured] = rounds as [Round, ...Round[]];
  reactBlocking.push(...measured.map(({ button }) => button.blocking.awake));
  const middle = (of: (round: Round) => number) => median(measured.map(of));
  return {
    path,
    lcp: { ...(await paintsOf(browser, path)), empty: middle(({ empty }) => empty) },
    blocking: { served: middle(({ ours }) => ours.blocking.served), awake: middle(({ ours }) => ours.blocking.awake) },
    shift: Math.max(...measured.map(({ ours }) => ours.shift)),
    bytes: first.bytes,
    scriptAwake: first.scriptAwake,
    scores: await scoresOf(urlOf('ours', path), DEBUGGING_PORT),
  };
}

/** They take turns, so that what else the machine does meets all of them. The first round only warms up. */
async function roundOf(browser: Browser, path: string) {
  return {
    ours: await loadPage(browser, urlOf('ours', path)),
    button: await loadPage(browser, urlOf('button', '/')),
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
