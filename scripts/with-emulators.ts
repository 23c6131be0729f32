import { parseArgs } from 'node:util';
import { runWithEmulators, SUITE } from '../tools/emulators/run.ts';
import { claimPorts } from '../tools/ports.ts';
import { runCommand, Stop } from '../tools/stop.ts';

await runCommand(async () => {
  const { values, positionals } = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true });
  const command = positionals.join(' ');
  if (!command) throw new Stop('Usage: node scripts/with-emulators.ts [--only firestore,functions] "<command>"');
  await claimPorts();
  return runWithEmulators({ command, only: SUITE.filter((name) => values.only?.includes(name) ?? true) });
});
