import { IDEMPOTENCY_HEADER, SUBMIT_PATH } from '../functions/src/contract/call.ts';
import { FARM_ORIGIN } from '../functions/src/contract/farm.ts';
import { FORM } from '../web/src/content/consultation.ts';
import { PHONE_HREF } from '../web/src/content/farm.ts';
import { PATHS } from '../web/src/routes.ts';
import { TEST_KEY, TEST_REQUEST } from './smoke/test-request.ts';

export const HOST = new URL(FARM_ORIGIN).host;

export type UptimeCheck = (typeof UPTIME_CHECKS)[number];

/** `content` is text that the response must contain. It has no characters that HTML escapes, such as an apostrophe. */
export const UPTIME_CHECKS = [
  { name: 'Website: home page', path: PATHS.home, content: PHONE_HREF },
  { name: 'Website: page of the form', path: PATHS.consultation, content: FORM.submit },
  {
    name: 'Website: sending the form',
    path: SUBMIT_PATH,
    content: TEST_KEY,
    post: { headers: `${IDEMPOTENCY_HEADER}=${TEST_KEY}`, body: JSON.stringify(TEST_REQUEST) },
  },
];
