import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { findBrowser } from '../../tools/browsers/chrome.ts';
import { findFirefox, findWebkit } from '../../tools/browsers/engines.ts';
import { PACKAGES, requirePackages } from '../../tools/browsers/packages.ts';
import { runWithEmulators } from '../../tools/emulators/run.ts';
import { claimPorts } from '../../tools/ports.ts';
import { runCommand, Stop } from '../../tools/stop.ts';
import { CHROMIUM_107, canRunPacked, unpack } from '../../tools/without-downloads/packed-chromium.ts';
import { isStamped } from '../deploy/build-stamp.ts';
import { vitestCommand } from './commands.ts';
import { type Counts, finish, notRun, REPORTS, readReport } from './reports.ts';

/** A virtual screen, because WebKit does not run without one. */
const SCREEN = 'xvfb-run --auto-servernum --server-args="-screen 0 1600x1200x24"';

await runCommand(async () => finish([await runFlows()]));

async function runFlows(): Promise<Counts> {
  rmSync(`${REPORTS}/engines.json`, { force: true });
  await requireEngines();
  const build = () => spawnSync('npm run build', { shell: true, stdio: ['ignore', 'inherit', 'inherit'] });
  if (!isStamped() && build().status !== 0) return notRun(['engines'], 'the site was not built');
  await claimPorts();
  await runWithEmulators({ command: `${SCREEN} ${vitestCommand('engines')}`, quiet: true });
  return readReport('engines', 'the emulators did not start');
}

/** Throws a Stop that names the missing engines. */
async function requireEngines(): Promise<void> {
  if (!canRunPacked())
    throw new Stop('The other engines run on 64-bit x86 Linux only: Chromium 107 and WebKitGTK are for nothing else.');
  requirePackages(
    ...(findBrowser() ? [] : PACKAGES.chromium),
    ...(findFirefox() ? [] : PACKAGES.firefox),
    ...(findWebkit() ? [] : PACKAGES.webkit),
  );
  await unpack(CHROMIUM_107);
}
