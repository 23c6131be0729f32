import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand, Stop } from '../../tools/stop.ts';
import { workingTree } from './git.ts';

const STAMP = '.build.json';
const BUILT = ['web/dist', 'functions/lib'];

// `npm run build` calls this with --write at its end. The Firebase CLI calls it before it uploads anything.
if (import.meta.main)
  await runCommand(async () => {
    if (process.argv.includes('--write')) writeStamp();
    else if (!isStamped())
      throw new Stop(
        'web/dist and functions/lib are not the build of this commit. Commit your changes, and run "npm run build".',
      );
  });

/** Notes which files were built of which commit. Notes nothing if files have changed since. */
export function writeStamp(): void {
  writeFileSync(STAMP, thisBuild());
}

/** Whether the files in this folder are those of the build of its commit. */
export function isStamped(): boolean {
  const build = thisBuild();
  return build !== '' && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === build;
}

/**
 * A hash of the commit's files, the built files, and the settings that Vite builds in. Empty if a file has changed since. A
 * merge that changes no file of its pull request has the same build.
 */
function thisBuild(): string {
  const { tree, changed } = workingTree();
  if (!tree || changed.length > 0) return '';
  const settings = Object.entries(process.env).filter(([name]) => name === 'FARM' || name.startsWith('VITE_'));
  const hash = createHash('sha256').update(JSON.stringify([tree, ...settings.toSorted()]));
  const built = BUILT.filter((folder) => existsSync(folder)).flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.tsbuildinfo'))
      .map(({ parentPath, name }) => join(parentPath, name)),
  );
  for (const file of [...built, ...globSync('web/.env*')].toSorted())
    hash.update(`\n${file}\n`).update(readFileSync(file));
  return JSON.stringify({ tree, files: hash.digest('hex') });
}
