import { stringify } from 'csv-stringify/sync';
import type { Firestore } from 'firebase-admin/firestore';
import { type Choice, readLeads } from './read.ts';
import { COLUMNS, rowOf } from './rows.ts';

/**
 * A spreadsheet needs the byte order mark to read UTF-8, runs formulas unless they are escaped, and ends a row at a
 * line break that is not quoted.
 */
const CSV = {
  header: true,
  columns: [...COLUMNS],
  bom: true,
  escape_formulas: true,
  record_delimiter: 'windows',
  quoted_match: /[\r\n]/,
};

/** Writes the requests to stdout, as CSV. */
export async function exportLeads(db: Firestore, choice: Choice): Promise<void> {
  // The reader may close the pipe: `| head`.
  process.stdout.once('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));
  process.stdout.write(stringify((await readLeads(db, choice)).map(rowOf), CSV));
}
