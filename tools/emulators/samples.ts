import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

interface Sample {
  readonly request: Readonly<Record<string, string | readonly string[]>>;
  /** Times that are stored with the request, by field. */
  readonly hours?: Readonly<Record<string, number>>;
  readonly isSpam?: boolean;
}

const FILE = join(import.meta.dirname, 'samples.yaml');

/** The sample requests of emulator-data/. Each has an email address of its own. */
export const SAMPLES: readonly Sample[] = parse(readFileSync(FILE, 'utf8'), { merge: true });
