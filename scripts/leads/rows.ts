import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { FIELD_NAMES, questionOf } from '../../functions/src/contract/questions.ts';
import { readableAnswer } from '../../functions/src/mail/answers.ts';
import { dateOf, isoWithOffset } from '../../functions/src/time/farm-time.ts';

const TIMES = {
  submittedAt: 'Received',
  notifiedAt: 'Announced',
  remindedAt: 'Reminded',
  contactedAt: 'Contacted',
} as const;
type TimeName = keyof typeof TIMES;
const TIME_NAMES = Object.keys(TIMES) as TimeName[];

/** Column names in the order of a row. */
export const COLUMNS = [
  ...Object.values(TIMES),
  ...FIELD_NAMES.map((name) => questionOf(name).label),
  'Suspected spam',
  'Id',
] as const;

/** A row with the labels of the form. */
export function rowOf(doc: QueryDocumentSnapshot): readonly string[] {
  return [
    ...TIME_NAMES.map((name) => timeOf(doc, name) ?? ''),
    ...FIELD_NAMES.map((name) => asText(readableAnswer(name, doc.get(name)))),
    doc.get('suspectedSpam') ? [doc.get('spamReasons') ?? 'yes'].flat().join(', ') : '',
    doc.id,
  ];
}

/** A spreadsheet reads digits as a number and removes leading zeros. An apostrophe prevents that. */
function asText(value: string): string {
  return /^0\d/.test(value) ? `'${value}` : value;
}

/** The time in the farm's time zone, or the text that someone entered instead of a time. */
export function timeOf(doc: QueryDocumentSnapshot, name: TimeName): string | null {
  const time = doc.get(name);
  const date = dateOf(time);
  return date ? isoWithOffset(date) : time ? String(time) : null;
}
