import { createRequire } from 'node:module';
import { FARM_NAME, promisedTime } from '../contract/farm.ts';
import { type FieldName, questionOf, SECTIONS } from '../contract/questions.ts';
import { dateAndTime, dateOf } from '../time/farm-time.ts';

const require = createRequire(import.meta.url);
const LIST = new Intl.ListFormat('en-US');
const MAIL_SUBJECT = encodeURIComponent(`Your consultation with ${FARM_NAME}`);

export type Summary = ReturnType<typeof summaryOf>;

/** The parts of a request that the mails and the owner's page show. All texts are safe for a mail, but not escaped for HTML. */
export function summaryOf(stored: StoredAnswers & { readonly submittedAt?: unknown }) {
  const arrived = dateOf(stored.submittedAt) ?? new Date();
  const deadline = promisedTime(arrived.getTime());
  const isOverdue = deadline.getTime() <= Date.now();
  const { number, shown: phone } = readPhone(stored.phone);
  const email = String(stored.email ?? '').replace(/[\s\p{Cc}<>]+/gu, '');
  return {
    name: shortName(stored),
    town: sanitized(readableAnswer('location', stored.location)),
    timeline: sanitized(readableAnswer('timeline', stored.timeline)),
    pups: pupsOf(stored.pups),
    phone,
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

/** The answers of a stored request. The owner may type any value into a field in the console. */
type StoredAnswers = Readonly<Partial<Record<FieldName, unknown>>>;

/** Texts with their labels, such as answers with their questions. */
export type Labelled = readonly (readonly [label: string, text: string])[];

/** The answers in the sections of the form. Leaves out email and phone, which the top of the mail shows unchanged. */
export function answeredSections(stored: StoredAnswers) {
  const sections = SECTIONS.map(({ title, questions }) => {
    const names = questions.map(({ name }) => name).filter((name) => name !== 'email' && name !== 'phone');
    return { title, answers: labelledAnswers(stored, names) };
  });
  return sections.filter(({ answers }) => answers.length > 0);
}

/** The answers to these questions with their labels, without empty ones. */
export function labelledAnswers(stored: StoredAnswers, names: readonly FieldName[]): Labelled {
  const all = names.map((name) => [questionOf(name).label, sanitized(readableAnswer(name, stored[name]))] as const);
  return all.filter(([, text]) => text !== '');
}

/** A stored answer with the labels of the form. Empty if there is no answer. */
export function readableAnswer(name: FieldName, value: unknown): string {
  const values = [value].flat().filter((item) => item !== null && item !== undefined && item !== '');
  return values.map((item) => labelOf(name, item)).join(', ');
}

function labelOf(name: FieldName, value: unknown): string {
  const option = questionOf(name).options?.find((candidate) => candidate.value === value);
  return option?.hint ? `${option.label} (${option.hint})` : (option?.label ?? String(value));
}

/** A number of the military's own network (Defense Switched Network). Its first digits are area codes elsewhere, too. */
const MILITARY = /\bDSN\b/i;
/** A digit or plus sign just before or after may belong to the number, or begin a second one. */
const BEFORE = /[\d+][^\p{L}\p{N}+#,;&]{0,5}$/u;
const AFTER = /^[^\p{L}\p{N}+#,;&]{0,5}[\d+]/u;

/** The first number in what a visitor wrote, and the text to show. The number is empty if it cannot be read with certainty. */
function readPhone(written: unknown): { readonly number: string; readonly shown: string } {
  const text = String(written ?? '');
  const asWritten = sanitized(text);
  // Loaded here, because the function that stores requests starts faster without it.
  const { findPhoneNumbersInText } = require('libphonenumber-js/min') as typeof import('libphonenumber-js/min');
  const [found] = MILITARY.test(text) ? [] : findPhoneNumbersInText(text, { defaultCountry: 'US' });
  if (!found) return { number: '', shown: asWritten };
  const { number: phone, startsAt, endsAt } = found;
  const [before, after] = [text.slice(0, startsAt), text.slice(endsAt)];
  if (BEFORE.test(before) || AFTER.test(after)) return { number: '', shown: asWritten };
  const isAll = phone.countryCallingCode === '1' && !phone.ext && !/[\p{L}\p{N}]/u.test(before + after);
  return { number: phone.number, shown: isAll ? phone.formatNational() : asWritten };
}

/** A visitor's text made safe for a mail: mail programs find no links in it, and it cannot change the text direction. */
function sanitized(value: unknown): string {
  return String(value ?? '')
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/[\v\f\r\u0085\u2028\u2029]/g, '\n')
    .replace(/:(?=\/\/)/g, ': ')
    .replace(/(?<=[\p{L}\p{N}])[.\u3002\uff0e\uff61](?=\p{L})|(?<=\p{L})[.\u3002\uff0e\uff61](?=\p{N})/gu, '. ');
}

function shortName({ firstName, lastName }: StoredAnswers): string {
  return short(`${sanitized(firstName)} ${sanitized(lastName)}`) || 'No name';
}

const MAX_PUPS_NAMED = 3;

/** The pups for a subject, like "Daisy and Boone". All of them are among the answers. */
function pupsOf(stored: unknown): string {
  const names = [stored ?? []]
    .flat()
    .map((name) => short(sanitized(name)))
    .filter(Boolean);
  const more = names.length - MAX_PUPS_NAMED;
  return LIST.format(more > 0 ? [...names.slice(0, MAX_PUPS_NAMED), `${more} more`] : names);
}

const MAX_NAME_LENGTH = 40;

/** A name for a header or a heading: one line, and too short to look like a message from us. */
function short(text: string): string {
  const characters = [...text.replace(/[\s\p{Cc}]+/gu, ' ').trim()];
  return (characters.length > MAX_NAME_LENGTH ? [...characters.slice(0, MAX_NAME_LENGTH - 1), '…'] : characters).join(
    '',
  );
}
