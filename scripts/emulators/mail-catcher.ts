import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { HOST, portOf } from './ports.ts';
import { Stop } from './stop.ts';

const MAILDEV = join(import.meta.dirname, '..', '..', 'node_modules', 'maildev', 'bin', 'maildev');

/** Takes every mail that the demo project sends and shows it in a page; nothing leaves this machine. */
export async function startMailCatcher(): Promise<ChildProcess> {
  const page = `http://${HOST}:${portOf('mails')}`;
  const ports = ['--smtp', `${portOf('smtp')}`, '--web', `${portOf('mails')}`];
  const args = [MAILDEV, ...ports, '--ip', HOST, '--web-ip', HOST, '--silent'];
  // A process group of its own: Ctrl-C lets the emulators end in peace, and then it is ended too.
  const catcher = spawn(process.execPath, args, { detached: true, stdio: ['ignore', 'ignore', 'inherit'] });
  while (!(await answers(page))) {
    if (catcher.exitCode !== null) throw new Stop(`The mail catcher did not start (exit code ${catcher.exitCode}).`);
    await setTimeout(50);
  }
  console.log(`Mails to the owner are caught at ${page}`);
  return catcher;
}

function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}
