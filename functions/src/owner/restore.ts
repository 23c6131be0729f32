import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { isRequestId } from '../consultations/request-id.ts';
import { consultations } from '../consultations/store.ts';
import { isDone, type StoredRequest } from '../consultations/stored-request.ts';
import { db } from '../firebase/db.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time/farm-time.ts';
import { CODE, dueAtOf, newCode, parseToDo, STEP_NAMES, STEPS, type StoredToDo, toDos } from './to-do.ts';

/** Writes the to-dos anew with which the list would miss a step of an open request. Returns their ids. */
export async function restoreToDos(unreadable: readonly string[]): Promise<readonly string[]> {
  const wrong = [...new Set([...unreadable, ...(await findWrong())])].slice(0, MAX_RESTORED);
  const isRestored = await Promise.all(wrong.map(restore));
  return wrong.filter((_, index) => isRestored[index]);
}

/** The next run restores the others. */
const MAX_RESTORED = 100;

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

async function restore(id: string): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const request = await transaction.get(consultations.doc(id));
    const read = (await transaction.get(toDos.doc(id))).data();
    const stored = request.data();
    if (!stored || isDone(stored) || !isWrong(request, read)) return false;
    transaction.set(toDos.doc(id), rightToDo(request, read), { merge: true });
    return true;
  });
}

type Request = DocumentSnapshot<StoredRequest>;

function isWrong(request: Request, read: StoredToDo | undefined): boolean {
  // A request that was typed in the console has no to-do.
  if (!read) return isRequestId(request.id);
  const toDo = parseToDo(read);
  const right = rightToDo(request, read);
  if (!toDo?.arrivedAt.isEqual(right.arrivedAt) || right.steps.some((step) => !toDo.steps.includes(step))) return true;
  const latest = right.dueAt instanceof Timestamp ? right.dueAt.toMillis() : Number.POSITIVE_INFINITY;
  const dueAt = toDo.dueAt?.toMillis() ?? Number.POSITIVE_INFINITY;
  // The time of READ_AGAIN is later, but over.
  return dueAt > Math.max(latest, Date.now() + MINUTE_MS);
}

/** The to-do that an open request should have, as far as its fields say. Keeps the code, which is in the links of mails. */
export function rightToDo(request: Request, read: StoredToDo | undefined, stored = request.data() ?? {}) {
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
export function arrivalOf(request: Request, read?: StoredToDo): Timestamp {
  const { createTime = Timestamp.now() } = request;
  const latest = createTime.toMillis() + MINUTE_MS;
  const isRight = (time: unknown) => time instanceof Timestamp && time.toMillis() <= latest;
  return ([read?.arrivedAt, request.get('submittedAt')].find(isRight) as Timestamp | undefined) ?? createTime;
}
