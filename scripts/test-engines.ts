import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { installEngines } from './browsers/install-engines.ts';
import { runWithEmulators } from './emulators/run.ts';
import { type Counts, close, countsIn, failedBy } from './test-counts.ts';

const REPORT = 'test-results/engines.json';
/** WebKit draws on a screen, and needs none of glass. */
const SCREEN = 'xvfb-run --auto-servernum --server-args="-screen 0 1600x1200x24"';

close(await flows().catch(failedBy));

async function flows(): Promise<Counts> {
  rmSync(REPORT, { force: true });
  const { status } = spawnSync('npm run build', { shell: true, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) return { passed: 0, failed: ['npm run build'] };
  await installEngines();
  const vitest = `vitest run --project engines --reporter=default --reporter=json --outputFile.json=${REPORT}`;
  await runWithEmulators({ command: `${SCREEN} ${vitest}`, quiet: true });
  return countsIn(REPORT);
}
