import { rmSync } from 'node:fs';
import { browserOfMachine } from '../../tools/browsers/chrome.ts';
import { findFirefox, findWebkit } from '../../tools/browsers/engines.ts';
import { runWithEmulators } from '../../tools/emulators/run.ts';
import { runCommand, Stop } from '../../tools/stop.ts';
import { canRunPacked } from '../../tools/without-downloads/packed-chromium.ts';
import { isStamped } from '../deploy/build-stamp.ts';
import { check, finish, REPORTS, readReport, vitestCommand } from './results.ts';

/** A virtual screen, because WebKit does not run without one. */
const SCREEN = 'xvfb-run --auto-servernum --server-args="-screen 0 1600x1200x24"';
const OLD_BROWSER = `PLAYWRIGHT_JSON_OUTPUT_FILE=${REPORTS}/old-browser.json playwright test -c e2e --project=old-browser`;

await runCommand(async () => {
  if (!canRunPacked())
    throw new Stop('The other engines run on 64-bit x86 Linux only: Chromium 107 and WebKitGTK are for nothing else.');
  for (const find of [browserOfMachine, findFirefox, findWebkit]) find();
  for (const run of ['engines', 'old-browser']) rmSync(`${REPORTS}/${run}.json`, { force: true });
  // The flows read the facts of the build.
  const built = await check(isStamped() ? 'npm run -s check:farm' : 'npm run build');
  const command = `${SCREEN} ${vitestCommand('engines')}; code=$?; ${OLD_BROWSER}; exit $code`;
  const code = built.passed && (await runWithEmulators({ command, quiet: true }));
  return finish([built, readReport('engines', code), readReport('old-browser')]);
});
