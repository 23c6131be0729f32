import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..');

/** The command of the Firebase CLI, for Node. */
export const FIREBASE = join(ROOT, 'node_modules', '.bin', 'firebase');

/** The Firebase demo project, which exists only on this machine. */
export const PROJECT: string = JSON.parse(readFileSync(join(ROOT, '.firebaserc'), 'utf8')).projects.default;
