import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeSites } from './bench/sites.ts';
import { runWithEmulators } from './emulators/run.ts';
import { runCommand } from './lib/stop.ts';

await runCommand(async () => {
  const words = process.argv.slice(2).map((word) => JSON.stringify(word));
  const command = ['node scripts/bench/measure.ts', ...words].join(' ');
  const config = await makeSites();
  const code = await runWithEmulators({ command, only: ['hosting'], config, quiet: true });
  rmSync(dirname(config), { recursive: true });
  return code;
});
