import { parseArgs } from 'node:util';
import type { Emulator } from './emulators/ports.ts';
import { runWithEmulators, SUITE } from './emulators/run.ts';
import { orStop, Stop } from './emulators/stop.ts';

await orStop(async () => {
  const { values, positionals } = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true });
  const command = positionals.join(' ');
  if (!command) throw new Stop('Usage: node scripts/with-emulators.ts [--only firestore,functions] "<command>"');
  return runWithEmulators({ command, only: values.only ? values.only.split(',').map(known) : SUITE });
});

function known(name: string): Emulator {
  const emulator = SUITE.find((each) => each === name);
  if (!emulator) throw new Stop(`No emulator is named ${name}; there are ${SUITE.join(', ')}.`);
  return emulator;
}
