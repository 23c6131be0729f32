import { FieldValue } from 'firebase-admin/firestore';
import {
  consultations,
  isDone,
  STEPS,
  type Step,
  type StoredRequest,
  type ToDo,
  toDos,
  withoutStep,
} from '../consultations/store.ts';
import { db } from '../firebase/db.ts';
import { HOUR_MS } from '../time/farm-time.ts';
import { codeOf } from './contact-link.ts';
import { SETTLED_MS } from './timing.ts';

/** A request that something is due for. */
export interface DueRequest {
  readonly id: string;
  readonly stored: StoredRequest;
  /** The code in the link that opens the request's page at /contacted. */
  readonly code: string;
}

export type Due = readonly (DueRequest & { readonly due: readonly Step[] })[];

/** The requests for which something is due now, in order of arrival, and the steps that are due. */
export async function readDue(now: number): Promise<Due> {
  const { docs } = await toDos.where('dueAt', '<=', new Date(now)).orderBy('dueAt').limit(MAX_READ).get();
  if (docs.length === 0) return [];
  const requests = await db.getAll(...docs.map(({ id }) => consultations.doc(id)));
  const read = docs.map((doc, index) => ({ id: doc.id, toDo: doc.data(), stored: requests[index]?.data() }));
  await close(read.filter(({ stored }) => !stored || isDone(stored)));
  return read
    .toSorted((one, other) => one.toDo.arrivedAt.toMillis() - other.toDo.arrivedAt.toMillis())
    .flatMap(({ id, toDo, stored }) =>
      stored && !isDone(stored) ? [{ id, stored, code: codeOf(id, toDo.token), due: dueSteps(toDo, now) }] : [],
    );
}

/** A list names 100 of them, so a run that reads more would not help. Their warnings follow in the next runs. */
const MAX_READ = 2_000;

/**
 * A step is due when its hours are over. The mail waits until the trigger had time for it, and the reminder and the mail to
 * the family wait until the owner was mailed.
 */
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
      const toDo = document.data();
      if (toDo) transaction.update(document.ref, withoutStep(toDo, step));
    }
  });
}

/** The fields of a request that tell the owner when a step was done. */
const SHOWN_AS: Partial<Record<Step, keyof StoredRequest>> = { mail: 'notifiedAt', reminder: 'remindedAt' };

/**
 * Deletes the to-dos of deleted requests. Takes `dueAt` from those of other requests: their steps stay, for the case that
 * the owner undoes the contact.
 */
async function close(read: readonly { id: string; stored: StoredRequest | undefined }[]): Promise<void> {
  const writer = db.bulkWriter();
  const writes = read.map(({ id, stored }) =>
    stored ? writer.update(toDos.doc(id), { dueAt: FieldValue.delete() }) : writer.delete(toDos.doc(id)),
  );
  await Promise.allSettled([...writes, writer.close()]);
}
