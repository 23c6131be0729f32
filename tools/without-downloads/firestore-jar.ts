import { spawnSync } from 'node:child_process';
import { existsSync, globSync, symlinkSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { Stop } from '../stop.ts';

/** Where the Firebase CLI keeps its emulators. */
const CACHE = process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache', 'firebase', 'emulators');
const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
const IN_CLOUD_CLI = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

/** Finds or downloads the Firestore emulator. `folder` is for temporary files. */
export function findFirestoreJar(folder: string): string {
  const found = process.env.FIRESTORE_EMULATOR_BINARY_PATH ?? fromFirebaseCache() ?? fromCloudCli(folder);
  const jar = found ?? (download('firestore') ? fromFirebaseCache() : undefined);
  if (jar) return jar;
  throw new Stop(
    'No Firestore emulator on this machine and no network to download it: connect once, ' +
      'install the Google Cloud CLI with cloud-firestore-emulator, or set FIRESTORE_EMULATOR_BINARY_PATH to its jar.',
  );
}

/** The suite fails to start if the UI has to be downloaded and cannot be. */
export function canStartUi(): boolean {
  if (globSync('ui-v*/', { cwd: CACHE }).length > 0 || download('ui')) return true;
  console.log('Emulator UI: neither on this machine nor to be downloaded; starting without it.');
  return false;
}

/** Downloads an emulator with the CLI, which uses the proxy of this machine. False if that is not possible. */
function download(emulator: 'firestore' | 'ui'): boolean {
  const args = [`setup:emulators:${emulator}`];
  return spawnSync('firebase', args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
}

/** The CLI keeps only the newest one. */
function fromFirebaseCache(): string | undefined {
  const [jar] = globSync('cloud-firestore-emulator-v*.jar', { cwd: CACHE });
  return jar && join(CACHE, jar);
}

function fromCloudCli(folder: string): string | undefined {
  const info = ['info', '--format=value(installation.sdk_root)'];
  const { stdout } = spawnSync('gcloud', info, { encoding: 'utf8' });
  const jar = stdout?.trim() && join(stdout.trim(), IN_CLOUD_CLI);
  return jar && existsSync(jar) ? makeWrapperJar(jar, folder) : undefined;
}

/** The Google Cloud CLI's jar names no main class. A link stands for its path: a line of a manifest holds 72 bytes. */
function makeWrapperJar(jar: string, folder: string): string {
  symlinkSync(jar, join(folder, 'emulator.jar'));
  const wrapper = join(folder, 'firestore-emulator.jar');
  const manifest = `Manifest-Version: 1.0\r\nMain-Class: ${MAIN_CLASS}\r\nClass-Path: emulator.jar\r\n`;
  writeFileSync(wrapper, zipSync({ 'META-INF/MANIFEST.MF': strToU8(manifest) }));
  return wrapper;
}
