import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { Stop } from '../stop.ts';

/** The oldest version that firebase-tools 15 accepts. */
const OLDEST = 21;

/** Where Debian and Homebrew install one Java beside the other. */
const INSTALLED = ['/usr/lib/jvm/*/bin/java', '/opt/homebrew/opt/openjdk*/bin/java'];

/** Finds the folder of a Java that is new enough: in JAVA_HOME, else on the PATH, else installed beside another one. */
export function findJava(): string {
  const { JAVA_HOME, PATH = '' } = process.env;
  const preferred = [...(JAVA_HOME ? [join(JAVA_HOME, 'bin')] : []), ...PATH.split(delimiter)];
  const found = [...preferred, ...globSync(INSTALLED).map(dirname)].find((bin) => versionIn(bin) >= OLDEST);
  if (found) return found;
  throw new Stop(
    `The Firestore emulator needs Java ${OLDEST} or newer: install it (adoptium.net), or point JAVA_HOME at it.`,
  );
}

function versionIn(bin: string): number {
  const { stderr } = spawnSync(join(bin, 'java'), ['-version'], { encoding: 'utf8' });
  return Number(/version "(?:1\.)?(\d+)/.exec(stderr)?.[1] ?? 0);
}
