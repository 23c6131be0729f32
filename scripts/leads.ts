import { parseArgs } from 'node:util';
import { stringify } from 'csv-stringify/sync';
import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { isDone, isSpam } from '../functions/src/consultations/stored-request.ts';
import { FIELD_NAMES, type FieldName, isAsked, questionOf } from '../functions/src/contract/questions.ts';
import { CONSULTATIONS, TO_DOS } from '../functions/src/firebase/collections.ts';
import { acknowledgedAddress, mailboxOf } from '../functions/src/mail/mailbox.ts';
import { readableAnswer } from '../functions/src/mail/request-texts.ts';
import { dateOf, EARLIEST, isoWithOffset } from '../functions/src/time/farm-time.ts';
import { confirm } from '../tools/confirm.ts';
import { HOST, isFree, portOf } from '../tools/ports.ts';
import { PROJECT } from '../tools/project.ts';
import { runCommand, Stop } from '../tools/stop.ts';

const USAGE = `Usage: npm run -s leads -- [--since 2026-11-01] [--waiting] [--project <project>]
       npm run -s leads -- forget <email> [--project <project>]`;

const OPTIONS = {
  since: { type: 'string' },
  waiting: { type: 'boolean', default: false },
  project: { type: 'string' },
} as const;

/** The labels of the times. */
const TIMES = { submittedAt: 'Received', notifiedAt: 'Emailed', remindedAt: 'Reminded', contactedAt: 'Contacted' };

type Lead = Pick<QueryDocumentSnapshot, 'get'>;

/** What a spreadsheet reads as a number, as a date or time such as "3-5", "May 5" or "3 pm", or as another value. */
const NUMBER = String.raw`[($€£\s]*[.,]?\d[\d.,]*(e[-+]?\d+)?[%)\s]*`;
const NAMES = '(?<![a-z])(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun)[a-z]*(?![a-z])';
const DATE = String.raw`(?=.*\d)((?<!\d)(\d{1,2}|\d{4})(?!\d)|${NAMES}|[ap]m?\b|[-/.,:\s])+`;
const NO_TEXT = new RegExp(`^(${NUMBER}|${DATE}|true|false|#[a-z]+[/!?].*)$`, 'i');

/**
 * A spreadsheet needs the byte order mark to read UTF-8, runs formulas unless they are escaped, and ends a row at a
 * line break that is not quoted. An apostrophe keeps what it would change into another value.
 */
const CSV = {
  header: true,
  bom: true,
  escape_formulas: true,
  cast: { string: (text: string) => (NO_TEXT.test(text) ? `'${text}` : text) },
  record_delimiter: 'windows',
  quoted_match: /[\r\n]/,
};

if (import.meta.main)
  await runCommand(async () => {
    const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
    const [command, email, ...others] = positionals;
    if (others.length > 0 || (command && (command !== 'forget' || !email))) throw new Stop(USAGE);
    const since = values.since === undefined ? EARLIEST : startOf(values.since);
    const db = await openFirestore(values.project);
    try {
      if (email) await forget(db, email);
      else process.stdout.write(await exportLeads(db, since, values.waiting));
    } catch (error) {
      throw refusalOf(error, values.project);
    }
  }, USAGE);

/** The midnight in the farm's time zone with which a day starts. */
export function startOf(since: string): Date {
  const noon = new Date(`${since}T12:00:00Z`);
  // A date without a day is no valid time, and one that does not exist becomes another.
  if (!noon.toJSON()?.startsWith(`${since}T`))
    throw new Stop(`--since ${since} is not a date: write it like 2026-11-01.`);
  const offsetAt = (date: Date) => isoWithOffset(date).slice(-'+00:00'.length);
  const midnight = new Date(`${since}T00:00:00${offsetAt(noon)}`);
  return new Date(`${since}T00:00:00${offsetAt(midnight)}`);
}

/** Opens Firestore in the emulators, or in a project with the owner's Google account. */
async function openFirestore(project: string | undefined): Promise<Firestore> {
  if (!project) return openEmulator();
  delete process.env.FIRESTORE_EMULATOR_HOST;
  const credential = applicationDefault();
  await credential.getAccessToken().catch(() => {
    throw new Stop(
      'Nobody is signed in to Google on this machine: run "gcloud auth application-default login" once, ' +
        `with the account that may read the project ${project}.`,
    );
  });
  return getFirestore(initializeApp({ projectId: project, credential }));
}

