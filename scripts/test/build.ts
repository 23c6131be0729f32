import { runWithEmulators } from '../../tools/emulators/run.ts';
import { claimPorts } from '../../tools/ports.ts';
import { runCommand } from '../../tools/stop.ts';
import { finish, readReport } from './reports.ts';

/** Checks what no fact of a farm may break, on the files that `npm run build` has made (`npm run check:build`). */
await runCommand(async () => {
  await claimPorts();
  const command = 'PLAYWRIGHT_JSON_OUTPUT_FILE=test-results/build.json playwright test -c e2e any-farm hosting';
  await runWithEmulators({ command, quiet: true });
  finish([readReport('build', 'the emulators did not start')]);
  return Number(process.exitCode ?? 0);
});
