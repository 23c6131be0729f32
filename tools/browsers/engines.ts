import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Stop } from '../stop.ts';

/** The packages that the browsers of the tests need, with their names at Debian. .ci/run and the workflow install them. */
export const PACKAGES = {
  chromium: ['chromium', 'fonts-liberation'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb', 'xauth'],
  // fonts-liberation has the widths of Arial and Times.
  packedChromium: ['libnss3', 'libexpat1', 'fonts-liberation'],
} as const;

export function findFirefox(): string {
  return onPath('firefox-esr') ?? onPath('firefox') ?? requirePackages(PACKAGES.firefox);
}

/** Finds WebKitGTK's driver and its MiniBrowser. Both need a virtual screen, which xvfb-run starts with xauth. */
export function findWebkit() {
  const driver = onPath('WebKitWebDriver');
  const browser = globSync('/usr/lib/**/webkit*gtk-*/MiniBrowser')[0];
  if (driver && browser && onPath('xvfb-run') && onPath('xauth')) return { driver, browser };
  return requirePackages(PACKAGES.webkit);
}

/** Throws a Stop that names missing packages, and where to find the command that installs them. */
export function requirePackages(missing: readonly string[]): never {
  throw new Stop(
    `The browsers of the tests need packages that are missing here: ${missing.join(', ')}.\n` +
      '.ci/run has the command for Debian, .github/workflows/check.yml that for Ubuntu. Tests cannot start browsers that are snaps.',
  );
}

function onPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}
