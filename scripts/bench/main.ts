import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runWithEmulators } from '../../tools/emulators/run.ts';
import { claimPorts } from '../../tools/ports.ts';
import { runCommand } from '../../tools/stop.ts';
import { makeSites, requireFreeSites } from './sites.ts';

await runCommand(async () => {
  const { values, positionals } = parseArgs({ options: { against: { type: 'string' } }, allowPositionals: true });
  await claimPorts();
  await requireFreeSites();
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const config = makeSites(folder, values.against && resolve(values.against));
    const words = [...(values.against ? ['--against'] : []), ...positionals].map((word) => JSON.stringify(word));
    const command = ['node scripts/bench/measure.ts', ...words].join(' ');
    return await runWithEmulators({ command, only: ['hosting', 'firestore'], config, quiet: true });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
