import { FieldValue } from 'firebase-admin/firestore';
import { consultations } from '../consultations/store.ts';
import { isDone, type StoredRequest } from '../consultations/stored-request.ts';
import { db } from '../firebase/db.ts';
import { HOUR_MS } from '../time/farm-time.ts';
import { restoreToDos } from './restore.ts';
import { SETTLED_MS } from './timing.ts';
import { parseToDo, STEPS, type Step, type ToDo, toDos, withoutStep } from './to-do.ts';

/** A request that something is due for. */
export interface DueRequest {
  readonly id: string;
  readonly stored: StoredRequest;
  /** The code in the link that opens the request's page at /contacted. */
  readonly code: string;
  /** Whether the trigger has seen it. */
  readonly isSeen?: unknown;
}

/** The requests for which one of the steps is due, in order of arrival, and the ids of those whose to-do was restored. */
export async function readDue(now: number) {
  const requests: (DueRequest & { toDo: ToDo; due: readonly Step[] })[] = [];
  const done: ReadToDo[] = [];
  const first = await readToDos(now);
  const restored = await restoreToDos(first.filter(({ toDo }) => !toDo).map(({ doc }) => doc.id));
  for (const read of restored.length > 0 ? await readToDos(now) : first) {
    const { doc, toDo, stored } = read;
    if (!stored || isDone(stored) || toDo?.steps.length === 0) done.push(read);
    else if (toDo) {
      // The owner may have changed or deleted `submittedAt` in the console.
      const request = { id: doc.id, stored: { ...stored, submittedAt: toDo.arrivedAt }, code: toDo.code };
      requests.push({ ...request, isSeen: toDo.isSeen, toDo, due: dueSteps(toDo, now) });
    }
  }
  await close(done);
  requests.sort((one, other) => one.toDo.arrivedAt.toMillis() - other.toDo.arrivedAt.toMillis());
  const dueFor = (...steps: readonly Step[]): Due =>
    requests.filter(({ due }) => steps.some((step) => due.includes(step)));
  return { due: dueFor, restored };
}

export type Due = readonly DueRequest[];

/** Each to-do that is due or cannot be read, with its request. */
async function readToDos(now: number) {
  // Without a condition, because that would leave out a `dueAt` of another type.
  const { docs } = await toDos.orderBy('dueAt').limit(MAX_READ).get();
  const read = docs
    .map((doc) => ({ doc, toDo: parseToDo(doc.data()) }))
    .filter(({ toDo }) => !toDo?.dueAt || toDo.dueAt.toMillis() <= now);
  const requests = read.length > 0 ? await db.getAll(...read.map(({ doc }) => consultations.doc(doc.id))) : [];
  return read.map((each, index) => ({ ...each, stored: requests[index]?.data() as StoredRequest | undefined }));
}

type ReadToDo = Awaited<ReturnType<typeof readToDos>>[number];

/** A list names 100 of them, so a run that reads more would not help. Their warnings follow in the next runs. */
const MAX_READ = 2_000;

/** The steps whose hours are over. The mail leaves time to the trigger. The reminder and the family's mail come after it. */
function dueSteps({ arrivedAt, steps }: ToDo, now: number): readonly Step[] {
  const age = now - arrivedAt.toMillis();
  return steps.filter((step) => {
    if (step === 'mail') return age >= SETTLED_MS;
    if (steps.includes('mail') && (step === 'reminder' || step === 'acknowledgement')) return false;
    return age >= STEPS[step] * HOUR_MS;
  });
}

/** Records that a step is done for these requests. Skips requests that were deleted meanwhile. */
export async function recordStep(step: Step, requests: readonly DueRequest[]): Promise<void> {
  if (requests.length === 0) return;
  await db.runTransaction(async (transaction) => {
    const read = await transaction.getAll(...requests.map(({ id }) => toDos.doc(id)));
    const stored = await transaction.getAll(...requests.map(({ id }) => consultations.doc(id)));
    const field = SHOWN_AS[step];
    for (const { exists, ref } of stored)
      if (field && exists) transaction.update(ref, { [field]: FieldValue.serverTimestamp() });
    for (const document of read) {
      const toDo = parseToDo(document.data());
      if (toDo) transaction.update(document.ref, withoutStep(toDo, step));
    }
  });
}

/** The fields of a request that tell the owner when a step was done. */
const SHOWN_AS: Partial<Record<Step, keyof StoredRequest>> = { mail: 'notifiedAt', reminder: 'remindedAt' };

/** Deletes the to-dos of deleted requests. Takes `dueAt` from the others, unless the owner has reopened one meanwhile. */
async function close(done: readonly ReadToDo[]): Promise<void> {
  const writer = db.bulkWriter();
  const writes = done.map(({ doc: { ref, updateTime }, stored }) =>
    stored ? writer.update(ref, { dueAt: FieldValue.delete() }, { lastUpdateTime: updateTime }) : writer.delete(ref),
  );
  await Promise.allSettled([...writes, writer.close()]);
}
