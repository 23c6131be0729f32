import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeSites } from './bench/sites.ts';
import { browserOrInstall } from './browsers/install-chrome.ts';
import { runWithEmulators } from './emulators/run.ts';
import { orStop } from './emulators/stop.ts';

await orStop(async () => {
  process.env.CHROME_PATH = await browserOrInstall();
  const command = 'node scripts/bench/measure.ts';
  const config = await makeSites();
  const code = await runWithEmulators({ command, only: ['hosting'], config, quiet: true });
  rmSync(dirname(config), { recursive: true });
  return code;
});
