import { spawnSync } from 'node:child_process';
import { Stop } from '../emulators/stop.ts';

/** Installs packages where that can be done without asking anybody: as root on a Debian. */
export function installFromDebian(...packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return;
  console.log(`Installing Debian's ${packages.join(', ')}.`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) => spawnSync('apt-get', args, { stdio: ['ignore', 'inherit', 'inherit'], env });
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
}

/** What is missing is installed; throws a Stop that names what is missing after that. */
export function installMissing(missing: () => readonly string[]): void {
  if (missing().length === 0) return;
  installFromDebian(...missing());
  const left = missing().join(' ');
  if (left) throw new Stop(`Missing here, and could not be installed: on Debian, apt-get install ${left}`);
}

/** What a Chromium from npm needs of the system and does not find, and the letters as wide as Arial's and Times'. */
export function missingFor(chromium: string): string[] {
  const { status, stdout } = spawnSync('ldd', [chromium], { encoding: 'utf8' });
  return status === 0 && !stdout.includes('not found') ? [] : ['libnss3', 'libexpat1', 'fonts-liberation'];
}
