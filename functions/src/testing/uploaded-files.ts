import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';

type Listing = (options: { path: string; ignoreStrings: string[] }) => Promise<{ name: string }[]>;
const { readdirRecursive } = createRequire(import.meta.url)('firebase-tools/lib/fsAsync.js') as {
  readdirRecursive: Listing;
};

const ROOT = join(import.meta.dirname, '..', '..', '..');

/** The files that a deployment would upload, listed by the Firebase CLI's own code. */
export async function uploadedFiles(): Promise<string[]> {
  const { functions } = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8'));
  const path = join(ROOT, functions[0].source);
  const files = await readdirRecursive({ path, ignoreStrings: functions[0].ignore });
  return files.map(({ name }) => relative(path, name)).sort();
}
