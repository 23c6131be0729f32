import { timingSafeEqual } from 'node:crypto';
import { FARM_ORIGIN } from '../contract/farm.ts';
import { CONSULTATIONS } from '../firebase/collections.ts';
import { toDos } from './to-do.ts';

/** A test compares it with the rewrite in firebase.json. */
export const CONTACTED_PATH = '/contacted';

/** The code that opens the request's page. Only a request of the form has one, so its id is a UUID. */
export function codeOf(id: string, token: string): string {
  return `${id}.${token}`;
}

/** A UUID, and 16 bytes in base64url. */
const CODE = /([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{21}[AQgw])/;

/** The code follows the `#`, which browsers do not send, so that no log holds it. The script of the page posts it. */
export function contactLink(code: string): string {
  return `${process.env.SITE_ORIGIN ?? FARM_ORIGIN}${CONTACTED_PATH}#${code}`;
}

/** Opens one request in the Firestore console, or all of them. */
export function consoleLink(id?: string): string {
  const data = `https://console.firebase.google.com/project/${process.env.GCLOUD_PROJECT}/firestore/databases/-default-/data`;
  return `${data}/~2F${CONSULTATIONS}${id ? `~2F${encodeURIComponent(id)}` : ''}`;
}

/** The first code in a text. Mail programs break lines. Filters escape its marks: "%2D", "%252D", or "-2D" (Proofpoint). */
export function findCode(text: string): string | undefined {
  const joined = text.replace(/[\s\p{Cf}]/gu, '');
  const unescaped = joined.replace(/[%-](?:25)*(2D|2E|5F)/gi, (_, hex) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return (CODE.exec(joined) ?? CODE.exec(unescaped))?.[0];
}

/** The id of the request that the code opens. A wrong code costs at most one read. */
export async function idOf(code: string): Promise<string | undefined> {
  const [id = '', token = ''] = code.split('.');
  const stored = String((await toDos.doc(id).get()).get('token'));
  const isRight = stored.length === token.length && timingSafeEqual(Buffer.from(token), Buffer.from(stored));
  return isRight ? id : undefined;
}
