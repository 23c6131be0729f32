import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { HOST, portOf } from '../ports.ts';
import { Stop } from '../stop.ts';

/** Starts a mail server that shows the mails of the demo project on a page and sends none. */
export async function startMailCatcher(env: NodeJS.ProcessEnv): Promise<{ stop(): Promise<void> }> {
  const page = `http://${HOST}:${portOf('mails')}`;
  const ports = ['--smtp', `${portOf('smtp')}`, '--web', `${portOf('mails')}`];
  const args = [...ports, '--ip', HOST, '--web-ip', HOST, '--silent'];
  // Its own process group, so that Ctrl-C does not end it before the emulators.
  const catcher = spawn('maildev', args, { detached: true, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const exited = once(catcher, 'exit');
  while (!(await fetch(page).catch(() => undefined))) {
    const end = catcher.exitCode ?? catcher.signalCode;
    if (end !== null) throw new Stop(`The mail catcher did not start (it ended with ${end}).`);
    await setTimeout(50);
  }
  console.log(`Mails to the owner and to families are caught at ${page}`);
  const stop = async () => {
    catcher.kill();
    await exited;
  };
  return { stop };
}
