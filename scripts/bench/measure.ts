import { parseArgs } from 'node:util';
import { launch } from 'puppeteer-core';
import { browserForTests, CHROME_ARGS, NO_OTHER_SITES } from '../../tools/browsers/chrome.ts';
import { HOST, portOf } from '../../tools/ports.ts';
import { runCommand, Stop } from '../../tools/stop.ts';
import { ROWS, ROWS_WITH_SCRIPT, visit } from './pages.ts';

type Side = 'ours' | 'twin';

/** The maximum ratio. Allows for the noise of a median. */
const AS_FAST = 1.1;
const PAIRS = 9;

/** The emulator serves the second site five ports later. */
const ORIGINS = { ours: `http://${HOST}:${portOf('hosting')}`, twin: `http://${HOST}:${portOf('hosting') + 5}` };

/** Measures the rows whose names contain one of the words, or all rows without words. */
await runCommand(async () => {
  const { values, positionals } = parseArgs({ options: { against: { type: 'string' } }, allowPositionals: true });
  const args = [...CHROME_ARGS, NO_OTHER_SITES];
  await using browser = await launch({ executablePath: await browserForTests(), args });
  const rows = values.against ? [...ROWS, ...ROWS_WITH_SCRIPT] : ROWS;
  const asked = rows.filter(([name]) => positionals.length === 0 || positionals.some((word) => name.includes(word)));
  if (asked.length === 0) throw new Stop(`The rows are:\n${rows.map(([name]) => `  ${name}`).join('\n')}`);
  console.log('| Row | Ours | Twin | Median of the pairs | At most |\n|---|---|---|---|---|');
  const missed: string[] = [];
  for (const [name, path, measure] of asked) {
    const isAsFast = await compare(name, (side) => visit(browser, ORIGINS[side] + path, measure));
    if (!isAsFast) missed.push(name);
  }
  if (missed.length > 0) throw new Stop(`Above the limit: ${missed.join('; ')}.`);
  return 0;
});

/**
 * Measures ours and the twin in turn, so that a busy machine slows down both. The first of a pair changes, because the second
 * finds a warmer machine. Returns whether the median of the pairs is within the limit.
 */
async function compare(name: string, time: (side: Side) => Promise<number>) {
  const taken: Record<Side, number>[] = [];
  for (let pair = 0; pair < PAIRS; pair++) {
    const isOursFirst = pair % 2 === 0;
    const [first, second] = [await time(isOursFirst ? 'ours' : 'twin'), await time(isOursFirst ? 'twin' : 'ours')];
    taken.push(isOursFirst ? { ours: first, twin: second } : { ours: second, twin: first });
  }
  const median = (of: (times: Record<Side, number>) => number) =>
    taken.map(of).toSorted((a, b) => a - b)[Math.floor(PAIRS / 2)] ?? Number.NaN;
  const [ours, twin, ratio] = [median((of) => of.ours), median((of) => of.twin), median((of) => of.ours / of.twin)];
  console.log(`| ${name} | ${ours.toFixed(0)} ms | ${twin.toFixed(0)} ms | ${ratio.toFixed(2)} | ${AS_FAST} |`);
  return ratio <= AS_FAST;
}
