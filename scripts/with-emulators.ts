import { parseArgs } from 'node:util';
import { runWithEmulators, SUITE } from '../tools/emulators/run.ts';
import { runCommand, Stop } from '../tools/stop.ts';

const USAGE = `Usage: node scripts/with-emulators.ts [--only ${SUITE}] [--quiet] "<command>"`;

await runCommand(async () => {
  const options = {
    only: { type: 'string', default: `${SUITE}` },
    quiet: { type: 'boolean', default: false },
  } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const only = SUITE.filter((name) => values.only.split(',').includes(name));
  if (only.length === 0 || positionals.length === 0) throw new Stop(USAGE);
  return runWithEmulators({ command: positionals.join(' '), only, quiet: values.quiet });
}, USAGE);
