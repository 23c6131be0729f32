import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workingTree } from './git.ts';

const STAMP = '.build.json';
const SITE = 'web/dist';
const FUNCTIONS = 'functions/lib';

/** Notes which files were built of which commit. Notes no commit if files have changed since. */
export function writeStamp(): void {
  writeFileSync(STAMP, JSON.stringify(thisBuild()));
}

/** Whether the files in this folder are those of the build of its commit. */
export function isStamped(): boolean {
  const build = thisBuild();
  return build.commit !== '' && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === JSON.stringify(build);
}

function thisBuild() {
  const { commit, changed } = workingTree();
  return {
    commit: changed.length > 0 ? '' : commit,
    site: hashOf(SITE),
    functions: hashOf(FUNCTIONS),
    web: settings(),
  };
}

/** A hash of the names and contents of all files in a folder. Leaves out the compiler's notes. */
function hashOf(folder: string): string {
  if (!existsSync(folder)) return '';
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.tsbuildinfo'));
  return hash(files.map(({ parentPath, name }) => join(parentPath, name)).toSorted());
}

/** The settings that Vite builds into the pages come from the environment or from files that git may ignore. */
function settings(): string {
  const own = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  return hash(globSync('web/.env*').toSorted(), JSON.stringify(own.toSorted()));
}

function hash(files: readonly string[], text = ''): string {
  const sum = createHash('sha256').update(text);
  for (const file of files) sum.update(`\n${file}\n`).update(readFileSync(file));
  return sum.digest('hex');
}
