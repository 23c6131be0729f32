import { type DocumentSnapshot, FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { isRequestId } from '../consultations/store.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../contract/farm-time.ts';
import { consultations, db, expiryOf, isDone, isSpam, type StoredRequest } from '../firebase/db.ts';
import { CODE, dueAtOf, newCode, parseToDo, STEP_NAMES, STEPS, type StoredToDo, toDos } from './to-do.ts';

type Request = DocumentSnapshot<StoredRequest>;

/** Makes the list see a request again from which the owner has taken `contactedAt` or the mark of suspected spam. */
export async function reopen(id: string, before: StoredRequest, after: StoredRequest): Promise<void> {
  const isUnmarked = isSpam(before) && !isSpam(after);
  const isTakenBack = Boolean(before.contactedAt) && !after.contactedAt;
  if (!isUnmarked && !isTakenBack) return;
  await db.runTransaction(async (transaction) => {
    const { request, stored, read } = await readBoth(transaction, id);
    if (!stored || isSpam(stored)) return;
    const expiresAt = expiryOf(false, arrivalOf(request, read).toDate());
    transaction.update(request.ref, { remindedAt: FieldValue.delete(), expiresAt });
    const toDo = rightToDo(request, read, { ...stored, remindedAt: undefined, expiresAt });
    // The list reads it again. Not the time of a step: a list that runs meanwhile must see that it has changed.
    transaction.set(toDos.doc(id), { ...toDo, dueAt: FieldValue.serverTimestamp() }, { merge: true });
  });
}

/** The next run restores the others. */
const MAX_RESTORED = 100;

/** Writes the to-dos anew with which the list would miss a step of an open request. Returns their ids. */
export async function restoreToDos(unreadable: readonly string[]): Promise<readonly string[]> {
  const wrong = [...new Set([...unreadable, ...(await findWrong())])].slice(0, MAX_RESTORED);
  const isRestored = await Promise.all(wrong.map(restore));
  return wrong.filter((_, index) => isRestored[index]);
}

async function restore(id: string): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const { request, stored, read } = await readBoth(transaction, id);
    if (!stored || isDone(stored) || !isWrong(request, read)) return false;
    transaction.set(toDos.doc(id), rightToDo(request, read), { merge: true });
    return true;
  });
}

async function readBoth(transaction: Transaction, id: string) {
  const request = await transaction.get(consultations.doc(id));
  return { request, stored: request.data(), read: (await transaction.get(toDos.doc(id))).data() };
}

/** After these days, each step of a request is done. */
const RECENT_MS = 7 * DAY_MS;
const MAX_READ = 2_000;

/** The recent requests whose to-do someone has changed or deleted, or that no trigger has reopened. */
async function findWrong(): Promise<readonly string[]> {
  const recent = consultations.where('submittedAt', '>', new Date(Date.now() - RECENT_MS));
  const { docs } = await recent.orderBy('submittedAt', 'desc').limit(MAX_READ).get();
  const open = docs.filter((request) => !isDone(request.data()));
  const read = open.length > 0 ? await db.getAll(...open.map(({ id }) => toDos.doc(id))) : [];
  return open.filter((request, index) => isWrong(request, read[index]?.data())).map(({ id }) => id);
}

function isWrong(request: Request, read: StoredToDo | undefined): boolean {
  // A request that was typed in the console has no to-do.
  if (!read) return isRequestId(request.id);
  const toDo = parseToDo(read);
  const right = rightToDo(request, read);
  if (!toDo?.arrivedAt.isEqual(right.arrivedAt) || right.steps.some((step) => !toDo.steps.includes(step))) return true;
  const timeOf = (at: unknown) => (at instanceof Timestamp ? at.toMillis() : Number.POSITIVE_INFINITY);
  // A reopened one is due now.
  return timeOf(toDo.dueAt) > Math.max(timeOf(right.dueAt), Date.now() + MINUTE_MS);
}

/** The to-do that an open request should have, as far as its fields say. Keeps the code, which is in the links of mails. */
function rightToDo(request: Request, read: StoredToDo | undefined, stored = request.data() ?? {}) {
  const arrivedAt = arrivalOf(request, read);
  const left = parseToDo(read)?.steps ?? STEP_NAMES;
  const steps = STEP_NAMES.filter((step) => {
    if (step === 'mail') return !stored.notifiedAt;
    if (step === 'reminder') return !stored.remindedAt;
    // The family of a request that was typed in the console gets no mail.
    if (step === 'acknowledgement') return left.includes(step) && isRequestId(request.id);
    return left.includes(step) || arrivedAt.toMillis() + STEPS[step] * HOUR_MS > Date.now();
  });
  const code = CODE.test(String(read?.code)) ? read?.code : newCode();
  const expiresAt = stored.expiresAt ? { expiresAt: stored.expiresAt } : {};
  return { arrivedAt, steps, dueAt: dueAtOf({ arrivedAt, steps }), code, isSeen: true, ...expiresAt };
}

/** When the request arrived. Nobody can type a creation time into the console, so a time after it is wrong. */
function arrivalOf(request: Request, read?: StoredToDo): Timestamp {
  const { createTime = Timestamp.now() } = request;
  const latest = createTime.toMillis() + MINUTE_MS;
  const isRight = (time: unknown) => time instanceof Timestamp && time.toMillis() <= latest;
  return ([read?.arrivedAt, request.get('submittedAt')].find(isRight) as Timestamp | undefined) ?? createTime;
}
