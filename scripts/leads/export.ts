import { stringify } from 'csv-stringify/sync';
import type { Firestore } from 'firebase-admin/firestore';
import { type Choice, readLeads } from './read.ts';
import { COLUMNS, objectOf, rowOf } from './rows.ts';

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

/** Writes the requests to stdout. */
export async function exportLeads(db: Firestore, choice: Choice, json: boolean): Promise<void> {
  // The reader may close the pipe: `| head`.
  process.stdout.once('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));
  const leads = await readLeads(db, choice);
  process.stdout.write(json ? `${JSON.stringify(leads.map(objectOf), null, 1)}\n` : stringify(leads.map(rowOf), CSV));
}
