import { Timestamp } from 'firebase-admin/firestore';
import { VALID_REQUEST } from '../contract/consultation.cases.ts';
import { consultations } from './consultations.ts';

const HOUR_MS = 3_600_000;

/** A family's request as it stands in Firestore, some hours after it came. */
export async function request({ hours = 1, ...changed }: Record<string, unknown> & { hours?: number } = {}) {
  const id = crypto.randomUUID();
  const submittedAt = Timestamp.fromMillis(Date.now() - hours * HOUR_MS);
  await consultations.doc(id).set({ ...VALID_REQUEST, lastName: id, submittedAt, ...changed });
  return id;
}

export async function emptyFirestore(): Promise<void> {
  const { GCLOUD_PROJECT: project, FIRESTORE_EMULATOR_HOST: host } = process.env;
  const url = `http://${host}/emulator/v1/projects/${project}/databases/(default)/documents`;
  const answer = await fetch(url, { method: 'DELETE' });
  if (!answer.ok) throw new Error(`Firestore was not emptied: ${answer.status}`);
}

/** A mail's text as it was before it travelled: quoted-printable is undone. */
export function readable(mail: string): string {
  return mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** How often each request is named in these mails, by its page's link in the text part. */
export function namedIn(mails: readonly string[]): Record<string, number> {
  const named: Record<string, number> = {};
  for (const mail of mails)
    for (const [, id = ''] of readable(mail).matchAll(/^ {2}\S+\/contacted#([0-9a-f-]{36})\./gm))
      named[id] = (named[id] ?? 0) + 1;
  return named;
}
