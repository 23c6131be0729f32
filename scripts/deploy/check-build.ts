import { runCommand, Stop } from '../../tools/stop.ts';
import { isStamped, writeStamp } from './stamp.ts';

// `npm run build` calls this with --write at its end. The Firebase CLI calls it before it uploads anything.
await runCommand(async () => {
  if (process.argv.includes('--write')) writeStamp();
  else if (!isStamped())
    throw new Stop(
      'web/dist and functions/lib are not the build of this commit. Commit your changes, and run "npm run build".',
    );
  return 0;
});
