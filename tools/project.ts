import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..');

/** The Firebase demo project, which exists only on this machine. */
export const PROJECT: string = JSON.parse(readFileSync(join(ROOT, '.firebaserc'), 'utf8')).projects.default;
