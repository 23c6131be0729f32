import { Timestamp } from 'firebase-admin/firestore';
import { consultations, expiryOf } from '../consultations/store.ts';
import { isDone, isSpam, type StoredRequest } from '../consultations/stored-request.ts';
import { db } from '../firebase/db.ts';
import { dateOf } from '../time/farm-time.ts';
import { newToDo, READ_AGAIN, toDos } from './to-do.ts';

/** Makes the list read a request again from which the owner has taken `contactedAt` or `suspectedSpam` in the console. */
export async function reopen(id: string, before: StoredRequest, after: StoredRequest): Promise<void> {
  if (!isDone(before) || isDone(after)) return;
  const [request, toDo] = [consultations.doc(id), toDos.doc(id)];
  await db.runTransaction(async (transaction) => {
    const { exists } = await transaction.get(request);
    if ((await transaction.get(toDo)).exists) return void transaction.update(toDo, READ_AGAIN);
    // A request without a mark and a to-do was typed in the console.
    if (!exists || !isSpam(before)) return;
    const arrived = dateOf(after.submittedAt) ?? new Date();
    const expiresAt = expiryOf(false, arrived);
    transaction.update(request, { expiresAt });
    transaction.create(toDo, { ...newToDo(expiresAt), arrivedAt: Timestamp.fromDate(arrived) });
  });
}
