import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { type Choice, readLeads } from './read.ts';
import { COLUMNS, objectOf, rowOf } from './rows.ts';

type Leads = AsyncIterable<QueryDocumentSnapshot>;

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

/** Writes the requests to stdout while it reads them. */
export async function exportLeads(db: Firestore, choice: Choice, json: boolean): Promise<void> {
  // The reader may close the pipe: `| head`.
  process.stdout.once('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));
  const leads = counted(readLeads(db, choice));
  await (json
    ? pipeline(leads, asJson, process.stdout, { end: false })
    : pipeline(leads, asRows, stringify(CSV), process.stdout, { end: false }));
}

async function* asRows(leads: Leads) {
  for await (const lead of leads) yield rowOf(lead);
}

/** A JSON array with one line per request. */
async function* asJson(leads: Leads) {
  let before = '[\n';
  for await (const lead of leads) {
    yield `${before}${JSON.stringify(objectOf(lead))}`;
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** Shows a counter in a terminal. */
async function* counted(leads: Leads) {
  const EVERY = 500;
  let count = 0;
  for await (const lead of leads) {
    yield lead;
    count++;
    if (process.stderr.isTTY && count % EVERY === 0) process.stderr.write(`\r${count} requests`);
  }
  if (process.stderr.isTTY) process.stderr.write(`\r${count} requests\n`);
}
