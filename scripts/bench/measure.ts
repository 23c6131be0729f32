import lighthouse from 'lighthouse';
import { type Browser, launch } from 'puppeteer-core';
import { CHROME_ARGS } from '../../e2e/browsers/chrome.ts';
import { browserForTests } from '../../e2e/browsers/install-chrome.ts';
import { HOST } from '../../e2e/lib/ports.ts';
import { runCommand, Stop } from '../../e2e/lib/stop.ts';
import { PAGES, pageRows } from './pages.ts';
import { compare, report } from './pairs.ts';
import { urlOf } from './sites.ts';
import { startFunctions } from './submit.ts';

/** What Lighthouse finds by reading, which does not depend on the machine. */
const CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const;

/** Measures the rows whose names contain one of the words, or all rows without words. */
await runCommand(async () => {
  const words = process.argv.slice(2).filter((word) => word !== '--against');
  const isAgainst = process.argv.includes('--against');
  const noOtherSites = `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${HOST}`;
  await using browser = await launch({ executablePath: await browserForTests(), args: [...CHROME_ARGS, noOtherSites] });
  await using functions = await startFunctions();
  const compared = [...pageRows(browser, isAgainst), ...(isAgainst ? [] : functions.rows)];
  const rows = [
    ...compared.map((row) => ({ name: row.name, measure: () => compare(row) })),
    ...(isAgainst ? [] : [{ name: 'Lighthouse', measure: () => runLighthouse(browser) }]),
  ];
  const asked = rows.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
  if (asked.length === 0) throw new Stop(`The rows are:\n${rows.map(({ name }) => `  ${name}`).join('\n')}`);
  console.log('| Row | Ours | Twin | Median of the pairs | At most |  |\n|---|---|---|---|---|---|');
  const missed: string[] = [];
  for (const { name, measure } of asked) if (!(await measure())) missed.push(name);
  if (missed.length > 0) throw new Stop(`Slower than its limit: ${missed.join('; ')}.`);
  return 0;
});

/** The most points that a page loses in one of the categories, and the largest layout shift of a page. */
async function runLighthouse(browser: Browser): Promise<boolean> {
  const port = Number(new URL(browser.wsEndpoint()).port);
  let [lost, shift] = [0, 0];
  for (const { path } of PAGES) {
    const onlyCategories = [...CATEGORIES, 'performance'];
    const run = await lighthouse(urlOf('ours', path), { port, logLevel: 'error', onlyCategories });
    const scores = CATEGORIES.map((category) => run?.lhr.categories[category]?.score ?? Number.NaN);
    lost = Math.max(lost, ...scores.map((score) => 100 - Math.round(score * 100)));
    shift = Math.max(shift, run?.lhr.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN);
  }
  const isRead = report('Lighthouse: accessibility, best practices and SEO', '', '', lost, 0, 'points lost');
  return report('Lighthouse: layout shift', '', '', shift, 0, '') && isRead;
}
