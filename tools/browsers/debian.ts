import { spawnSync } from 'node:child_process';
import { Stop } from '../stop.ts';

/** Installs packages if this is Debian and the user is root. Does nothing otherwise. */
export function installFromDebian(...packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return;
  console.log(`Installing Debian's ${packages.join(', ')}.`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) => spawnSync('apt-get', args, { stdio: ['ignore', 'inherit', 'inherit'], env });
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
}

/** Installs the missing packages. Throws a Stop that names those that are still missing. */
export function installMissing(missing: () => readonly string[]): void {
  if (missing().length === 0) return;
  installFromDebian(...missing());
  const stillMissing = missing().join(' ');
  if (stillMissing)
    throw new Stop(`Missing here, and could not be installed: on Debian, apt-get install ${stillMissing}`);
}

/**
 * The Debian packages that a Chromium from npm needs and this system lacks. fonts-liberation has the widths of Arial
 * and Times.
 */
export function missingFor(chromium: string): string[] {
  const { status, stdout } = spawnSync('ldd', [chromium], { encoding: 'utf8' });
  return status === 0 && !stdout.includes('not found') ? [] : ['libnss3', 'libexpat1', 'fonts-liberation'];
}
