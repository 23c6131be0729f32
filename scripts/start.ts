import { runWithEmulators } from './emulators/run.ts';
import { orStop } from './emulators/stop.ts';

await orStop(async () => {
  const code = await runWithEmulators({ command: 'node scripts/announce.ts', wantsUi: true });
  const ctrlC = 130;
  return code === ctrlC ? 0 : code;
});
