import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

interface Sample {
  readonly id: string;
  readonly request: Readonly<Record<string, string | readonly string[]>>;
  /** Times that are stored with the request, by field. */
  readonly hours?: Readonly<Record<string, number>>;
  readonly isSpam?: boolean;
}

const FILE = join(import.meta.dirname, 'samples.yaml');

/** The sample requests of emulator-data/, in the order of their ids. */
export const SAMPLES: readonly Sample[] = parse(readFileSync(FILE, 'utf8'), { merge: true }).map(
  (sample: object, index: number) => ({
    id: `01900000-0000-7000-8000-${String(index + 1).padStart(12, '0')}`,
    ...sample,
  }),
);
