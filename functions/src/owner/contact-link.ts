import { timingSafeEqual } from 'node:crypto';
import { CONSULTATIONS } from '../collections.ts';
import { openRequests, type ToDo } from '../consultations/to-do.ts';
import { FARM_ORIGIN } from '../contract/farm.ts';

/** A test compares it with the rewrite in firebase.json. */
export const CONTACTED_PATH = '/contacted';

/** The code that opens the request's page. An id that was typed in the console may contain any character but a slash. */
export function codeOf(id: string, token: string): string {
  return `${encodeURIComponent(id)}.${token}`;
}

/** The code follows the `#`, which browsers do not send, so that no log holds it. The script of the page posts it. */
export function contactLink(code: string): string {
  return `${process.env.SITE_ORIGIN ?? FARM_ORIGIN}${CONTACTED_PATH}#${code}`;
}

/** Opens one request in the Firestore console, or all of them. */
export function consoleLink(id?: string): string {
  const data = `https://console.firebase.google.com/project/${process.env.GCLOUD_PROJECT}/firestore/databases/-default-/data`;
  return `${data}/~2F${CONSULTATIONS}${id ? `~2F${encodeURIComponent(id)}` : ''}`;
}

/** The id and the to-do of the request that the code opens. A wrong code costs at most one read. */
export async function findByCode(code: string): Promise<{ id: string; toDo: ToDo } | undefined> {
  const [, encodedId = '', token] = /^([^/]+)\.([\w-]{22})$/.exec(code) ?? [];
  const id = decode(encodedId);
  if (!token || !id || /\/|^\.\.?$|^__/.test(id)) return undefined;
  const toDo = (await openRequests.doc(id).get()).data();
  return toDo && timingSafeEqual(Buffer.from(token), Buffer.from(toDo.token)) ? { id, toDo } : undefined;
}

function decode(encoded: string): string | undefined {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}
