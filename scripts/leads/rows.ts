import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { FIELD_LABELS, FIELD_NAMES } from '../../functions/src/contract/fields.ts';
import { isoWithOffset } from '../../functions/src/farm-time.ts';
import { readableAnswer } from '../../functions/src/owner/readable-answer.ts';

const TIMES = {
  submittedAt: 'Received',
  notifiedAt: 'Announced',
  remindedAt: 'Reminded',
  contactedAt: 'Contacted',
} as const;
type TimeName = keyof typeof TIMES;
const TIME_NAMES = Object.keys(TIMES) as TimeName[];

/** What a column is called, in the order of a row. */
export const COLUMNS = [...Object.values(TIMES), ...Object.values(FIELD_LABELS), 'Suspected spam', 'Id'] as const;

/** In the words of the form, for a spreadsheet. */
export function rowOf(doc: QueryDocumentSnapshot): readonly string[] {
  return [
    ...TIME_NAMES.map((name) => timeOf(doc, name) ?? ''),
    ...FIELD_NAMES.map((name) => readableAnswer(name, doc.get(name))),
    doc.get('suspectedSpam') ? 'yes' : '',
    doc.id,
  ];
}

/** As it is stored, for a program. */
export function objectOf(doc: QueryDocumentSnapshot): object {
  return {
    id: doc.id,
    ...Object.fromEntries(TIME_NAMES.map((name) => [name, timeOf(doc, name)])),
    suspectedSpam: doc.get('suspectedSpam') === true,
    ...Object.fromEntries(FIELD_NAMES.map((name) => [name, doc.get(name) ?? null])),
  };
}

function timeOf(doc: QueryDocumentSnapshot, name: TimeName): string | null {
  const time = doc.get(name);
  return time ? isoWithOffset(time.toDate()) : null;
}
