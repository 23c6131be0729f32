import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..', '..');

/** The folder with the owner's files. */
export const FARM = join(ROOT, 'farm');
