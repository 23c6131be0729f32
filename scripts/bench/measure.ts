import { type Browser, launch } from 'puppeteer-core';
import { CHROME_ARGS } from '../browsers/chrome.ts';
import { browserForTests, browserOrInstall } from '../browsers/install-chrome.ts';
import { HOST } from '../lib/ports.ts';
import { runCommand } from '../lib/stop.ts';
import { bytesAndShifts } from './counts.ts';
import { decide } from './decide.ts';
import { interactionsOn } from './interactions.ts';
import { marks } from './lighthouse.ts';
import { loadsOn } from './loads.ts';
import { navigationOn } from './navigation.ts';
import { type Line, lineOf, lineOfCount, tableOf } from './report.ts';
import { named, requireKnown } from './words.ts';

/** No more pairs start after this time, so that a run stays under twenty minutes. */
const MOST_MS = 17 * 60_000;

await runCommand(async () => {
  const end = Date.now() + MOST_MS;
  await using browser = await start(await browserOrInstall());
  // Draws no windows, so paints vary less.
  await using headless = await start(await browserForTests());
  const words = process.argv.slice(2);
  const port = Number(new URL(browser.wsEndpoint()).port);
  const comparisons = [...loadsOn(headless), ...interactionsOn(headless), ...navigationOn(browser, headless)];
  const counts = [
    { name: 'bytes and layout shift', take: () => bytesAndShifts(browser) },
    { name: 'Lighthouse by reading', take: () => marks(port) },
  ];
  requireKnown(words, [...comparisons, ...counts]);

  const counted: Line[] = [];
  for (const { take } of named(counts, words)) counted.push(...(await take()).map(lineOfCount));
  tell(counted);
  const isTimeOver = () => Date.now() > end;
  const findings = await decide(named(comparisons, words), isTimeOver, (found) => tell(found.map(lineOf)));
  const lines = [...findings.map(lineOf), ...counted];
  console.log(`\n${tableOf(lines)}`);
  return lines.every(({ verdict }) => verdict === 'met') ? 0 : 1;
});

function start(executablePath: string): Promise<Browser> {
  return launch({
    executablePath,
    args: [
      ...CHROME_ARGS,
      '--enable-features=BackForwardCache',
      // Other sites are not measured.
      `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${HOST}`,
    ],
  });
}

function tell(lines: readonly Line[]): void {
  for (const { cells } of lines) console.log(cells.join('  '));
}
