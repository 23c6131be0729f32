import { makeSites } from './bench/sites.ts';
import { runWithEmulators } from './emulators/run.ts';
import { orStop } from './emulators/stop.ts';
import { browserOrInstall } from './install-browser.ts';

await orStop(async () => {
  process.env.CHROME_PATH = await browserOrInstall();
  const command = 'node scripts/bench/measure.ts';
  return runWithEmulators({ command, only: ['hosting'], config: makeSites(), quiet: true });
});
