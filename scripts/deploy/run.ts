import { type ChildProcess, spawn } from 'node:child_process';
import { Stop } from '../../tools/stop.ts';

let running: ChildProcess | undefined;
let isInterrupted = false;

/**
 * Runs a command and returns what it wrote to stdout, and in `log` to stderr too. Does nothing after Ctrl-C. Shows stdout,
 * except with `quiet`.
 */
export async function run(command: string, args: readonly string[], { quiet = false } = {}) {
  if (isInterrupted) return { ok: false, output: '', log: '' };
  const env = { ...process.env, NO_UPDATE_NOTIFIER: '1' };
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  running = child;
  let output = '';
  let log = '';
  child.stdout.on('data', (text) => {
    output += text;
    log += text;
  });
  child.stderr.on('data', (text) => {
    log += text;
  });
  child.stderr.pipe(process.stderr, { end: false });
  if (!quiet) child.stdout.pipe(process.stdout, { end: false });
  return new Promise<{ ok: boolean; output: string; log: string }>((resolve, reject) => {
    child.once('error', () => reject(new Stop(`The command "${command}" is not installed.`)));
    child.once('close', (code) => {
      running = undefined;
      resolve({ ok: code === 0 && !isInterrupted, output, log });
    });
  });
}

/** On Ctrl-C, ends only the running command, so that this process can still say what is live. */
export function stopOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      isInterrupted = true;
      if (!running) process.exit(1);
      running.kill(signal);
    });
  }
}

/** Runs a function and appends `text` to the message of each Stop that it throws. */
export async function appendToStop<Result>(text: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    throw new Stop(`${isInterrupted ? 'Interrupted.' : error.message} ${text}`);
  }
}
