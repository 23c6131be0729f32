import { runWithEmulators } from '../e2e/emulators/run.ts';
import { runCommand } from '../e2e/lib/stop.ts';

await runCommand(async () => {
  const code = await runWithEmulators({ command: 'node scripts/announce.ts', wantsUi: true });
  const ctrlC = 130;
  return code === ctrlC ? 0 : code;
});
