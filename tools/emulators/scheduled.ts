import { HOST, portOf } from '../ports.ts';
import { PROJECT } from '../project.ts';

const FUNCTION = 'owner-list';
const FUNCTIONS = `http://${HOST}:${portOf('functions')}/${PROJECT}/us-central1`;

/**
 * Calls the function that Cloud Scheduler calls every 15 minutes. The emulator appends a counter to the name of a
 * scheduled function and prints the names in its response to an unknown one.
 */
export async function callList(): Promise<number> {
  const known = await (await fetch(`${FUNCTIONS}/${FUNCTION}`)).text();
  const [name] = /\bowner-list-\d+/.exec(known) ?? [];
  if (!name) throw new Error(`The functions emulator knows no ${FUNCTION}: ${known}`);
  return (await fetch(`${FUNCTIONS}/${name}`, { method: 'POST' })).status;
}
