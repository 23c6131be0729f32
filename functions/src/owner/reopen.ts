import { FieldValue } from 'firebase-admin/firestore';
import { consultations, expiryOf } from '../consultations/store.ts';
import { isSpam, type StoredRequest } from '../consultations/stored-request.ts';
import { db } from '../firebase/db.ts';
import { arrivalOf, rightToDo } from './restore.ts';
import { READ_AGAIN, toDos } from './to-do.ts';

/** Makes the list see a request again from which the owner has taken `contactedAt` or the mark of suspected spam. */
export async function reopen(id: string, before: StoredRequest, after: StoredRequest): Promise<void> {
  const isUnmarked = isSpam(before) && !isSpam(after);
  const isTakenBack = Boolean(before.contactedAt) && !after.contactedAt;
  if (!isUnmarked && !isTakenBack) return;
  await db.runTransaction(async (transaction) => {
    const request = await transaction.get(consultations.doc(id));
    const read = (await transaction.get(toDos.doc(id))).data();
    const stored = request.data();
    if (!stored || isSpam(stored)) return;
    const expiresAt = isUnmarked && { expiresAt: expiryOf(false, arrivalOf(request, read).toDate()) };
    // The list then sends the reminder again.
    transaction.update(request.ref, { remindedAt: FieldValue.delete(), ...expiresAt });
    const { remindedAt: _, ...reopened } = { ...stored, ...expiresAt };
    transaction.set(toDos.doc(id), { ...rightToDo(request, read, reopened), ...READ_AGAIN }, { merge: true });
  });
}
