import { execFileSync } from 'node:child_process';

/** Freezes the Firestore emulator of this run, as if its machine had stopped answering; `resume` brings it back. */
export function freezeFirestore(): { resume: () => void } {
  const port = process.env.FIRESTORE_EMULATOR_HOST?.split(':')[1];
  const emulator = processes().find(({ args }) => /java.*firestore/.test(args) && args.includes(`--port ${port}`));
  if (!emulator) throw new Error(`No Firestore emulator runs here on port ${port}.`);
  const { pid } = emulator;
  process.kill(pid, 'SIGSTOP');
  while (!stateOf(pid).startsWith('T'));
  return { resume: () => process.kill(pid, 'SIGCONT') };
}

/** As ps prints it: T is stopped. */
function stateOf(pid: number): string {
  return execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
}

/** The processes that run the functions for the emulators of this very run: another run may stand beside it. */
export function functionProcesses(): number[] {
  const all = processes();
  let suite = all.find(({ pid }) => pid === process.pid);
  while (suite && !suite.args.includes('emulators:exec')) suite = all.find(({ pid }) => pid === suite?.parent);
  const found = all.filter(({ parent, args }) => parent === suite?.pid && args.includes('functionsEmulatorRuntime'));
  if (found.length === 0) throw new Error('No function runs in the emulators of this run.');
  return found.map(({ pid }) => pid);
}

function processes() {
  const lines = execFileSync('ps', ['-Ao', 'pid=,ppid=,args='], { encoding: 'utf8' }).trim().split('\n');
  return lines.map((line) => {
    const [pid, parent, ...args] = line.trim().split(/ +/);
    return { pid: Number(pid), parent: Number(parent), args: args.join(' ') };
  });
}

/** In bytes; what has ended counts as nothing. */
export function memoryOf(pids: readonly number[]): number {
  const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', pids.join(',')], { encoding: 'utf8' });
  return kilobytes.split('\n').reduce((sum, size) => sum + Number(size) * 1024, 0);
}
