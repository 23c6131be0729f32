import { createRequire } from 'node:module';
import { FARM_NAME, promisedTime } from '../contract/farm.ts';
import { dateAndTime } from '../contract/farm-time.ts';
import { readableAnswer } from '../contract/questions.ts';
import { dateOf, type StoredRequest } from '../firebase/db.ts';

const LIST = new Intl.ListFormat('en-US');
const MAIL_SUBJECT = encodeURIComponent(`Your consultation with ${FARM_NAME}`);
const MAX_NAME_LENGTH = 40;
const MAX_PUPS_NAMED = 3;

export type Summary = ReturnType<typeof summaryOf>;

/** What mails and the owner's page show of a request. All texts are safe for a mail, but not escaped for HTML. */
export function summaryOf(stored: StoredRequest) {
  const arrived = dateOf(stored.submittedAt) ?? new Date();
  const deadline = promisedTime(arrived.getTime());
  const isOverdue = deadline.getTime() <= Date.now();
  const { number, national } = readPhone(`${stored.phone ?? ''}`);
  const email = `${stored.email ?? ''}`.replace(/[\s\p{Cc}<>]+/gu, '');
  return {
    name: short(`${sanitized(stored.firstName)} ${sanitized(stored.lastName)}`) || 'No name',
    town: sanitized(readableAnswer('location', stored.location)),
    timeline: sanitized(readableAnswer('timeline', stored.timeline)),
    pups: pupsOf(stored.pups),
    phone: national || sanitized(stored.phone),
    email,
    /** Empty if the visitor gave no number or address that works as a link. */
    phoneHref: number && `tel:${number}`,
    smsHref: number && `sms:${number}`,
    emailHref: email && `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${MAIL_SUBJECT}`,
    arrived,
    /** Until when we have promised an answer. */
    deadline,
    isOverdue,
    promise: `${isOverdue ? 'Overdue since' : 'Answer before'} ${dateAndTime(deadline)}`,
  };
}

/** The pups for a subject, like "Daisy and Boone". All of them are among the answers. */
function pupsOf(stored: unknown): string {
  const names = [stored ?? []].flat().map((name) => short(sanitized(name)));
  const given = names.filter(Boolean);
  const more = given.length - MAX_PUPS_NAMED;
  return LIST.format(more > 0 ? [...given.slice(0, MAX_PUPS_NAMED), `${more} more`] : given);
}

/** A visitor's text made safe for a mail: mail programs find no links in it, and it cannot change the text direction. */
export function sanitized(value: unknown): string {
  return `${value ?? ''}`
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/[\v\f\r\u0085\u2028\u2029]/g, '\n')
    .replace(/:(?=\/\/)/g, ': ')
    .replace(/(?<=[\p{L}\p{N}])[.\u3002\uff0e\uff61](?=\p{L})|(?<=\p{L})[.\u3002\uff0e\uff61](?=\p{N})/gu, '. ');
}

/** A name for a header or a heading: one line, and too short to look like a message from us. */
function short(text: string): string {
  const characters = [...text.replace(/[\s\p{Cc}]+/gu, ' ').trim()];
  const isLong = characters.length > MAX_NAME_LENGTH;
  return isLong ? `${characters.slice(0, MAX_NAME_LENGTH - 1).join('')}…` : characters.join('');
}

const require = createRequire(import.meta.url);

/** A number of the military's own network (Defense Switched Network). Its first digits are area codes elsewhere, too. */
const MILITARY = /\bDSN\b/i;
/** A digit or plus sign just before or after may belong to the number, or begin a second one. */
const BEFORE = /[\d+][^\p{L}\p{N}+#,;&]{0,5}$/u;
const AFTER = /^[^\p{L}\p{N}+#,;&]{0,5}[\d+]/u;

/** The first number in what a visitor wrote, if it can be read with certainty; as `national` if it is all they wrote. */
function readPhone(written: string): { readonly number: string; readonly national?: string | false } {
  // Loaded here, because the function that stores requests starts faster without it.
  const { findPhoneNumbersInText } = require('libphonenumber-js/min') as typeof import('libphonenumber-js/min');
  const [found] = MILITARY.test(written) ? [] : findPhoneNumbersInText(written, { defaultCountry: 'US' });
  const before = written.slice(0, found?.startsAt);
  const after = written.slice(found?.endsAt);
  if (!found || BEFORE.test(before) || AFTER.test(after)) return { number: '' };
  const { number: phone } = found;
  const isAll = phone.countryCallingCode === '1' && !phone.ext && !/[\p{L}\p{N}]/u.test(before + after);
  return { number: phone.number, national: isAll && phone.formatNational() };
}
