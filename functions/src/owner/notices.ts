import type {
  DocumentData,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Transaction,
} from 'firebase-admin/firestore';
import { CONSULTATIONS } from '../consultations/store.ts';
import { firestore } from '../firebase.ts';

/** What the owner is told of a request, each of it once; the field says when. */
export type Notice = 'notifiedAt' | 'remindedAt';

export interface Wanted {
  readonly document: DocumentReference;
  readonly notice: Notice;
}

/** Whether it is still to be told; a reminder only of what has been told before. */
export function isDue(stored: DocumentData, notice: Notice): boolean {
  return isOpen(stored, notice) && (notice === 'notifiedAt' || Boolean(stored.notifiedAt));
}

function isOpen(stored: DocumentData, notice: Notice): boolean {
  return !stored[notice] && !(notice === 'remindedAt' && stored.contactedAt);
}

/** So many are named in one mail; the others come in the next one. */
export const PAGE = 100;
const PAGES = 10;

/** Requests that came before `until` and are still due a notice, in order of arrival. */
export async function dueBefore(until: Date, notice: Notice): Promise<readonly Wanted[]> {
  const { db } = await firestore();
  for (let page = 0; page < PAGES; page++) {
    const { wanted, isLast } = await db.runTransaction((transaction) => nextPage(transaction, until, notice));
    if (isLast) return wanted;
  }
  return [];
}

/** A cursor stands behind the last request that has nothing more to come, so that each run reads what is new. */
async function nextPage(transaction: Transaction, until: Date, notice: Notice) {
  const { db } = await firestore();
  const cursor = cursorOf(db, notice);
  const passed = (await transaction.get(cursor)).data();
  const arrived = db.collection(CONSULTATIONS).where('submittedAt', '<=', until);
  const ordered = arrived.orderBy('submittedAt').orderBy('__name__').limit(PAGE);
  const { docs } = await transaction.get(passed ? ordered.startAfter(passed.submittedAt, passed.id) : ordered);
  const open = docs.findIndex((doc) => isOpen(doc.data(), notice));
  const last = open === -1 ? docs.at(-1) : docs[open - 1];
  if (last) transaction.set(cursor, { submittedAt: last.get('submittedAt'), id: last.id });
  const due = docs.filter((doc) => isDue(doc.data(), notice));
  return {
    wanted: due.map(({ ref: document }) => ({ document, notice })),
    isLast: open !== -1 || docs.length < PAGE,
  };
}

/** What was passed as done and is open again will be looked at again. */
export async function reopen(transaction: Transaction, request: DocumentSnapshot, notice: Notice): Promise<void> {
  const cursor = cursorOf(request.ref.firestore, notice);
  const passed = await transaction.get(cursor);
  const submittedAt = request.get('submittedAt');
  if (submittedAt <= passed.get('submittedAt')) transaction.set(cursor, { submittedAt, id: BEFORE_ALL });
}

const BEFORE_ALL = ' ';

/** How far the list of each notice has come. */
export const CURSORS = 'owner-cursors';

function cursorOf(db: Firestore, notice: Notice): DocumentReference {
  return db.collection(CURSORS).doc(notice);
}
