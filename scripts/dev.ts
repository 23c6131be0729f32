import { mkdirSync } from 'node:fs';
import { runWithEmulators } from './emulators/run.ts';
import { orStop } from './emulators/stop.ts';

// Hosting wants its folder to be there, though the pages come from Vite.
mkdirSync('web/dist', { recursive: true });

await orStop(() => {
  const watch = 'tsc -b functions --watch --preserveWatchOutput';
  const vite = 'npm run dev -w web -- --host 127.0.0.1';
  return runWithEmulators({ command: `${watch} & ${vite}`, wantsUi: true });
});
