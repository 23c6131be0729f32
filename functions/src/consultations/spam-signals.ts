import { APP_CHECK_HEADER } from '../contract/call.ts';
import { FARM_PHONE } from '../contract/farm.ts';
import { HttpError } from '../http/http-error.ts';
import type { Post } from '../http/posts.ts';
import { senderAddress } from '../http/sender-address.ts';
import { APP_CHECK, APP_CHECK_SITE_KEY } from '../params.ts';
import { isFromOurPage, type VerifyToken } from './app-check.ts';
import { isOverLimit } from './rate-limits.ts';

type SpamSignal = 'honeypot' | 'app-check' | 'address';

/** Why a request may be spam. It is stored all the same, but the owner gets no mail of its own for it. */
export async function spamSignalsOf(post: Post, id: string, bait: unknown, verify: VerifyToken): Promise<SpamSignal[]> {
  const found: Record<SpamSignal, boolean> = {
    honeypot: bait !== '',
    'app-check': await failsAppCheck(post, verify),
    address: await isOverLimit(senderAddress(post.header), id),
  };
  return (Object.keys(found) as SpamSignal[]).filter((signal) => found[signal]);
}

/** Off without a site key, since then no page of ours can have a token. */
async function failsAppCheck(post: Post, verify: VerifyToken): Promise<boolean> {
  const mode = APP_CHECK_SITE_KEY.value() ? APP_CHECK.value() : 'off';
  if (mode === 'off' || (await isFromOurPage(post.header(APP_CHECK_HEADER), verify))) return false;
  if (mode !== 'enforce') return true;
  const error = `We could not confirm that this came from our page. Please reload it, or call us at ${FARM_PHONE}.`;
  throw new HttpError(401, 'app-check', { error });
}
