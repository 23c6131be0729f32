import { Timestamp } from 'firebase-admin/firestore';
import { VALID_REQUEST } from '../contract/consultation.cases.ts';
import { HOUR_MS } from '../durations.ts';
import { consultations } from './consultations.ts';

/** Stores a valid request that arrived so many hours ago. Returns its id, which is also its last name. */
export async function storeRequest({ hours = 1, ...fields }: Record<string, unknown> & { hours?: number } = {}) {
  const id = crypto.randomUUID();
  const submittedAt = Timestamp.fromMillis(Date.now() - hours * HOUR_MS);
  await consultations.doc(id).set({ ...VALID_REQUEST, lastName: id, submittedAt, ...fields });
  return id;
}

export async function emptyFirestore(): Promise<void> {
  const { GCLOUD_PROJECT: project, FIRESTORE_EMULATOR_HOST: host } = process.env;
  const url = `http://${host}/emulator/v1/projects/${project}/databases/(default)/documents`;
  const { ok, status } = await fetch(url, { method: 'DELETE' });
  if (!ok) throw new Error(`Firestore was not emptied: ${status}`);
}

/** The mail without its quoted-printable encoding. */
export function decoded(mail: string): string {
  return mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** How often these mails name each request. Counts the links to its page in the text parts. */
export function timesNamed(mails: readonly string[]): Record<string, number> {
  const times: Record<string, number> = {};
  for (const mail of mails)
    for (const [, id = ''] of decoded(mail).matchAll(/^ {2}\S+\/contacted#(\S+)\.[\w-]{22}$/gm))
      times[id] = (times[id] ?? 0) + 1;
  return times;
}
