import { type Browser, chromium } from '@playwright/test';
import { ROUTES } from '../../web/src/routes.ts';
import { findBrowser } from '../browser.ts';
import { HOST } from '../emulators/ports.ts';
import { barsOf, isMissed } from './bars.ts';
import { bytesOf, reactAlone } from './bytes.ts';
import { scoresOf } from './lighthouse.ts';
import { median } from './median.ts';
import { loadPage } from './page-load.ts';
import { type Figures, figuresTable, verdictTable } from './report.ts';
import { SITES, type Site } from './sites.ts';
import type { Vitals } from './vitals.ts';

const ROUNDS = 5;
const DEBUGGING_PORT = 9222;

const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: [`--remote-debugging-port=${DEBUGGING_PORT}`, '--no-sandbox', '--disable-background-networking'],
});
const figures: Figures[] = [];
for (const { path } of ROUTES) figures.push(await figuresOf(browser, path));
await browser.close();

const bars = barsOf(figures, await reactAlone());
console.log(`\n${figuresTable(figures)}\n\n${verdictTable(bars)}`);
process.exitCode = bars.some(isMissed) ? 1 : 0;

/** Rounds are interleaved, so that what else the machine does meets all three alike; the first only warms up. */
async function figuresOf(browser: Browser, path: string): Promise<Figures> {
  const rounds: Record<Site, Vitals>[] = [];
  for (let round = 0; round <= ROUNDS; round++) rounds.push(await roundOf(browser, path));
  const measured = rounds.slice(1);
  const lcp = (site: Site) => median(measured.map((round) => round[site].lcp));
  return {
    path,
    lcp: { ours: lcp('ours'), bare: lcp('bare'), empty: lcp('empty') },
    blocking: median(measured.map(({ ours }) => ours.blocking)),
    shift: Math.max(...measured.map(({ ours }) => ours.shift)),
    bytes: await loaded(browser, path),
    scores: await scoresOf(urlOf('ours', path), DEBUGGING_PORT),
  };
}

async function roundOf(browser: Browser, path: string): Promise<Record<Site, Vitals>> {
  const round = {} as Record<Site, Vitals>;
  for (const site of Object.keys(SITES) as Site[]) {
    const { page, vitals } = await loadPage(browser, urlOf(site, path));
    round[site] = vitals;
    await page.context().close();
  }
  return round;
}

async function loaded(browser: Browser, path: string) {
  const { page, responses } = await loadPage(browser, urlOf('ours', path));
  const bytes = await bytesOf(responses);
  await page.context().close();
  return bytes;
}

function urlOf(site: Site, path: string): string {
  return `http://${HOST}:${SITES[site]}${path}`;
}
