import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Stop } from '../stop.ts';

export function findFirefox(): string | undefined {
  return onPath('firefox-esr') ?? onPath('firefox');
}

/** Finds WebKitGTK's driver and its MiniBrowser. Both need a virtual screen, which xvfb-run starts with xauth. */
export function findWebkit() {
  const driver = onPath('WebKitWebDriver');
  const browser = globSync('/usr/lib/**/webkit*gtk-*/MiniBrowser')[0];
  return driver && browser && onPath('xvfb-run') && onPath('xauth') ? { driver, browser } : undefined;
}

/** Throws a Stop if an engine is not installed. */
export function foundOrStop<Found>(name: string, found: Found | undefined): Found {
  if (found) return found;
  throw new Stop(`${name} is missing here: npm run test:engines says how to install it.`);
}

function onPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}
