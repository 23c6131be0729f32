import { Timestamp } from 'firebase-admin/firestore';
import { DAY_MS, HOUR_MS } from '../contract/farm-time.ts';
import { VALID_REQUEST } from '../contract/schema.cases.ts';
import { CONTACTED_PATH, dueAtOf, newCode, STEP_NAMES, type Step, toDos } from '../owner/to-do.ts';
import { consultations } from './consultations.ts';

/** Fields of the request, its age in hours, and whether the family's mail is done. */
type Fields = Readonly<Record<string, unknown>> & { hours?: number; acknowledged?: boolean };

/** Stores a valid request of that age, with the to-do that it has by now. Returns its id, which is also its last name. */
export async function storeRequest(fields: Fields = {}): Promise<string> {
  const [id = ''] = await storeRequests(1, fields);
  return id;
}

/** Stores many requests that arrived within the same second. */
export async function storeRequests(count: number, options: Fields = {}): Promise<string[]> {
  const { hours = 1, acknowledged, ...fields } = options;
  const ids = Array.from({ length: count }, () => crypto.randomUUID());
  const writer = consultations.firestore.bulkWriter({ throttling: false });
  const first = Date.now() - hours * HOUR_MS;
  for (const [index, id] of ids.entries()) {
    const submittedAt = Timestamp.fromMillis(first + (index % 900));
    void writer.set(consultations.doc(id), { ...VALID_REQUEST, lastName: id, submittedAt, ...fields });
    if (fields.suspectedSpam !== true) void writer.set(toDos.doc(id), toDoOf(submittedAt, options));
  }
  await writer.close();
  return ids;
}

function toDoOf(arrivedAt: Timestamp, { hours, notifiedAt, remindedAt, acknowledged }: Fields) {
  const done: Partial<Record<Step, unknown>> = {
    mail: notifiedAt,
    reminder: remindedAt,
    acknowledgement: acknowledged,
  };
  const steps = STEP_NAMES.filter((step) => !done[step]);
  const expiresAt = Timestamp.fromMillis(Date.now() + DAY_MS);
  return { arrivedAt, steps, dueAt: dueAtOf({ arrivedAt, steps }), code: newCode(), isSeen: hours !== 0, expiresAt };
}

/** The code in the link to the page of a stored request. */
export async function codeFor(id: string): Promise<string> {
  return (await toDos.doc(id).get()).get('code');
}

/** The mail without its quoted-printable encoding. */
export function decoded(mail: string): string {
  return mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

const LINK = new RegExp(`^ +\\S+${CONTACTED_PATH}\\?request=(\\S+)&code=[0-9a-f]{32}$`, 'gm');

/** How often these mails name each request. Counts the links to its page in the text parts. */
export function timesNamed(mails: readonly string[]): Record<string, number> {
  const times: Record<string, number> = {};
  for (const mail of mails) for (const [, id = ''] of decoded(mail).matchAll(LINK)) times[id] = (times[id] ?? 0) + 1;
  return times;
}

/** What `timesNamed` returns if each of these requests was named once. */
export function once(...ids: readonly string[]): Record<string, number> {
  return Object.fromEntries(ids.map((id) => [id, 1]));
}
