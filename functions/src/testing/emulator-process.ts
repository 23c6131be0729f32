import { execFileSync } from 'node:child_process';

/** Pauses the process of the Firestore emulator, as if its server had stopped responding. Call `resume` afterwards. */
export function freezeFirestore(): { resume: () => void } {
  const [pid] = emulatorProcesses(/java.*firestore/);
  if (!pid) throw new Error('The emulators of this run have no Firestore.');
  process.kill(pid, 'SIGSTOP');
  while (!stateOf(pid).startsWith('T'));
  return { resume: () => process.kill(pid, 'SIGCONT') };
}

/** The state that ps prints. "T" means stopped. */
function stateOf(pid: number): string {
  return execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
}

/** The processes that run functions in the emulators of this test run. */
export function functionProcesses(): number[] {
  const found = emulatorProcesses(/functionsEmulatorRuntime/);
  if (found.length === 0) throw new Error('No function runs in the emulators of this run.');
  return found;
}

/** Processes of the emulator suite that started this test. Another suite may run on the same machine. */
function emulatorProcesses(command: RegExp): number[] {
  const all = processes();
  let suite = all.find(({ pid }) => pid === process.pid);
  while (suite && !suite.args.includes('emulators:exec')) suite = all.find(({ pid }) => pid === suite?.parent);
  return all.filter(({ parent, args }) => parent === suite?.pid && command.test(args)).map(({ pid }) => pid);
}

function processes() {
  const lines = execFileSync('ps', ['-Ao', 'pid=,ppid=,args='], { encoding: 'utf8' }).trim().split('\n');
  return lines.map((line) => {
    const [pid, parent, ...args] = line.trim().split(/ +/);
    return { pid: Number(pid), parent: Number(parent), args: args.join(' ') };
  });
}

/** Total memory in bytes. Processes that have ended count as 0. */
export function memoryOf(pids: readonly number[]): number {
  const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', pids.join(',')], { encoding: 'utf8' });
  return kilobytes.split('\n').reduce((sum, size) => sum + Number(size) * 1024, 0);
}
