import { TEST_REQUEST } from '../../e2e/hosting/test-request.ts';
import { IDEMPOTENCY_HEADER, SUBMIT_PATH } from '../../functions/src/contract/call.ts';
import { FORM } from '../../web/src/content/consultation.ts';
import { PHONE_HREF } from '../../web/src/content/farm.ts';
import { PATHS } from '../../web/src/routes.ts';

export interface UptimeCheck {
  readonly name: string;
  readonly path: string;
  /** Text that the response must contain. It has no characters that HTML escapes, such as an apostrophe. */
  readonly content: string;
  readonly post?: { readonly headers: string; readonly body: string };
}

/**
 * The check of the form posts one request under a random key. Only the settings of the check, in the owner's project, contain
 * the key, so nobody else can store other answers under it. The request is stored once, as suspected spam.
 */
export function uptimeChecks(key: string = crypto.randomUUID()): readonly UptimeCheck[] {
  const post = { headers: `${IDEMPOTENCY_HEADER}=${key}`, body: JSON.stringify(TEST_REQUEST) };
  return [
    { name: 'Website: home page', path: PATHS.home, content: PHONE_HREF },
    { name: 'Website: page of the form', path: PATHS.consultation, content: FORM.submit },
    { name: 'Website: sending the form', path: SUBMIT_PATH, content: key, post },
  ];
}
