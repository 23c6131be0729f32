import { spawnSync } from 'node:child_process';
import { Stop } from '../stop.ts';

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

function installFromDebian(...packages: readonly string[]): void {
  if (process.getuid?.() !== 0) return;
  console.log(`Installing Debian's ${packages.join(', ')}.`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${packages.join(' ')}`;
  spawnSync(install, { shell: true, stdio: ['ignore', 'inherit', 'inherit'], env });
}
