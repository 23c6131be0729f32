import { spawnSync } from 'node:child_process';
import { NOT_HERE } from '../../e2e/pictures/browser.ts';
import { buildSite } from '../../e2e/pictures/site.ts';
import { canRunPacked } from '../../tools/browsers/packed-chromium.ts';
import { runCommand, Stop } from '../../tools/stop.ts';

/** Compares the pages with the accepted pictures (`npm run test:pictures`). `--update` accepts the current look. */
const REPORT = 'test-results/pictures-report/index.html';
/** Other arguments go to Playwright: `-g home` compares the pictures of one page. */
const ARGS = process.argv.slice(2).map((arg) => (arg === '--update' ? '--update-snapshots' : arg));

await runCommand(async () => {
  if (!canRunPacked()) throw new Stop(NOT_HERE);
  buildSite();
  const { status } = spawnSync('playwright', ['test', '-c', 'e2e/pictures', ...ARGS], { stdio: 'inherit' });
  if (status !== 0) console.log(`The old picture, the new one and the difference: ${REPORT}`);
  return status ?? 1;
});
