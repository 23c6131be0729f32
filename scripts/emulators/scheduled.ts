import { HOST, portOf } from './ports.ts';
import { PROJECT } from './project.ts';

const FUNCTION = 'owner-list';
const FUNCTIONS = `http://${HOST}:${portOf('functions')}/${PROJECT}/us-central1`;

/**
 * Calls the scheduled function, as Cloud Scheduler does every 15 minutes. The emulators have no scheduler; the name of
 * such a function ends in how often they have loaded the code, and they tell it when asked for a wrong one.
 */
export async function callList(): Promise<number> {
  const known = await (await fetch(`${FUNCTIONS}/${FUNCTION}`)).text();
  const [name] = /\bowner-list-\d+/.exec(known) ?? [];
  if (!name) throw new Error(`The functions emulator knows no ${FUNCTION}: ${known}`);
  return (await fetch(`${FUNCTIONS}/${name}`, { method: 'POST' })).status;
}
