import { execFileSync } from 'node:child_process';

/** Freezes the Firestore emulator of this run, as if its machine had stopped answering; `resume` brings it back. */
export function freezeFirestore(): { resume: () => void } {
  const port = process.env.FIRESTORE_EMULATOR_HOST?.split(':')[1];
  const processes = execFileSync('ps', ['-Ao', 'pid=,args='], { encoding: 'utf8' }).split('\n');
  const emulator = processes.find((line) => /java.*firestore/.test(line) && line.includes(`--port ${port}`));
  if (!emulator) throw new Error(`No Firestore emulator runs here on port ${port}.`);
  const pid = Number.parseInt(emulator, 10);
  process.kill(pid, 'SIGSTOP');
  while (!stateOf(pid).startsWith('T'));
  return { resume: () => process.kill(pid, 'SIGCONT') };
}

/** As ps prints it: T is stopped. */
function stateOf(pid: number): string {
  return execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
}
