import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { findFirestoreJar } from './firestore-jar.ts';
import { findJava } from './java.ts';
import { startMailCatcher } from './mail-catcher.ts';
import { type Emulator, requireFreePorts } from './ports.ts';
import { PROJECT, ROOT } from './project.ts';
import { canHaveUi } from './ui.ts';

const FIREBASE = join(ROOT, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js');
const SEED = 'emulator-data';

export const SUITE = ['hosting', 'functions', 'firestore'] as const satisfies readonly Emulator[];

/** A JVM that lives for minutes spends more on its optimizing compiler than that saves. */
const JAVA_TOOL_OPTIONS = '-XX:TieredStopAtLevel=1';

const UI = ['ui'] as const;
const MAIL_CATCHER = ['mails', 'smtp'] as const;

export interface Run {
  readonly command: string;
  readonly only?: readonly Emulator[];
  readonly wantsUi?: boolean;
  readonly quiet?: boolean;
  /** Another firebase.json than the product's. */
  readonly config?: string;
}

/** Runs a command while the emulators are up, the seed imported; answers its exit code. */
export async function runWithEmulators(run: Run): Promise<number> {
  const { command, only = SUITE, wantsUi = false } = run;
  await requireFreePorts([...only, ...(wantsUi ? UI : []), ...(only.includes('functions') ? MAIL_CATCHER : [])]);
  const env = { ...environment(), ...(only.includes('firestore') && (await firestoreEnvironment())) };
  const ui = wantsUi && (await uiOrLine());
  const args = ['emulators:exec', '--only', only.join(','), ...flags(run), ...(ui ? ['--ui'] : []), command];
  const catcher = only.includes('functions') ? await startMailCatcher() : undefined;
  // A process group of its own, so that one Ctrl-C reaches every process in it exactly once.
  const firebase = spawn(process.execPath, [FIREBASE, ...args], {
    cwd: ROOT,
    detached: true,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return ended(firebase).finally(() => catcher?.kill());
}

/** The found Node comes first on the PATH, and the CLI asks nobody for news. */
function environment(): NodeJS.ProcessEnv {
  const path = [join(ROOT, 'node_modules', '.bin'), dirname(process.execPath), process.env.PATH];
  return { ...process.env, PATH: path.join(delimiter), CI: 'true', NO_UPDATE_NOTIFIER: '1' };
}

async function firestoreEnvironment(): Promise<NodeJS.ProcessEnv> {
  const java = findJava();
  const { jar, from } = await findFirestoreJar();
  console.log(`Java ${java.major} (${java.bin}); Firestore emulator ${from}.`);
  return {
    ...(jar && { FIRESTORE_EMULATOR_BINARY_PATH: jar }),
    JAVA_HOME: dirname(java.bin),
    JAVA_TOOL_OPTIONS,
    PATH: [java.bin, environment().PATH].join(delimiter),
  };
}

async function uiOrLine(): Promise<boolean> {
  const ui = await canHaveUi();
  if (!ui) console.log('Emulator UI: neither on this machine nor to be downloaded; starting without it.');
  return ui;
}

function flags({ only = SUITE, quiet, config }: Run): string[] {
  const hasSeed = only.includes('firestore') && existsSync(join(ROOT, SEED, 'firebase-export-metadata.json'));
  return [
    ...(hasSeed ? ['--import', SEED] : []),
    ...(quiet ? ['--log-verbosity', 'QUIET'] : []),
    ...(config ? ['--config', config, '--project', PROJECT] : []),
  ];
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
