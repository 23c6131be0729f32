import { spawnSync } from 'node:child_process';
import { arch, platform } from 'node:process';
import { Stop } from '../emulators/stop.ts';
import { CHROMIUM_107, fetchChromium107 } from './chromium-107.ts';
import { installFromDebian } from './debian.ts';
import { findChromium107, findFirefox, findWebkit } from './engines.ts';

/** What is missing of the engines is installed, or named. */
export async function installEngines(): Promise<void> {
  if (platform !== 'linux' || arch !== 'x64') {
    throw new Stop('The other engines run on 64-bit x86 Linux only: Chromium 107 and WebKitGTK are for nothing else.');
  }
  if (!findChromium107()) await fetchChromium107();
  const missing = missingPackages();
  if (missing.length > 0) installFromDebian(...missing);
  const left = missingPackages();
  if (left.length === 0) return;
  throw new Stop(`Other engines are missing and could not be installed: on Debian, apt-get install ${left.join(' ')}`);
}

function missingPackages(): string[] {
  return [
    ...(findFirefox() ? [] : ['firefox-esr']),
    ...(findWebkit() ? [] : ['webkit2gtk-driver', 'xvfb', 'xauth']),
    ...(hasLibraries(CHROMIUM_107) ? [] : ['libnss3', 'libexpat1']),
  ];
}

function hasLibraries(program: string): boolean {
  const { status, stdout } = spawnSync('ldd', [program], { encoding: 'utf8' });
  return status === 0 && !stdout.includes('not found');
}
