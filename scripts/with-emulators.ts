import { parseArgs } from 'node:util';
import { runWithEmulators, SUITE } from '../e2e/emulators/run.ts';
import { claimPorts, type Emulator } from '../e2e/lib/ports.ts';
import { runCommand, Stop } from '../e2e/lib/stop.ts';

await runCommand(async () => {
  const { values, positionals } = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true });
  const command = positionals.join(' ');
  if (!command) throw new Stop('Usage: node scripts/with-emulators.ts [--only firestore,functions] "<command>"');
  await claimPorts();
  return runWithEmulators({ command, only: values.only ? values.only.split(',').map(known) : SUITE });
});

function known(name: string): Emulator {
  const emulator = SUITE.find((each) => each === name);
  if (!emulator) throw new Stop(`No emulator is named ${name}; there are ${SUITE.join(', ')}.`);
  return emulator;
}
