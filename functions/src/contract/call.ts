import type { FieldName } from './fields.ts';

/** The call's path on the site. Hosting's rewrite in firebase.json is held to it by a test. */
export const SUBMIT_PATH = '/submit-consultation';

/** Where a family without script is led once its request is stored: a page of Hosting's, no route of the app. */
export const RECEIVED_PATH = '/consultation-received';

/** A larger body is refused. */
export const MAX_BODY_BYTES = 32 * 1024;

/** Header that names one filled form: a UUID, the id of the document. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** Header with the token of Firebase App Check, where the farm has switched that on. */
export const APP_CHECK_HEADER = 'X-Firebase-AppCheck';

/** A text field that people, screen readers and autofill do not meet; a request that fills it is suspected spam. */
export const HONEYPOT_FIELD = 'guardianMotto';

/** Answer to a stored request (201) and to a repeated one (200). */
export interface Accepted {
  readonly id: string;
}

/** Every other answer; `fieldErrors` comes with a 400 for invalid fields only. */
export interface Refused {
  readonly error: string;
  readonly fieldErrors?: Partial<Record<FieldName, string>>;
}

/** What is said when no answer says more. */
export const SUBMIT_FAILED = 'Failed to submit consultation request';
