import type { FieldName } from './questions.ts';

/** Hosting rewrites this path to the function. A test compares it with firebase.json. */
export const SUBMIT_PATH = '/submit-consultation';

export const FORM_PATH = '/family-consultation';

/** The static page that a visitor without script gets after the request was stored. Not a route of the app. */
export const RECEIVED_PATH = '/consultation-received';

/** The parameter of the form's address that holds the name of a pup. */
export const PUP_PARAMETER = 'pup';

/** The id of a pup's card, box and row on a page. No other id begins like this. The farm's check keeps the names apart. */
export const pupId = (name: string) => `pup-${name.toLowerCase().normalize('NFC').replace(/\s+/g, '-')}`;

export const fragmentOf = (name: string) => `#${encodeURIComponent(pupId(name))}`;

/** The address of the form in which this pup is ticked. Without script it leads to her box. */
export const askPath = (name: string) => `${FORM_PATH}?${PUP_PARAMETER}=${encodeURIComponent(name)}${fragmentOf(name)}`;

/** The address of the thank-you page without script, which names the last of these pups. */
export function receivedPath(names: readonly string[]): string {
  const last = names.at(-1);
  return last === undefined ? RECEIVED_PATH : RECEIVED_PATH + fragmentOf(last);
}

/** The farm as a card for the contacts of a phone (web/prerender/contact-card.ts). A test compares it with firebase.json. */
export const CONTACT_CARD_PATH = '/farm.vcf';

/** Both limits leave room for every text at its greatest length. A form writes a letter of three bytes with nine. */
export const MAX_JSON_BYTES = 32 * 1024;
export const MAX_FORM_BYTES = 64 * 1024;

/** Header with the token of Firebase App Check, if the farm uses it. */
export const APP_CHECK_HEADER = 'X-Firebase-AppCheck';

/** A text field that is hidden from people, screen readers and autofill. A request that fills it is suspected spam. */
export const HONEYPOT_FIELD = 'guardianMotto';

/** The address in the test requests of the smoke test and the uptime check. The owner gets no mail about such suspected spam. */
export const TEST_EMAIL = 'smoke-test@example.com';

/** Response to a stored request (201) and to a repeated one (200). */
export interface Accepted {
  readonly id: string;
}

/** Every other response. Only a 400 for invalid fields has `fieldErrors`. */
export interface Refused {
  readonly error: string;
  readonly fieldErrors?: Partial<Record<FieldName, string>>;
}

/** The message for a failure without a message of its own. */
export const SUBMIT_FAILED = 'Failed to submit consultation request';

/** Copies of the site's files for the pages of functions. The other copies have a hash in their names that changes. */
export const SITE_FILES = {
  logo: '/logo.svg',
  headingFont: '/fonts/fraunces-600-basic.woff2',
  textFont: '/fonts/source-sans-3-basic.woff2',
} as const;
