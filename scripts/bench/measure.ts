import { type Browser, launch } from 'puppeteer-core';
import { CHROME_ARGS } from '../browsers/chrome.ts';
import { browserForTests, browserOrInstall } from '../browsers/install-chrome.ts';
import { HOST } from '../lib/ports.ts';
import { runCommand } from '../lib/stop.ts';
import { bytesAndShifts } from './counts.ts';
import { decide } from './decide.ts';
import { filterByName, requireMatch } from './filter.ts';
import { interactionsOn } from './interactions.ts';
import { lighthousePointsLost } from './lighthouse.ts';
import { loadsOn } from './loads.ts';
import { navigationOn } from './navigation.ts';
import { raiseSession } from './priority.ts';
import { type Line, lineOf, lineOfCount, tableOf } from './report.ts';

/** No six pairs start after this time. The last ones take up to three minutes, so a run stays under twenty. */
const MOST_MS = 17 * 60_000;

await runCommand(async () => {
  const end = Date.now() + MOST_MS;
  // Includes the emulator, which runs in the same session.
  raiseSession(process.pid);
  await using browser = await start(await browserOrInstall());
  // Draws no windows, so paints vary less.
  await using headless = await start(await browserForTests());
  const words = process.argv.slice(2);
  const port = Number(new URL(browser.wsEndpoint()).port);
  const comparisons = [...loadsOn(headless), ...interactionsOn(headless), ...navigationOn(browser, headless)];
  const counts = [
    { name: 'bytes and layout shift', take: () => bytesAndShifts(browser) },
    { name: 'Lighthouse', take: () => lighthousePointsLost(port) },
  ];
  requireMatch(words, [...comparisons, ...counts]);

  const counted: Line[] = [];
  for (const { name, take } of filterByName(counts, words)) {
    counted.push(...(await take()).map((count) => lineOfCount({ ...count, name: `${name}: ${count.name}` })));
  }
  print(counted);
  const isTimeOver = () => Date.now() > end;
  const findings = await decide(filterByName(comparisons, words), isTimeOver, (found) => print(found.map(lineOf)));
  const lines = [...findings.map(lineOf), ...counted];
  console.log(`\n${tableOf(lines)}`);
  return lines.every(({ verdict }) => verdict === 'met') ? 0 : 1;
});

async function start(executablePath: string): Promise<Browser> {
  const browser = await launch({
    executablePath,
    args: [
      ...CHROME_ARGS,
      '--enable-features=BackForwardCache',
      // Other sites are not measured.
      `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${HOST}`,
    ],
  });
  const pid = browser.process()?.pid;
  // Puppeteer starts each browser in a session of its own.
  if (pid) raiseSession(pid);
  return browser;
}

function print(lines: readonly Line[]): void {
  for (const { cells } of lines) console.log(cells.join('  '));
}
