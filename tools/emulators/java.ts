import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { Stop } from '../stop.ts';

/** The oldest version that firebase-tools 15 accepts. */
const OLDEST = 21;

/** Folders in which package managers install one JDK beside the other. */
const INSTALL_FOLDERS = [
  '/usr/lib/jvm',
  '/opt/homebrew/opt',
  '/usr/local/opt',
  '/Library/Java/JavaVirtualMachines',
  join(homedir(), '.sdkman/candidates/java'),
];

/** Finds the folder of a Java in JAVA_HOME, else on the PATH, else of the newest one in an install folder. */
export function findJava(): string {
  const onPath = (process.env.PATH ?? '').split(delimiter).filter((bin) => existsSync(join(bin, 'java')));
  const preferred = process.env.JAVA_HOME ? [join(process.env.JAVA_HOME, 'bin'), ...onPath] : onPath;
  const installed = globSync(INSTALL_FOLDERS.map((folder) => `${folder}/*/{,Contents/Home/}bin/java`)).map(dirname);
  const newestFirst = installed.sort((one, other) => versionIn(other) - versionIn(one));
  const found = [...preferred, ...newestFirst].find((bin) => versionIn(bin) >= OLDEST);
  if (found) return found;
  throw new Stop(
    `No Java ${OLDEST} or newer found, and the Firestore emulator runs on it: install one ` +
      '(apt-get install openjdk-21-jre-headless, brew install openjdk or adoptium.net) or point JAVA_HOME at one.',
  );
}

function versionIn(bin: string): number {
  const { stderr } = spawnSync(join(bin, 'java'), ['-version'], { encoding: 'utf8' });
  return Number(/version "(?:1\.)?(\d+)/.exec(stderr)?.[1] ?? 0);
}
