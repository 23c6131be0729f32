import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Pauses the process of the Firestore emulator, as if its server had stopped responding. Call `resume` afterwards. */
export async function freezeFirestore(): Promise<{ resume: () => void }> {
  const [pid] = await emulatorProcesses(/java.*firestore/);
  if (!pid) throw new Error('The emulators of this run have no Firestore.');
  process.kill(pid, 'SIGSTOP');
  // The state "T" means stopped.
  while (!(await ps('-o', 'stat=', '-p', String(pid))).startsWith('T'));
  return { resume: () => process.kill(pid, 'SIGCONT') };
}

/** Processes of the emulator suite that started this test. Another suite may run on the same machine. */
async function emulatorProcesses(command: RegExp): Promise<number[]> {
  const all = await processes();
  let suite = all.find(({ pid }) => pid === process.pid);
  while (suite && !suite.args.includes('emulators:exec')) suite = all.find(({ pid }) => pid === suite?.parent);
  return all.filter(({ parent, args }) => parent === suite?.pid && command.test(args)).map(({ pid }) => pid);
}

async function processes() {
  const lines = (await ps('-Ao', 'pid=,ppid=,args=')).trim().split('\n');
  return lines.map((line) => {
    const [pid, parent, ...args] = line.trim().split(/ +/);
    return { pid: Number(pid), parent: Number(parent), args: args.join(' ') };
  });
}

/** Total memory in bytes. Processes that have ended count as 0. */
export async function memoryOf(pids: readonly number[]): Promise<number> {
  const kilobytes = await ps('-o', 'rss=', '-p', pids.join(','));
  return kilobytes.split('\n').reduce((sum, size) => sum + Number(size) * 1024, 0);
}

/** Does not block the test, because a blocked client does not notice that the server has closed its connection. */
async function ps(...args: readonly string[]): Promise<string> {
  return (await promisify(execFile)('ps', args)).stdout;
}
