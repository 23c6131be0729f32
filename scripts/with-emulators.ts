import { parseArgs } from 'node:util';
import { runWithEmulators, SUITE } from '../tools/emulators/run.ts';
import { claimPorts, type Emulator } from '../tools/ports.ts';
import { runCommand, Stop } from '../tools/stop.ts';

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { only: { type: 'string' }, quiet: { type: 'boolean' } },
    allowPositionals: true,
  });
  const command = positionals.join(' ');
  if (!command)
    throw new Stop('Usage: node scripts/with-emulators.ts [--only firestore,functions] [--quiet] "<command>"');
  await claimPorts();
  const only = values.only ? values.only.split(',').map(known) : SUITE;
  return runWithEmulators({ command, only, quiet: values.quiet ?? false });
});

function known(name: string): Emulator {
  const emulator = SUITE.find((each) => each === name);
  if (!emulator) throw new Stop(`No emulator is named ${name}; there are ${SUITE.join(', ')}.`);
  return emulator;
}
