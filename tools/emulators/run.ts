import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { claimPorts, HOST, portOf } from '../ports.ts';
import { PROJECT, ROOT } from '../project.ts';
import { canStartUi, findFirestoreJar } from '../without-downloads/firestore-jar.ts';
import { findJava } from '../without-downloads/java.ts';
import { startMailCatcher } from './mail-catcher.ts';
import { makeMovedProject } from './moved-project.ts';

export const SUITE = ['hosting', 'functions', 'firestore'] as const;

interface Run {
  readonly command: string;
  readonly only?: readonly (typeof SUITE)[number][];
  readonly wantsUi?: boolean;
  readonly quiet?: boolean;
  /** Path of a firebase.json to use instead of the repository's own, which moves its ports with `movePorts`. */
  readonly config?: string;
}

/** Starts the emulators with the sample data, runs a command, and stops the emulators. Returns the exit code. */
export async function runWithEmulators(run: Run): Promise<number> {
  await claimPorts();
  const folder = mkdtempSync(join(tmpdir(), 'emulators-'));
  return startAndRun(run, folder).finally(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));
}

/** The emulators, the mail catcher and the command write their temporary files to `folder`. */
async function startAndRun(run: Run, folder: string): Promise<number> {
  const { command, only = SUITE, wantsUi, quiet, config = makeMovedProject(join(folder, 'project')) } = run;
  const args = [
    ...['emulators:exec', command, '--only', only.join(','), '--project', PROJECT, '--config', config],
    ...['--import', join(ROOT, 'emulator-data')],
    ...(quiet ? ['--log-verbosity', 'QUIET'] : []),
    ...(wantsUi && canStartUi() ? ['--ui'] : []),
  ];
  const env = environment(folder);
  const catcher = only.includes('functions') ? await startMailCatcher(env) : undefined;
  // In a process group of its own, so that Ctrl-C reaches each process exactly once, by the signal that this script passes on.
  const firebase = spawn('firebase', args, { cwd: ROOT, detached: true, env, stdio: ['ignore', 'inherit', 'inherit'] });
  return ended(firebase).finally(() => catcher?.stop());
}

/** Leaves out a proxy, because the CLI would send it the requests to the emulators, too. */
function environment(folder: string): NodeJS.ProcessEnv {
  const java = findJava();
  const path = [java, join(ROOT, 'node_modules', '.bin'), dirname(process.execPath), process.env.PATH];
  return {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^https?_proxy$/i.test(name))),
    PATH: path.join(delimiter),
    JAVA_HOME: dirname(java),
    // Turns off Java's optimizing compiler: in a run of a few minutes, it takes more time than it saves.
    JAVA_TOOL_OPTIONS: '-XX:TieredStopAtLevel=1',
    FIRESTORE_EMULATOR_BINARY_PATH: findFirestoreJar(folder),
    TMPDIR: folder,
    CI: 'true',
    NO_UPDATE_NOTIFIER: '1',
    // Saves a quarter of the time in which a command starts.
    NODE_COMPILE_CACHE: join(ROOT, 'node_modules', '.cache', 'node'),
    HOSTING_URL: `http://${HOST}:${portOf('hosting')}`,
  };
}

async function ended(firebase: ChildProcess): Promise<number> {
  let interrupted = 0;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (interrupted) return;
      interrupted = 128 + constants.signals[signal];
      signalGroup(firebase, 'SIGINT');
    });
  }
  const [code] = await once(firebase, 'exit');
  signalGroup(firebase, 'SIGTERM');
  return interrupted || (code ?? 1);
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid) process.kill(-pid, signal);
  } catch {
    // The process group has already ended.
  }
}
