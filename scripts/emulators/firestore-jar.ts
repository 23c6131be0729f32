import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { canDownload } from './network.ts';
import { Stop } from './stop.ts';
import { makeWrapperJar } from './wrapper-jar.ts';

const IN_CLOUD_CLI = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

/** `jar` is left out where firebase-tools is to download its own. */
export interface FirestoreJar {
  readonly jar?: string;
  readonly from: string;
}

export async function findFirestoreJar(): Promise<FirestoreJar> {
  const found = fromEnvironment() ?? fromFirebaseCache() ?? fromCloudCli();
  if (found) return found;
  if (await canDownload()) return { from: 'downloaded by firebase-tools' };
  throw new Stop(
    'No Firestore emulator on this machine and no network to download it: connect once, ' +
      'install the Google Cloud CLI with cloud-firestore-emulator, or set FIRESTORE_EMULATOR_BINARY_PATH to its jar.',
  );
}

function fromEnvironment(): FirestoreJar | undefined {
  const jar = process.env.FIRESTORE_EMULATOR_BINARY_PATH;
  if (!jar) return undefined;
  if (!existsSync(jar)) throw new Stop(`FIRESTORE_EMULATOR_BINARY_PATH names ${jar}, which is not there.`);
  return { jar, from: 'from FIRESTORE_EMULATOR_BINARY_PATH' };
}

function fromFirebaseCache(): FirestoreJar | undefined {
  const folder = emulatorCache();
  const newest = existsSync(folder) && newestJar(readdirSync(folder));
  return newest ? { jar: join(folder, newest), from: "from firebase-tools' cache" } : undefined;
}

export function newestJar(names: readonly string[]): string | undefined {
  const jars = names.filter((name) => /^cloud-firestore-emulator-v[\d.]+\.jar$/.test(name));
  return jars.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1);
}

export function emulatorCache(): string {
  return process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache', 'firebase', 'emulators');
}

function fromCloudCli(): FirestoreJar | undefined {
  const info = ['info', '--format=value(installation.sdk_root)'];
  const { stdout } = spawnSync('gcloud', info, { encoding: 'utf8' });
  const jar = stdout?.trim() && join(stdout.trim(), IN_CLOUD_CLI);
  if (!jar || !existsSync(jar)) return undefined;
  return { jar: makeWrapperJar(jar), from: 'from the Google Cloud CLI' };
}
