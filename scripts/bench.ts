import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { raisePriority } from './bench/priority.ts';
import { makeSites, requireFreeSites } from './bench/sites.ts';
import { runWithEmulators } from './emulators/run.ts';
import { claimPorts } from './lib/ports.ts';
import { runCommand } from './lib/stop.ts';

await runCommand(async () => {
  raisePriority();
  await claimPorts();
  await requireFreeSites();
  const words = process.argv.slice(2).map((word) => JSON.stringify(word));
  const command = ['node scripts/bench/measure.ts', ...words].join(' ');
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const config = await makeSites(folder);
    return await runWithEmulators({ command, only: ['hosting'], config, quiet: true });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
