import type {
  DocumentData,
  DocumentReference,
  DocumentSnapshot,
  Query,
  QueryDocumentSnapshot,
  Transaction,
} from 'firebase-admin/firestore';
import { CURSORS } from '../collections.ts';
import { consultations } from '../consultations/store.ts';
import { dateOf } from '../farm-time.ts';
import { db } from '../firebase.ts';

/** The field of a request that records when the owner was mailed about its arrival, or got a reminder. */
export type NoticeField = 'notifiedAt' | 'remindedAt';

/** A request that the owner must be mailed about, and the field that will record the mail. */
export interface DueNotice {
  readonly document: DocumentReference;
  readonly field: NoticeField;
}

export function isSpam(stored: DocumentData): boolean {
  return stored.suspectedSpam === true;
}

/** A reminder is due only after the first mail about the request. */
export function isDue(stored: DocumentData, field: NoticeField): boolean {
  return canBeDue(stored, field) && (field === 'notifiedAt' || Boolean(stored.notifiedAt));
}

/** Whether this notice is due now, or may be due later. */
function canBeDue(stored: DocumentData, field: NoticeField): boolean {
  return !isSpam(stored) && !stored[field] && !(field === 'remindedAt' && stored.contactedAt);
}

/** The maximum number of requests in one list. The next list names the others. */
export const MAX_LISTED = 100;
const PAGE_SIZE = 300;

/** The due notices about requests that arrived before `until`, in order of arrival. */
export async function findDueNotices(until: Date, field: NoticeField): Promise<readonly DueNotice[]> {
  const due: DueNotice[] = [];
  let page: Awaited<ReturnType<typeof readPage>> | undefined;
  do {
    const after = page?.last;
    page = await db.runTransaction((transaction) => readPage(transaction, until, field, after));
    due.push(...page.due);
  } while (!page.isLast && due.length < MAX_LISTED);
  return due;
}

/**
 * Reads the page after the position `after`. Without `after`, reads the page after the cursor, and moves the cursor to
 * just before the first request that can still be due.
 */
async function readPage(transaction: Transaction, until: Date, field: NoticeField, after?: Position) {
  const cursor = cursorOf(field);
  const start = after ?? ((await transaction.get(cursor)).data() as Position | undefined);
  const { docs } = await transaction.get(arrivedBefore(until, start).limit(PAGE_SIZE));
  const open = docs.findIndex((doc) => canBeDue(doc.data(), field));
  const lastDone = open === -1 ? docs.at(-1) : docs[open - 1];
  if (!after && lastDone) transaction.set(cursor, positionOf(lastDone));
  const last = docs.at(-1);
  return {
    due: docs.filter((doc) => isDue(doc.data(), field)).map(({ ref: document }) => ({ document, field })),
    /** The next page starts after this position, or after the cursor if this is undefined. */
    last: last && (after || open !== -1) ? positionOf(last) : undefined,
    isLast: docs.length < PAGE_SIZE,
  };
}

type Position = ReturnType<typeof positionOf>;

export function positionOf(document: QueryDocumentSnapshot) {
  return { submittedAt: document.get('submittedAt') as unknown, id: document.id };
}

export function arrivedBefore(until: Date, start: Position | undefined): Query {
  const arrived = consultations.where('submittedAt', '<=', until).orderBy('submittedAt').orderBy('__name__');
  return start ? arrived.startAfter(start.submittedAt, start.id) : arrived;
}

/** Moves the cursor back to a request that it has passed, so that the next list reads the request again. */
export async function moveCursorBack(
  transaction: Transaction,
  request: DocumentSnapshot,
  field: NoticeField,
  arrived = dateOf(request.get('submittedAt')),
): Promise<void> {
  const cursor = cursorOf(field);
  const passed = dateOf((await transaction.get(cursor)).get('submittedAt'));
  if (arrived && passed && arrived <= passed) transaction.set(cursor, { submittedAt: arrived, id: LOWEST_ID });
}

/** Sorts before every id of a request. */
const LOWEST_ID = ' ';

export function cursorOf(name: NoticeField | 'spam' | 'waiting'): DocumentReference {
  return db.collection(CURSORS).doc(name);
}
