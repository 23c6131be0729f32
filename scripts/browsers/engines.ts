import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Stop } from '../emulators/stop.ts';

export interface Webkit {
  readonly driver: string;
  readonly browser: string;
}

export function findFirefox(): string | undefined {
  return onPath('firefox-esr') ?? onPath('firefox');
}

/** The driver, the little browser that stands beside its library, and a screen for that to draw on. */
export function findWebkit(): Webkit | undefined {
  const driver = onPath('WebKitWebDriver');
  const browser = globSync('/usr/lib/**/webkit*gtk-*/MiniBrowser')[0];
  return driver && browser && onPath('xvfb-run') ? { driver, browser } : undefined;
}

/** For who runs the tests past the command that installs what they need. */
export function orMissing<Found>(name: string, found: Found | undefined): Found {
  if (found) return found;
  throw new Stop(`${name} is missing here: npm run test:engines installs it or says how.`);
}

function onPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}
