import { runWithEmulators } from '../../tools/emulators/run.ts';
import { runCommand } from '../../tools/stop.ts';

await runCommand(async () => {
  const code = await runWithEmulators({ command: 'node scripts/start/announce.ts', wantsUi: true });
  const ctrlC = 130;
  return code === ctrlC ? 0 : code;
});
