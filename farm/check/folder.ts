import { join, resolve } from 'node:path';

export const ROOT = join(import.meta.dirname, '..', '..');

/** The folder with the owner's files. FARM_FOLDER names another one, from the root of the repository. */
export function farmFolder(): string {
  return resolve(ROOT, process.env.FARM_FOLDER || 'farm');
}
