import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { DocumentReference } from 'firebase-admin/firestore';
import { CONSULTATIONS, REQUEST_COLLECTIONS } from '../collections.ts';
import { consultations } from '../consultations/store.ts';
import { FARM_ORIGIN } from '../contract/farm.ts';
import { DAY_MS } from '../durations.ts';
import { db } from '../firebase.ts';

/** A test compares it with the rewrite in firebase.json. */
export const CONTACTED_PATH = '/contacted';
const TOKEN_BYTES = 16;
const VALID_MS = 90 * DAY_MS;

const links = db.collection(REQUEST_COLLECTIONS.links);

/** The code follows the `#`, which browsers do not send, so that no log holds it. The script of the page posts it. */
export function contactLink(code: string): string {
  return `${process.env.SITE_ORIGIN ?? FARM_ORIGIN}${CONTACTED_PATH}#${code}`;
}

/** Opens one request in the Firestore console, or all of them. */
export function consoleLink(id?: string): string {
  const data = `https://console.firebase.google.com/project/${process.env.GCLOUD_PROJECT}/firestore/databases/-default-/data`;
  return `${data}/~2F${CONSULTATIONS}${id ? `~2F${encodeURIComponent(id)}` : ''}`;
}

/**
 * The code that opens the request's page: its id and a secret token. Creates the token if there is none. Call only while
 * holding the request's lease, so that only one token is created.
 */
export async function codeFor(request: DocumentReference): Promise<string> {
  const link = links.doc(request.id);
  const stored = await link.get();
  // An id that was typed in the console may contain any character but a slash.
  const id = encodeURIComponent(request.id);
  if (stored.get('expiresAt')?.toMillis() > Date.now()) return `${id}.${stored.get('token')}`;
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await link.set({ token, expiresAt: new Date(Date.now() + VALID_MS) });
  return `${id}.${token}`;
}

/** The request that the code opens; undefined if the code is wrong or has expired. */
export async function findByCode(code: string): Promise<DocumentReference | undefined> {
  const [, encodedId = '', token] = /^([^/]+)\.([\w-]{22})$/.exec(code) ?? [];
  const id = decode(encodedId);
  if (!token || !id || /\/|^\.\.?$|^__/.test(id)) return undefined;
  const link = await links.doc(id).get();
  const expected = link.get('token') ?? randomBytes(TOKEN_BYTES).toString('base64url');
  const isRight = timingSafeEqual(Buffer.from(token), Buffer.from(expected));
  return isRight && link.get('expiresAt').toMillis() > Date.now() ? consultations.doc(id) : undefined;
}

function decode(encoded: string): string | undefined {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}
