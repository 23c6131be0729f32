import { type DocumentData, FieldValue } from 'firebase-admin/firestore';
import { consultations } from '../consultations/store.ts';
import { isDone, openRequests, STEPS, type Step, type ToDo, withoutStep } from '../consultations/to-do.ts';
import { HOUR_MS } from '../durations.ts';
import { db } from '../firebase.ts';
import { codeOf } from './contact-link.ts';

/** A request that the owner must be told about. */
export interface OpenRequest {
  readonly id: string;
  readonly stored: DocumentData;
  /** The code in the link that opens the request's page at /contacted. */
  readonly code: string;
}

/**
 * The requests for which something is due now, in order of arrival, and the steps that are due. The trigger still mails requests
 * that arrived after `settled`.
 */
export async function readDue(
  now: Date,
  settled: Date,
): Promise<readonly (OpenRequest & { readonly due: readonly Step[] })[]> {
  const { docs } = await openRequests.where('dueAt', '<=', now).orderBy('dueAt').limit(MAX_READ).get();
  if (docs.length === 0) return [];
  const requests = await db.getAll(...docs.map(({ id }) => consultations.doc(id)));
  const read = docs.map((doc, index) => ({ id: doc.id, toDo: doc.data(), stored: requests[index]?.data() }));
  await close(read.filter(({ stored }) => !stored || isDone(stored)));
  return read
    .flatMap(({ id, toDo, stored }) =>
      stored && !isDone(stored) ? [{ toDo, due: dueSteps(toDo, now, settled), ...openRequest(id, stored, toDo) }] : [],
    )
    .toSorted((one, other) => one.toDo.arrivedAt.toMillis() - other.toDo.arrivedAt.toMillis());
}

/** A list names 100 of them, so a run that reads more would not help. Their warnings follow in the next runs. */
const MAX_READ = 2_000;

export function openRequest(id: string, stored: DocumentData, { token }: ToDo): OpenRequest {
  return { id, stored, code: codeOf(id, token) };
}

/** The owner's first mail comes before the reminder, and before the mail to the family. */
function dueSteps({ arrivedAt, steps }: ToDo, now: Date, settled: Date): readonly Step[] {
  const untilOf = (step: Step) => (step === 'mail' ? settled : now).getTime() - STEPS[step] * HOUR_MS;
  const due = steps.filter((step) => arrivedAt.toMillis() <= untilOf(step));
  return steps.includes('mail') ? due.filter((step) => step !== 'reminder' && step !== 'acknowledgement') : due;
}

/** Records that a step is done for these requests. Skips requests that were deleted meanwhile. */
export async function recordStep(step: Step, open: readonly OpenRequest[]): Promise<void> {
  if (open.length === 0) return;
  await db.runTransaction(async (transaction) => {
    const toDos = await transaction.getAll(...open.map(({ id }) => openRequests.doc(id)));
    const requests = await transaction.getAll(...open.map(({ id }) => consultations.doc(id)));
    const field = SHOWN_AS[step];
    for (const request of requests)
      if (field && request.exists) transaction.update(request.ref, { [field]: FieldValue.serverTimestamp() });
    for (const document of toDos) {
      const toDo = document.data() as ToDo | undefined;
      if (toDo) transaction.update(document.ref, withoutStep(toDo, step));
    }
  });
}

/** The fields of a request that tell the owner when a step was done. */
const SHOWN_AS: Partial<Record<Step, string>> = { mail: 'notifiedAt', reminder: 'remindedAt' };

/**
 * Deletes the to-dos of deleted requests. Takes `dueAt` from those of other requests: their steps stay, for the case that
 * the owner undoes the contact.
 */
async function close(read: readonly { id: string; stored: DocumentData | undefined }[]): Promise<void> {
  const writer = db.bulkWriter();
  const writes = read.map(({ id, stored }) =>
    stored ? writer.update(openRequests.doc(id), { dueAt: FieldValue.delete() }) : writer.delete(openRequests.doc(id)),
  );
  await Promise.allSettled([...writes, writer.close()]);
}
