import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { portOffset } from '../ports.ts';
import { ROOT } from '../project.ts';

const NAMES_PORTS = /^(firebase\.json|\.env\..+|\.secret\.local)$/;
const PORT = /("(?:port|websocketPort)": |127\.0\.0\.1:)(\d+)/g;

/** Links to this repository, with PORT_OFFSET added in copies of the files that name ports. Returns its firebase.json. */
export function makeMovedProject(folder: string): string {
  for (const part of ['', 'functions']) {
    mkdirSync(join(folder, part));
    for (const name of readdirSync(join(ROOT, part)).filter((each) => each !== 'functions')) {
      const [source, target] = [join(ROOT, part, name), join(folder, part, name)];
      if (NAMES_PORTS.test(name)) writeFileSync(target, movePorts(readFileSync(source, 'utf8')));
      else symlinkSync(source, target);
    }
  }
  return join(folder, 'firebase.json');
}

export function movePorts(settings: string): string {
  return settings.replace(PORT, (_, before: string, port: string) => `${before}${Number(port) + portOffset()}`);
}
