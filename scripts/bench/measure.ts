import lighthouse from 'lighthouse';
import { type Browser, launch } from 'puppeteer-core';
import { CHROME_ARGS } from '../../tools/browsers/chrome.ts';
import { browserForTests } from '../../tools/browsers/install-chrome.ts';
import { HOST } from '../../tools/ports.ts';
import { runCommand, Stop } from '../../tools/stop.ts';
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
  const compared = [...pageRows(browser, isAgainst), ...(isAgainst ? [] : [functions.row])];
  const rows = [
    ...compared.map((row) => ({ name: row.name, measure: () => compare(row) })),
    ...(isAgainst ? [] : [{ name: 'Lighthouse', measure: () => runLighthouse(browser) }]),
  ];
  const asked = rows.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
  if (asked.length === 0) throw new Stop(`The rows are:\n${rows.map(({ name }) => `  ${name}`).join('\n')}`);
  console.log('| Row | Ours | Twin | Median of the pairs | At most |  |\n|---|---|---|---|---|---|');
  const missed: string[] = [];
  for (const { name, measure } of asked) if (!(await measure())) missed.push(name);
  if (missed.length > 0) throw new Stop(`Above the limit: ${missed.join('; ')}.`);
  return 0;
});

/** Names each audit that costs a page points, and the largest layout shift of a page. */
async function runLighthouse(browser: Browser): Promise<boolean> {
  const page = await browser.newPage();
  await page.setRequestInterception(true);
  // The order form is on another site.
  page.on('request', (request) =>
    new URL(request.url()).hostname === HOST ? request.continue() : request.respond({ body: '<!doctype html>' }),
  );
  const lost: string[] = [];
  let shift = 0;
  for (const { path } of PAGES) {
    const flags = { logLevel: 'error' as const, onlyCategories: [...CATEGORIES, 'performance'] };
    const { lhr } = (await lighthouse(urlOf('ours', path), flags, undefined, page)) ?? {};
    const audits = CATEGORIES.flatMap((category) => lhr?.categories[category]?.auditRefs ?? []);
    lost.push(...audits.filter(({ id }) => (lhr?.audits[id]?.score ?? 1) < 1).map(({ id }) => `${id} on ${path}`));
    shift = Math.max(shift, lhr?.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN);
  }
  const isRead = report('Lighthouse: accessibility, best practices, SEO', lost.join(', '), '', lost.length, 0, 'lost');
  return report('Lighthouse: layout shift', '', '', shift, 0, '') && isRead;
}
