import { parseArgs } from 'node:util';
import { stringify } from 'csv-stringify/sync';
import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { isoWithOffset } from '../functions/src/contract/farm-time.ts';
import { FIELD_NAMES, questionOf, readableAnswer } from '../functions/src/contract/questions.ts';
import { ACKNOWLEDGED_ADDRESSES, CONSULTATIONS, dateOf, isDone, isSpam, TO_DOS } from '../functions/src/firebase/db.ts';
import { mailboxHash, mailboxOf } from '../functions/src/mail/mailbox.ts';
import { confirm } from '../tools/confirm.ts';
import { HOST, isFree, portOf } from '../tools/ports.ts';
import { PROJECT } from '../tools/project.ts';
import { runCommand, Stop } from '../tools/stop.ts';

const USAGE = `Usage: npm run -s leads -- [--waiting] [--project <project>]
       npm run -s leads -- forget <email> [--project <project>]`;

/** The labels of the times. */
const TIMES = { submittedAt: 'Received', notifiedAt: 'Emailed', remindedAt: 'Reminded', contactedAt: 'Contacted' };

/** What a spreadsheet reads as a number, as a date or time such as "3-5", "May 5" or "3 pm", or as another value. */
const NUMBER = String.raw`[($€£\s]*[.,]?\d[\d.,]*(e[-+]?\d+)?[%)\s]*`;
const NAMES = '(?<![a-z])(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun)[a-z]*(?![a-z])';
const DATE = String.raw`(?=.*\d)((?<!\d)(\d{1,2}|\d{4})(?!\d)|${NAMES}|[ap]m?\b|[-/.,:\s])+`;
const NO_TEXT = new RegExp(`^(${NUMBER}|${DATE}|true|false|#[a-z]+[/!?].*)$`, 'i');

/**
 * A spreadsheet needs the byte order mark to read UTF-8, runs formulas unless they are escaped, and ends a row at a
 * line break, and in some countries a cell at a semicolon or tab, that is not quoted. An apostrophe keeps what it would change into another value.
 */
const CSV = {
  header: true,
  bom: true,
  escape_formulas: true,
  cast: { string: (text: string) => (NO_TEXT.test(text) ? `'${text}` : text) },
  record_delimiter: 'windows',
  quoted_match: /[\r\n\t;]/,
};

if (import.meta.main)
  await runCommand(async () => {
    const options = { project: { type: 'string' }, waiting: { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [command, email, ...others] = positionals;
    if (others.length > 0 || (command && (command !== 'forget' || !email))) throw new Stop(USAGE);
    const db = await openFirestore(values.project);
    // For example `head` ends before it has read everything.
    process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => code === 'EPIPE' && process.exit());
    try {
      if (email) await forget(db, email);
      else process.stdout.write(await requestsAsCsv(db, values.waiting));
    } catch (error) {
      const PERMISSION_DENIED = 7;
      if (!(error instanceof Error && 'code' in error && error.code === PERMISSION_DENIED)) throw error;
      throw new Stop(`The account that is signed in to Google may not read the project ${values.project}.`);
    }
  }, USAGE);

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
  return getFirestore(initializeApp({ projectId: project, credential }, 'leads'));
}

async function openEmulator(): Promise<Firestore> {
  const port = portOf('firestore');
  if (await isFree(port))
    throw new Stop('No emulators are up: run npm start in another window, or name your project with --project.');
  process.env.FIRESTORE_EMULATOR_HOST ??= `${HOST}:${port}`;
  // Stops the Google client from looking for a metadata server, which emulators do not have.
  process.env.METADATA_SERVER_DETECTION = 'none';
  return getFirestore(initializeApp({ projectId: process.env.GCLOUD_PROJECT ?? PROJECT }, 'leads'));
}

/** All requests, or those of families that wait for an answer, the newest last. */
export async function requestsAsCsv(db: Firestore, waiting = false): Promise<string> {
  const requests = (await readRequests(db)).filter((request) => !waiting || !isDone(request.data()));
  const labels = FIELD_NAMES.map((name) => questionOf(name).label);
  const columns = [...Object.values(TIMES), ...labels, 'Suspected spam', 'Id'];
  const rows = requests.map((request) => [
    ...Object.keys(TIMES).map((name) => timeOf(request, name)),
    ...FIELD_NAMES.map((name) => readableAnswer(name, request.get(name))),
    isSpam(request.data()) ? [request.get('spamReasons') ?? 'yes'].flat().join(', ') : '',
    request.id,
  ]);
  return stringify(rows, { ...CSV, columns });
}

/** Reads the requests in order of their arrival, then those that were added by hand without a date. */
async function readRequests(db: Firestore): Promise<readonly QueryDocumentSnapshot[]> {
  const { docs } = await db.collection(CONSULTATIONS).get();
  const order = (request: QueryDocumentSnapshot) => dateOf(request.get('submittedAt'))?.getTime() ?? Number.MAX_VALUE;
  return docs.toSorted((one, other) => order(one) - order(other));
}

/** The time in the farm's time zone, or the text that someone entered instead of a time. */
function timeOf(request: QueryDocumentSnapshot, name: string): string {
  const time = request.get(name);
  const date = dateOf(time);
  return date ? isoWithOffset(date) : `${time ?? ''}`;
}

/**
 * Shows all requests with this address in any spelling, asks, and deletes them with the documents that belong to them. Reads
 * every request, because somebody may have typed the address in another spelling, or with a name beside it. Deletes the
 * requests last, so that the same command finds them again, and finishes, if it was stopped.
 */
export async function forget(db: Firestore, email: string, ask = confirm): Promise<void> {
  const isTheirs = (stored: unknown) => mailboxesIn(String(stored)).includes(mailboxOf(email));
  const requests = (await readRequests(db)).filter((request) => isTheirs(request.get('email')));
  if (requests.length === 0) return console.log(`No request has the address ${email}.`);
  console.log(requests.map(lineOf).join('\n'));
  if (!(await ask(`Delete ${requests.length} for good?`))) return console.log('Not deleted.');
  await db.collection(ACKNOWLEDGED_ADDRESSES).doc(mailboxHash(email)).delete();
  for (const { id, ref } of requests) await db.batch().delete(ref).delete(db.collection(TO_DOS).doc(id)).commit();
  console.log(
    `${requests.length} deleted, and what was stored about them elsewhere. Emails about them are still in your mailbox.`,
  );
}

/** The mailboxes in what somebody may type in the console, such as "Sam <sam@gmail.com>, ann@example.com". */
function mailboxesIn(text: string): readonly string[] {
  return [text, ...text.split(/[\s,;:<>()"]+/)].map(mailboxOf);
}

function lineOf(request: QueryDocumentSnapshot): string {
  const { firstName = '', lastName = '', email } = request.data();
  return `${timeOf(request, 'submittedAt') || 'no date'}  ${firstName} ${lastName}  ${email}  ${request.id}`;
}
