import { mkdirSync } from 'node:fs';
import { runWithEmulators } from '../../tools/emulators/run.ts';
import { runCommand } from '../../tools/stop.ts';

// The Hosting emulator needs this folder, although Vite serves the pages.
mkdirSync('web/dist', { recursive: true });

await runCommand(() => {
  const watch = 'tsc -b functions --watch --preserveWatchOutput';
  const vite = 'npm run dev -w web -- --host 127.0.0.1';
  const farm = 'node --watch-path=farm farm/check/main.ts';
  return runWithEmulators({ command: `${watch} & ${farm} & ${vite}`, wantsUi: true });
});
