import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Stop } from '../stop.ts';

export function findFirefox(): string {
  return onPath('firefox-esr') ?? onPath('firefox') ?? stopWithout('Firefox');
}

/** Finds WebKitGTK's driver and its MiniBrowser. Both need a virtual screen, which xvfb-run starts with xauth. */
export function findWebkit() {
  const driver = onPath('WebKitWebDriver');
  const browser = globSync('/usr/lib/**/webkit*gtk-*/MiniBrowser')[0];
  if (driver && browser && onPath('xvfb-run') && onPath('xauth')) return { driver, browser };
  return stopWithout("WebKit's driver or xvfb-run");
}

export function stopWithout(missing: string): never {
  throw new Stop(
    `The tests need ${missing}, which this machine does not have. .ci/run installs it on Debian, .github/workflows/check.yml on Ubuntu. Tests cannot start browsers that are snaps.`,
  );
}

function onPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}
