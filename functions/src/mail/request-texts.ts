import { CONTACT_HOURS, FARM_NAME } from '../contract/farm.ts';
import { pupsAskedAbout } from '../contract/pups.ts';
import { type FieldName, questionOf, SECTIONS } from '../contract/questions.ts';
import { dateAndTime, dateOf, HOUR_MS } from '../time/farm-time.ts';

const LIST = new Intl.ListFormat('en-US');
const MAIL_SUBJECT = encodeURIComponent(`Your consultation with ${FARM_NAME}`);

export type Summary = ReturnType<typeof summaryOf>;

/** The parts of a request that the mails and the owner's page show. All texts are safe for a mail, but not escaped for HTML. */
export function summaryOf(stored: StoredAnswers & { readonly submittedAt?: unknown }) {
  const arrived = dateOf(stored.submittedAt) ?? new Date();
  const deadline = new Date(arrived.getTime() + CONTACT_HOURS * HOUR_MS);
  const isOverdue = deadline.getTime() <= Date.now();
  const { number, shown: phone } = readPhone(stored.phone);
  const email = String(stored.email ?? '').replace(/[\s<>]+/g, '');
  return {
    name: shortName(stored),
    town: sanitized(readableAnswer('location', stored.location)),
    timeline: sanitized(readableAnswer('timeline', stored.timeline)),
    pups: LIST.format(pupsAskedAbout(stored.additionalInfo).map(({ name }) => name)),
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

/**
 * The visitor's answers in the sections of the form, without empty ones. Leaves out email and phone: the top of the mail
 * shows them unchanged, while `sanitized` would insert spaces here.
 */
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

/** What may stand between the digits of one number: spaces, any dash, dot or bracket. */
const GAP = String.raw`[^\p{L}\p{N}+#,;&]{0,5}`;
/** A digit or plus sign just before or after may belong to the number, or begin a second one. */
const START = String.raw`(?<![\d+]${GAP})`;
const END = String.raw`(?!${GAP}[\d+])`;

/** Area code, three and four digits, with or without the 1 of North America. */
const AMERICAN = new RegExp(
  String.raw`${START}(?:\+?1${GAP})?([2-9]\d\d)${GAP}([2-9]\d\d)${GAP}(\d\d)${GAP}(\d\d)${END}`,
  'u',
);
/** A number of the military's own network (Defense Switched Network). Its first digits are area codes elsewhere, too. */
const MILITARY = /\bDSN\b/i;
/**
 * A country code (ITU-T E.164) and the zero that is dialed only within the country, as in "+44 020". In Italy, San Marino
 * and five countries of Africa the zero belongs to the number (metadata of libphonenumber).
 */
const HOME_ZERO =
  /^(?!39|378|22[5679]|242)(7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|(2[1-69]|3[578]|42|5[09]|6[7-9]|8[0578]|9[679])\d)0/;
const FOREIGN = new RegExp(String.raw`${START}\+${GAP}([2-9](?:${GAP}\d){6,14})(?!${GAP}[\d+]|\p{L})`, 'u');

/** The number in what a visitor wrote, and the text to show. The number is empty if it cannot be read with certainty. */
function readPhone(written: unknown): { readonly number: string; readonly shown: string } {
  const text = String(written ?? '')
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  if (MILITARY.test(text)) return { number: '', shown: sanitized(written) };
  const [found, area, exchange, ...line] = AMERICAN.exec(text) ?? [];
  if (!found) return { number: foreignNumber(text), shown: sanitized(written) };
  const shown = `(${area}) ${exchange}-${line.join('')}`;
  const isAll = !/[\p{L}\p{N}]/u.test(text.replace(found, ''));
  return { number: `+1${area}${exchange}${line.join('')}`, shown: isAll ? shown : sanitized(written) };
}

function foreignNumber(text: string): string {
  // "+405-555-0137" may be a number of Oklahoma with a plus sign or one of Romania.
  if (AMERICAN.test(text.replace('+', ''))) return '';
  // People write +44 (0)20 for what is dialed as +44 20.
  const [, digits = ''] = FOREIGN.exec(text.replace(/[([]0[)\]]/, '')) ?? [];
  const number = digits.replace(/\D/g, '');
  return number && !HOME_ZERO.test(number) ? `+${number}` : '';
}

const MAX_NAME_LENGTH = 40;

/** A visitor's text made safe for a mail: mail programs find no links in it, and it cannot change the text direction. */
function sanitized(value: unknown): string {
  return String(value ?? '')
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/[\v\f\r\u0085\u2028\u2029]/g, '\n')
    .replace(/:(?=\/\/)/g, ': ')
    .replace(/(?<=[\p{L}\p{N}])[.\u3002\uff0e\uff61](?=\p{L})|(?<=\p{L})[.\u3002\uff0e\uff61](?=\p{N})/gu, '. ');
}

/** A family's name for a header or a heading: one line, and too short to look like a message from us. */
function shortName({ firstName, lastName }: Readonly<Record<string, unknown>>): string {
  const name = `${sanitized(firstName)} ${sanitized(lastName)}`.replace(/[\s\p{Cc}]+/gu, ' ').trim() || 'No name';
  const characters = [...name];
  return characters.length > MAX_NAME_LENGTH ? `${characters.slice(0, MAX_NAME_LENGTH - 1).join('')}…` : name;
}
