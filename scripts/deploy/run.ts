import { spawn } from 'node:child_process';
import { Stop } from '../../tools/stop.ts';

/** Runs a command and shows its output. Throws a Stop if it fails. */
export async function run(command: string, ...args: readonly string[]): Promise<void> {
  const line = [command, ...args].join(' ');
  console.log(`> ${line}`);
  // The Firebase CLI waits 10 seconds until the functions have loaded, which a busy machine exceeds.
  const env = { ...process.env, NO_UPDATE_NOTIFIER: '1', FUNCTIONS_DISCOVERY_TIMEOUT: '60' };
  const child = spawn(command, args, { env, stdio: ['ignore', 'inherit', 'inherit'] });
  // For example, the command is not installed.
  child.on('error', ({ message }) => console.error(message));
  const code = await new Promise((closed) => child.once('close', closed));
  if (code !== 0) throw new Stop(`The command "${line}" failed: see above.`);
}

/** Runs a command of the Firebase CLI, which then asks no questions. */
export function firebase(project: string, ...args: readonly string[]): Promise<void> {
  return run('firebase', ...args, '--project', project, '--non-interactive');
}

/** Runs a function and appends `text` to the message of a Stop that it throws. */
export async function appendToStop<Result>(text: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Stop) throw new Stop(`${error.message} ${text}`);
    throw error;
  }
}
