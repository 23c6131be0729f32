import type { DocumentData, DocumentSnapshot } from 'firebase-admin/firestore';
import { v7 as newId } from 'uuid';
import { consultations } from '../consultations/store.ts';
import { type Accepted, IDEMPOTENCY_HEADER, type Refused, SUBMIT_PATH } from '../contract/call.ts';

export const HOSTING = process.env.HOSTING_URL ?? '';

if (!process.env.FIRESTORE_EMULATOR_HOST) throw new Error('These tests need the emulators: see "npm test".');
// Stops the Google clients from looking for a metadata server, which the emulators do not have.
process.env.METADATA_SERVER_DETECTION = 'none';

export { consultations };

export async function stored(id: string): Promise<DocumentSnapshot> {
  return consultations.doc(id).get();
}

/** The fields that the submit function wrote. Leaves out `notifiedAt`, which the mail function may have added since. */
export function submitted(document: DocumentSnapshot | undefined): DocumentData {
  const { notifiedAt: _, ...fields } = document?.data() ?? {};
  return fields;
}

export async function countStored(): Promise<number> {
  return (await consultations.count().get()).data().count;
}

/** Posts JSON with a new idempotency key to the site, as the script does. */
export async function submit(body: unknown, { key = newId(), url = HOSTING + SUBMIT_PATH, headers = {} } = {}) {
  return send({ body: JSON.stringify(body), headers: { [IDEMPOTENCY_HEADER]: key, ...headers } }, url);
}

/** Posts any body. Expects a JSON response. */
export async function send(init: RequestInit, url = HOSTING + SUBMIT_PATH) {
  const headers = { 'Content-Type': 'application/json', ...init.headers };
  const response = await fetch(url, { method: 'POST', ...init, headers });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Accepted & Refused };
}

export type Answers = Readonly<Record<string, string | readonly string[]>>;

/** Posts a form as a browser without script does, but does not follow the redirect. */
export async function postForm(answers: Answers, headers: Record<string, string> = {}, url = HOSTING + SUBMIT_PATH) {
  const response = await fetch(url, { method: 'POST', body: formBody(answers), headers, redirect: 'manual' });
  return { status: response.status, headers: response.headers, page: await response.text() };
}

export function formBody(answers: Answers): URLSearchParams {
  const pairs = Object.entries(answers).flatMap(([name, value]) =>
    [value].flat().map((each): [string, string] => [name, each]),
  );
  return new URLSearchParams(pairs);
}
