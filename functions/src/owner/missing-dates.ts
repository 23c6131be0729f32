import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { consultations } from '../consultations/store.ts';
import { dateOf, EARLIEST } from '../farm-time.ts';
import { db } from '../firebase.ts';
import { moveCursorBack } from './notices.ts';

/**
 * Sets `submittedAt` on requests that the owner added in the console without a valid date, because the lists find requests
 * by this field. The value is the time at which Firestore created the document, or `until` if that is earlier.
 */
export async function addMissingDates(until: Date): Promise<void> {
  const dated = consultations.where('submittedAt', '>=', EARLIEST);
  const [all, withDate] = await Promise.all([consultations.count().get(), dated.count().get()]);
  if (all.data().count === withDate.data().count) return;
  for await (const document of consultations.stream()) {
    const request = document as unknown as QueryDocumentSnapshot;
    if (!dateOf(request.get('submittedAt'))) await addDate(request, until);
  }
}

/** Moves the cursors first: if this fails halfway, the request still has no date, and the next run repeats both steps. */
async function addDate(request: QueryDocumentSnapshot, until: Date): Promise<void> {
  const arrived = new Date(Math.min(request.createTime.toMillis(), until.getTime()));
  for (const field of ['notifiedAt', 'remindedAt'] as const)
    await db.runTransaction((transaction) => moveCursorBack(transaction, request, field, arrived));
  await request.ref.update({ submittedAt: arrived });
}
