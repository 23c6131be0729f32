import { spawnSync } from 'node:child_process';
import { Stop } from '../stop.ts';

/** The packages that the browsers of the tests need, with their names at Debian. */
export const PACKAGES = {
  chromium: ['chromium', 'fonts-liberation'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb', 'xauth'],
  // fonts-liberation has the widths of Arial and Times.
  packedChromium: ['libnss3', 'libexpat1', 'fonts-liberation'],
} as const;

/** Ubuntu's own Chromium and Firefox are snaps, which the tests cannot start. GitHub's image has these instead. */
export const ON_UBUNTU: Readonly<Record<string, string>> = {
  chromium: 'google-chrome-stable',
  'firefox-esr': 'firefox',
};

/** Throws a Stop that names missing packages and the command that installs them. */
export function requirePackages(...missing: readonly string[]): void {
  if (missing.length === 0) return;
  const install = (names: readonly string[]) => `sudo apt-get install ${[...new Set(names)].join(' ')}`;
  const onUbuntu = install(missing.map((name) => ON_UBUNTU[name] ?? name));
  throw new Stop(
    `The browsers of the tests need packages that are missing here.\nDebian: ${install(missing)}\n` +
      `Ubuntu: ${onUbuntu} (Chrome and Firefox from the repositories of Google and Mozilla, because tests cannot start snaps)`,
  );
}

/** The packages that a Chromium from npm needs, if this system lacks a library of them. */
export function missingFor(chromium: string): readonly string[] {
  const { status, stdout } = spawnSync('ldd', [chromium], { encoding: 'utf8' });
  return status === 0 && !stdout.includes('not found') ? [] : PACKAGES.packedChromium;
}
