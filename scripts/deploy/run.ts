import { type ChildProcess, spawn } from 'node:child_process';
import { Stop } from '../lib/stop.ts';

let running: ChildProcess | undefined;
let isInterrupted = false;

interface Options {
  readonly cwd?: string | undefined;
  readonly quiet?: boolean;
}

/** Runs a command. Does nothing after Ctrl-C. With `quiet`, returns what it wrote to stdout instead of printing it. */
export async function run(command: string, args: readonly string[], { cwd, quiet }: Options = {}) {
  if (isInterrupted) return { ok: false, output: '' };
  const env = { ...process.env, NO_UPDATE_NOTIFIER: '1' };
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', quiet ? 'pipe' : 'inherit', 'inherit'] });
  running = child;
  let output = '';
  child.stdout?.on('data', (text) => {
    output += text;
  });
  return new Promise<{ ok: boolean; output: string }>((resolve, reject) => {
    child.once('error', () => reject(new Stop(`The command "${command}" is not installed.`)));
    child.once('close', (code) => {
      running = undefined;
      resolve({ ok: code === 0 && !isInterrupted, output });
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

const ATTEMPTS = 3;
const PAUSE_SECONDS = '20';

/** Runs the smoke test up to three times, because a deploy takes a moment to spread. */
export async function passesSmokeTest(origin: string, cwd?: string): Promise<boolean> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    if ((await run('npm', ['run', '--silent', 'smoke', '--', origin], { cwd })).ok) return true;
    if (attempt < ATTEMPTS) await run('sleep', [PAUSE_SECONDS]);
  }
  return false;
}
