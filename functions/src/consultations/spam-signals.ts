import '../firebase/db.ts';
import { getAppCheck } from 'firebase-admin/app-check';
import { APP_CHECK_HEADER, HONEYPOT_FIELD } from '../contract/call.ts';
import { FARM_PHONE } from '../contract/farm.ts';
import { APP_CHECK, APP_CHECK_SITE_KEY } from '../firebase/params.ts';
import { HttpError, withDeadline } from '../http/response.ts';
import type { Post } from './posts.ts';

/** Why a request is suspected spam. Such a request is stored, but not mailed to the owner at once. */
export type SpamSignal = 'honeypot' | 'app-check' | 'address';

/** Separates the honeypot field from the answers. People leave that field empty, because they cannot see it. */
export function withoutHoneypot(body: object): { answers: object; honeypot: unknown } {
  const { [HONEYPOT_FIELD]: honeypot = '', ...answers } = body as Record<string, unknown>;
  return { answers, honeypot };
}

/** Finds the signals in the request itself. rate-limits.ts adds 'address'. */
export async function spamSignalsOf(post: Post, honeypot: unknown): Promise<SpamSignal[]> {
  const signals: SpamSignal[] = honeypot === '' ? [] : ['honeypot'];
  return (await failsAppCheck(post)) ? [...signals, 'app-check'] : signals;
}

/** Without a site key App Check is off, because the pages cannot get tokens. */
async function failsAppCheck(post: Post): Promise<boolean> {
  const mode = APP_CHECK_SITE_KEY.value() ? APP_CHECK.value() : 'off';
  if (mode === 'off' || (await isValidToken(post.header(APP_CHECK_HEADER)))) return false;
  if (mode !== 'enforce') return true;
  const message = `We could not confirm that this came from our page. Please reload it, or call us at ${FARM_PHONE}.`;
  throw new HttpError(401, 'app-check', message);
}

const VERIFY_MS = 3_000;

/** Whether Firebase issued this App Check token for our page. False if Google's public keys cannot be loaded in time. */
async function isValidToken(token: string | undefined): Promise<boolean> {
  if (!token) return false;
  return withDeadline(getAppCheck().verifyToken(token), VERIFY_MS, new Error('late')).then(
    () => true,
    () => false,
  );
}
