import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { PACKAGES, requirePackages } from './packages.ts';

// Each function throws a Stop that names the packages if its engine is not installed.

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

function onPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}
