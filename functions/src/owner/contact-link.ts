import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { DocumentReference } from 'firebase-admin/firestore';
import { BESIDE, consultationAt } from '../consultations/store.ts';
import { FARM_ORIGIN } from '../contract/farm.ts';

/** Hosting's rewrite in firebase.json is held to it by a test. */
export const CONTACTED_PATH = '/contacted';
const BYTES = 16;
const VALID_MS = 90 * 24 * 3_600_000;

/** The code stands behind the `#`, which no browser sends: it comes to us in the body of a post, and no log has it. */
export function contactLink(code: string): string {
  return `${process.env.SITE_ORIGIN ?? FARM_ORIGIN}${CONTACTED_PATH}#${code}`;
}

/** Whoever holds the request's lease asks; nobody else makes a token meanwhile. */
export async function codeFor(document: DocumentReference): Promise<string> {
  const link = document.firestore.collection(BESIDE.links).doc(document.id);
  const known = await link.get();
  if (known.get('expiresAt')?.toMillis() > Date.now()) return `${document.id}.${known.get('token')}`;
  const token = randomBytes(BYTES).toString('base64url');
  await link.set({ token, expiresAt: new Date(Date.now() + VALID_MS) });
  return `${document.id}.${token}`;
}

/** The request that the code opens; nothing for a code that is wrong or old. */
export async function requestOf(code: string): Promise<DocumentReference | undefined> {
  const [, id, token] = /^([0-9a-f-]{36})\.([\w-]{22})$/.exec(code) ?? [];
  if (!id || !token) return undefined;
  const document = await consultationAt(id);
  const link = await document.firestore.collection(BESIDE.links).doc(id).get();
  const expected = link.get('token') ?? randomBytes(BYTES).toString('base64url');
  const isRight = timingSafeEqual(Buffer.from(token), Buffer.from(expected));
  return isRight && link.get('expiresAt').toMillis() > Date.now() ? document : undefined;
}
