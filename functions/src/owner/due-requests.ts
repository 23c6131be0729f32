import { FieldValue } from 'firebase-admin/firestore';
import { HOUR_MS } from '../contract/farm-time.ts';
import { consultations, db, isDone, type StoredRequest } from '../firebase/db.ts';
import { restoreToDos } from './restore.ts';
import { type DueRequest, parseToDo, SETTLED_MS, STEPS, type Step, type ToDo, toDos } from './to-do.ts';

export type Due = readonly DueRequest[];

/** The requests for which one of the steps is due, in order of arrival, and the ids of those whose to-do was restored. */
export async function readDue(now: number) {
  const first = await readToDos(now);
  const restored = await restoreToDos(first.filter(({ toDo }) => !toDo).map(({ doc }) => doc.id));
  const read = restored.length > 0 ? await readToDos(now) : first;
  await close(read.filter(({ stored }) => !stored || isDone(stored)));
  const open = read.flatMap(({ doc, toDo, stored }) => {
    if (!toDo || !stored || isDone(stored)) return [];
    // The owner may have changed or deleted `submittedAt` in the console.
    return { ...toDo, id: doc.id, stored: { ...stored, submittedAt: toDo.arrivedAt }, due: dueSteps(toDo, now) };
  });
  open.sort((one, other) => one.arrivedAt.toMillis() - other.arrivedAt.toMillis());
  const due = (...steps: readonly Step[]): Due =>
    open.filter((request) => steps.some((step) => request.due.includes(step)));
  return { due, restored };
}

/** One run lists fewer (list.ts), so to read more would not help. The warnings of the others follow in the next runs. */
const MAX_READ = 2_000;

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

/** The steps whose hours are over. The mail leaves time to the trigger. The reminder and the family's mail come after it. */
function dueSteps({ arrivedAt, steps }: ToDo, now: number): readonly Step[] {
  const age = now - arrivedAt.toMillis();
  return steps.filter((step) => {
    if (step === 'mail') return age >= SETTLED_MS;
    if (steps.includes('mail') && (step === 'reminder' || step === 'acknowledgement')) return false;
    return age >= STEPS[step] * HOUR_MS;
  });
}

/** Deletes the to-dos of deleted requests. Takes `dueAt` from the others, unless the owner has reopened one meanwhile. */
async function close(done: Awaited<ReturnType<typeof readToDos>>): Promise<void> {
  const writes = done.map(({ doc: { ref, updateTime }, stored }) =>
    stored ? ref.update({ dueAt: FieldValue.delete() }, { lastUpdateTime: updateTime }) : ref.delete(),
  );
  await Promise.allSettled(writes);
}
