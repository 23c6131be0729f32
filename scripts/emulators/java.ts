import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { Stop } from './stop.ts';

/** What firebase-tools 15 asks for. */
const OLDEST = 21;

export interface Java {
  readonly bin: string;
  readonly major: number;
}

/** JAVA_HOME first, then the PATH, then the newest that stands in a usual install folder. */
export function findJava(): Java {
  for (const bin of askedFor()) {
    const major = majorOf(bin);
    if (major >= OLDEST) return { bin, major };
  }
  const installed = installFolders()
    .flatMap(binsIn)
    .map((bin) => ({ bin, major: majorOf(bin) }));
  const newest = installed.sort((a, b) => b.major - a.major)[0];
  if (newest && newest.major >= OLDEST) return newest;
  throw new Stop(
    `No Java ${OLDEST} or newer found, and the Firestore emulator runs on it: install one ` +
      '(apt-get install openjdk-21-jre-headless, brew install openjdk or adoptium.net) or point JAVA_HOME at one.',
  );
}

export function parseMajor(versionText: string): number {
  const match = /version "(?:1\.)?(\d+)/.exec(versionText);
  return Number(match?.[1] ?? 0);
}

function majorOf(bin: string): number {
  const { stderr } = spawnSync(join(bin, 'java'), ['-version'], { encoding: 'utf8' });
  return parseMajor(stderr ?? '');
}

function askedFor(): string[] {
  const home = process.env.JAVA_HOME;
  return [...(home ? [join(home, 'bin')] : []), ...onPath()];
}

function onPath(): string[] {
  return (process.env.PATH ?? '').split(delimiter).filter((folder) => folder && hasJava(folder));
}

/** Debian keeps its JDKs side by side, whichever of them the PATH leads to. */
function installFolders(): string[] {
  const besides = onPath().map((bin) => dirname(dirname(dirname(realpathSync(join(bin, javaName()))))));
  const usual = ['/usr/lib/jvm', '/usr/java', '/opt/java', '/opt/homebrew/opt', '/usr/local/opt'];
  const mac = '/Library/Java/JavaVirtualMachines';
  const own = ['.sdkman/candidates/java', '.jdks', '.local/share/mise/installs/java'].map((p) => join(homedir(), p));
  return [...new Set([...besides, ...usual, mac, ...own, 'C:\\Program Files\\Java'])];
}

function binsIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .flatMap((name) => [join(folder, name, 'bin'), join(folder, name, 'Contents', 'Home', 'bin')])
    .filter(hasJava);
}

function hasJava(bin: string): boolean {
  return existsSync(join(bin, javaName()));
}

function javaName(): string {
  return process.platform === 'win32' ? 'java.exe' : 'java';
}
