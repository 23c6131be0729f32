import { HOST, portOf } from '../../tools/ports.ts';
import { PROJECT } from '../../tools/project.ts';
import { runCommand, Stop } from '../../tools/stop.ts';

const FUNCTIONS = `http://${HOST}:${portOf('functions')}/${PROJECT}/us-central1`;

if (import.meta.main)
  await runCommand(async () => {
    const status = await callList().catch(() => {
      throw new Stop('No emulators are up: run npm start first.');
    });
    const mails = `http://${HOST}:${portOf('mails')}`;
    console.log(`Answered ${status}. If there was anything to list, the email is at ${mails}`);
    return status === 200 ? 0 : 1;
  });

/**
 * Calls the function that Cloud Scheduler calls every 15 minutes. The emulator appends a counter to the name of a
 * scheduled function and prints the names in its response to an unknown one.
 */
export async function callList(): Promise<number> {
  const known = await (await fetch(`${FUNCTIONS}/owner-list`)).text();
  const [name] = /\bowner-list-\d+/.exec(known) ?? [];
  if (!name) throw new Error(`The functions emulator knows no owner-list: ${known}`);
  return (await fetch(`${FUNCTIONS}/${name}`, { method: 'POST' })).status;
}
