import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { findFirestoreJar } from './firestore-jar.ts';
import { findJava } from './java.ts';
import { type Emulator, requireFreePorts } from './ports.ts';
import { canHaveUi } from './ui.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const FIREBASE = join(ROOT, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js');
const SEED = 'emulator-data';

export const SUITE = ['hosting', 'functions', 'firestore'] as const satisfies readonly Emulator[];

export interface Run {
  readonly command: string;
  readonly only?: readonly Emulator[];
  readonly wantsUi?: boolean;
  readonly quiet?: boolean;
}

/** Runs a command while the emulators are up, the seed imported; answers its exit code. */
export async function runWithEmulators({
  command,
  only = SUITE,
  wantsUi = false,
  quiet = false,
}: Run): Promise<number> {
  await requireFreePorts(wantsUi ? [...only, 'ui'] : only);
  const env = await environment();
  const ui = wantsUi && (await uiOrLine());
  const flags = [...seed(), ...(ui ? ['--ui'] : []), ...(quiet ? ['--log-verbosity', 'QUIET'] : [])];
  const args = ['emulators:exec', '--only', only.join(','), ...flags, command];
  // A process group of its own, so that one Ctrl-C reaches every process in it exactly once.
  const firebase = spawn(process.execPath, [FIREBASE, ...args], {
    cwd: ROOT,
    detached: true,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return ended(firebase);
}

/** Java and node of the found versions come first on the PATH; the CLI asks nobody for news. */
async function environment(): Promise<NodeJS.ProcessEnv> {
  const java = findJava();
  const firestore = await findFirestoreJar();
  console.log(`Java ${java.major} (${java.bin}); Firestore emulator ${firestore.from}.`);
  const path = [join(ROOT, 'node_modules', '.bin'), dirname(process.execPath), java.bin, process.env.PATH];
  return {
    ...process.env,
    ...(firestore.jar && { FIRESTORE_EMULATOR_BINARY_PATH: firestore.jar }),
    PATH: path.join(delimiter),
    JAVA_HOME: dirname(java.bin),
    CI: 'true',
    NO_UPDATE_NOTIFIER: '1',
  };
}

async function uiOrLine(): Promise<boolean> {
  const ui = await canHaveUi();
  if (!ui) console.log('Emulator UI: neither on this machine nor to be downloaded; starting without it.');
  return ui;
}

function seed(): string[] {
  return existsSync(join(ROOT, SEED, 'firebase-export-metadata.json')) ? ['--import', SEED] : [];
}

function ended(firebase: ChildProcess): Promise<number> {
  let interrupted = 0;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (interrupted) return;
      interrupted = 128 + constants.signals[signal];
      signalGroup(firebase, 'SIGINT');
    });
  }
  return new Promise((resolve) => {
    firebase.once('exit', (code) => {
      signalGroup(firebase, 'SIGTERM');
      resolve(interrupted || (code ?? 1));
    });
  });
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid) process.kill(-pid, signal);
  } catch {
    // The group is gone already.
  }
}
