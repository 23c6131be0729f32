import { getApps, initializeApp } from 'firebase-admin/app';
import { type DocumentData, type DocumentSnapshot, getFirestore } from 'firebase-admin/firestore';
import { v7 as newId } from 'uuid';
import { type Accepted, IDEMPOTENCY_HEADER, type Refused, SUBMIT_PATH } from '../contract/call.ts';

const HOSTING = 'http://127.0.0.1:5000';

if (!process.env.FIRESTORE_EMULATOR_HOST) throw new Error('These tests need the emulators: see "npm test".');
// There is no metadata server beside an emulator; the clients would look for one.
process.env.METADATA_SERVER_DETECTION = 'none';

/** The owner's view of the emulated Firestore. */
export const consultations = getFirestore(getApps()[0] ?? initializeApp()).collection('consultations');

export async function stored(id: string): Promise<DocumentSnapshot> {
  return consultations.doc(id).get();
}

/** What the function has written, without the note of the mail that has been sent by now, or not yet. */
export function submitted(document: DocumentSnapshot | undefined): DocumentData {
  const { notifiedAt: _, ...written } = document?.data() ?? {};
  return written;
}

export async function countStored(): Promise<number> {
  return (await consultations.count().get()).data().count;
}

/** Posts as a browser does: JSON, a key of its own, to the site that Hosting serves. */
export async function submit(body: unknown, { key = newId(), url = HOSTING + SUBMIT_PATH, headers = {} } = {}) {
  return send({ body: JSON.stringify(body), headers: { [IDEMPOTENCY_HEADER]: key, ...headers } }, url);
}

/** Posts whatever it is given; every answer must be JSON that nobody keeps. */
export async function send(init: RequestInit, url = HOSTING + SUBMIT_PATH) {
  const headers = { 'Content-Type': 'application/json', ...init.headers };
  const response = await fetch(url, { method: 'POST', ...init, headers });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Accepted & Refused };
}

/** Posts as a browser does without script, and stays where it was when it is led on. */
export async function postForm(
  answers: Readonly<Record<string, string | readonly string[]>>,
  headers: Record<string, string> = {},
  url = HOSTING + SUBMIT_PATH,
) {
  const pairs = Object.entries(answers).flatMap(([name, value]) =>
    [value].flat().map((each): [string, string] => [name, each]),
  );
  const body = new URLSearchParams(pairs);
  const response = await fetch(url, { method: 'POST', body, headers, redirect: 'manual' });
  return { status: response.status, headers: response.headers, page: await response.text() };
}
