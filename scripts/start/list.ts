import { callList } from '../../tools/emulators/scheduled.ts';
import { portOf } from '../../tools/ports.ts';
import { runCommand, Stop } from '../../tools/stop.ts';

await runCommand(async () => {
  const status = await callList().catch(() => {
    throw new Stop('No emulators are up: run npm start first.');
  });
  console.log(`Answered ${status}. If there was anything to list, the email is at http://127.0.0.1:${portOf('mails')}`);
  return status === 200 ? 0 : 1;
});
