import { callList } from './emulators/scheduled.ts';
import { portOf } from './lib/ports.ts';
import { runCommand, Stop } from './lib/stop.ts';

await runCommand(async () => {
  const status = await callList().catch(() => {
    throw new Stop('No emulators are up: run npm start first.');
  });
  console.log(`Answered ${status}; a mail, if there was anything to say, is at http://127.0.0.1:${portOf('mails')}`);
  return status === 200 ? 0 : 1;
});
