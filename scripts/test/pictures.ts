import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { NOW, SITE } from '../../e2e/pictures/site.ts';
import { copyRepository } from '../../tools/copy.ts';
import { runCommand, Stop } from '../../tools/stop.ts';
import { canRunPacked } from '../../tools/without-downloads/packed-chromium.ts';
import { finish, REPORTS, readReport } from './results.ts';

/** Compares the pages with the accepted pictures (`npm run test:pictures`). `--update` accepts the current look. */
const REPORT = 'test-results/pictures-report/index.html';
/** Other arguments go to Playwright: `-g home` compares the pictures of one page. */
const ARGS = process.argv.slice(2).map((arg) => (arg === '--update' ? '--update-snapshots' : arg));

await runCommand(async () => {
  if (!canRunPacked())
    throw new Stop(
      'The pictures are not compared on this machine: their Chromium runs on 64-bit x86 Linux only. ' +
        'The check of each pull request compares them, or run npm run test:pictures in such a container.',
    );
  buildSite();
  rmSync(`${REPORTS}/pictures.json`, { force: true });
  const { status } = spawnSync('playwright', ['test', '-c', 'e2e/pictures', ...ARGS], { stdio: 'inherit' });
  finish([readReport('pictures', status ?? 1)]);
  if (status !== 0)
    console.log(`Both pictures are in ${REPORT}. npm run test:pictures -- --update accepts the new one.`);
  return status ?? 1;
});

/** Builds the site as of the time of the pictures, in a temporary copy of the repository. */
function buildSite(): void {
  const copy = copyRepository();
  // Checks the farm also here, because the tests read the facts of the site.
  const build = `npm run -s check:farm && cd '${copy}' && npm run -s build -w web && node e2e/pictures/write-server-pages.ts`;
  const env = { ...process.env, SOURCE_DATE_EPOCH: String(NOW.getTime() / 1000), GCLOUD_PROJECT: 'demo-pictures' };
  try {
    const { status } = spawnSync(build, { env, shell: true, stdio: ['ignore', 'inherit', 'inherit'] });
    if (status !== 0) throw new Stop('The site of the pictures could not be built.');
    rmSync(SITE, { recursive: true, force: true });
    cpSync(join(copy, 'web', 'dist'), SITE, { recursive: true });
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
