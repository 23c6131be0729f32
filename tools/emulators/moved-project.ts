import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { portOffset } from '../ports.ts';
import { ROOT } from '../project.ts';

const NAMES_PORTS = /^(firebase\.json|\.env\..+|\.secret\.local)$/;
const PORT = /("(?:port|websocketPort)": |127\.0\.0\.1:)(\d+)/g;

/** Makes a folder of links to this repository in which PORT_OFFSET is added to all ports. Returns its firebase.json. */
export function makeMovedProject(folder: string): string {
  linkFolder(ROOT, folder);
  return join(folder, 'firebase.json');
}

/**
 * Copies the files that contain ports, and links all others. `functions` is a new folder, because it contains such
 * files.
 */
function linkFolder(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    const [source, target] = [join(from, name), join(to, name)];
    if (NAMES_PORTS.test(name)) writeFileSync(target, movePorts(readFileSync(source, 'utf8')));
    else if (source === join(ROOT, 'functions')) linkFolder(source, target);
    else symlinkSync(source, target);
  }
}

export function movePorts(settings: string): string {
  return settings.replace(PORT, (_, before: string, port: string) => `${before}${Number(port) + portOffset()}`);
}
