import { runWithEmulators } from '../../tools/emulators/run.ts';
import { claimPorts } from '../../tools/ports.ts';
import { runCommand } from '../../tools/stop.ts';
import { finish, readReport } from './reports.ts';

/**
 * Checks what no fact of a farm may break, on the files that `npm run build` has made (`npm run check:build`). Arguments
 * name tests in e2e/ that run, too.
 */
const TESTS = ['any-farm', 'hosting', ...process.argv.slice(2)].join(' ');

await runCommand(async () => {
  await claimPorts();
  const command = `PLAYWRIGHT_JSON_OUTPUT_FILE=test-results/build.json playwright test -c e2e ${TESTS}`;
  await runWithEmulators({ command, quiet: true });
  return finish([readReport('build', 'the emulators did not start')]);
});