async function openEmulator(): Promise<Firestore> {
  const port = portOf('firestore');
  if (await isFree(port))
    throw new Stop('No emulators are up: run npm start in another window, or name your project with --project.');
  process.env.FIRESTORE_EMULATOR_HOST ??= `${HOST}:${port}`;
  // Stops the Google client from looking for a metadata server, which emulators do not have.
  process.env.METADATA_SERVER_DETECTION = 'none';
  return getFirestore(initializeApp({ projectId: process.env.GCLOUD_PROJECT ?? PROJECT }));
}

/** Turns a refused permission into a Stop. */
export function refusalOf(error: unknown, project: string | undefined): unknown {
  const PERMISSION_DENIED = 7;
  const isDenied = error instanceof Error && 'code' in error && error.code === PERMISSION_DENIED;
  return isDenied ? new Stop(`The account that is signed in to Google may not read the project ${project}.`) : error;
}

/** Returns the requests as CSV. */
export async function exportLeads(db: Firestore, since = EARLIEST, waiting = false): Promise<string> {
  const leads = (await readLeads(db)).filter(
    (lead) => (arrivalOf(lead) ?? lead.createTime.toDate()) >= since && (!waiting || !isDone(lead.data())),
  );
  const names = fieldsOf(leads);
  const columns = [...Object.values(TIMES), ...names.map((name) => questionOf(name).label), 'Suspected spam', 'Id'];
  const rows = leads.map((lead) => [
    ...Object.keys(TIMES).map((name) => timeOf(lead, name)),
    ...names.map((name) => answerOf(lead, name)),
    isSpam(lead.data()) ? [lead.get('spamReasons') ?? 'yes'].flat().join(', ') : '',
    lead.id,
  ]);
  return stringify(rows, { ...CSV, columns });
}

/** The questions that the form asks, and the retired ones that somebody has answered. */
export function fieldsOf(leads: readonly Lead[]): readonly FieldName[] {
  return FIELD_NAMES.filter((name) => isAsked(name) || leads.some((lead) => answerOf(lead, name) !== ''));
}

/** Reads the requests in order of their arrival, then those that were added by hand without a date. */
async function readLeads(db: Firestore): Promise<readonly QueryDocumentSnapshot[]> {
  const { docs } = await db.collection(CONSULTATIONS).get();
  const order = (lead: QueryDocumentSnapshot) => arrivalOf(lead)?.getTime() ?? Number.MAX_VALUE;
  return docs.toSorted((one, other) => order(one) - order(other));
}

function arrivalOf(lead: QueryDocumentSnapshot): Date | undefined {
  return dateOf(lead.get('submittedAt'));
}

function answerOf(lead: Lead, name: FieldName): string {
  return readableAnswer(name, lead.get(name));
}

/** The time in the farm's time zone, or the text that someone entered instead of a time. */
function timeOf(lead: QueryDocumentSnapshot, name: string): string {
  const time = lead.get(name);
  const date = dateOf(time);
  return date ? isoWithOffset(date) : `${time ?? ''}`;
}

/**
 * Shows all requests with this address, asks, and deletes them with the documents that belong to them. Then does the same
 * with other spellings of the address.
 */
export async function forget(db: Firestore, email: string, ask = confirm): Promise<void> {
  // Reads every request, because the address may be stored in another case.
  const same = (one: unknown) => String(one).trim().toLowerCase();
  const found = (await readLeads(db)).filter((lead) => mailboxOf(String(lead.get('email'))) === mailboxOf(email));
  const exact = found.filter((lead) => same(lead.get('email')) === same(email));
  const similar = found.filter((lead) => !exact.includes(lead));
  if (exact.length === 0) console.log(`No request has the address ${email}.`);
  for (const leads of [exact, similar].filter(({ length }) => length > 0)) {
    if (leads === similar) console.log('This looks like the same person:');
    console.log(leads.map(lineOf).join('\n'));
    if (!(await ask(`Delete ${leads.length} for good?`))) return console.log('Not deleted.');
    for (const { id, ref } of leads) await db.batch().delete(ref).delete(db.collection(TO_DOS).doc(id)).commit();
    await acknowledgedAddress(db, email).delete();
    console.log(
      `${leads.length} deleted, and what was stored about them elsewhere. Emails about them are still in your mailbox.`,
    );
  }
}

function lineOf(lead: QueryDocumentSnapshot): string {
  const { firstName = '', lastName = '', email } = lead.data();
  return `${timeOf(lead, 'submittedAt') || 'no date'}  ${firstName} ${lastName}  ${email}  ${lead.id}`;
}
