import type { DocumentData, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { LIST_STATE } from '../collections.ts';
import { consultations } from '../consultations/store.ts';
import { dueAtOf, newToken, openRequests, STEPS, type Step } from '../consultations/to-do.ts';
import { DAY_MS, HOUR_MS } from '../durations.ts';
import { EARLIEST } from '../farm-time.ts';
import { db } from '../firebase.ts';
import { isDone } from './open-requests.ts';

/**
 * Gives a to-do to requests that the form stored before there were to-dos, so that they are mailed, reminded of and warned
 * about as well. Repeats that for an hour, because instances of the earlier release may still store some. Delete this file,
 * its test and the collections of the earlier release (mail-leases, contact-links, owner-cursors) after 2027-02-01.
 */
export async function addEarlierRequests(): Promise<void> {
  const state = db.collection(LIST_STATE).doc('earlier-requests');
  const until = (await state.get()).get('until');
  if (until?.toMillis() < Date.now()) return;
  const { docs } = await consultations.where('submittedAt', '>=', EARLIEST).get();
  // A request without expiresAt was typed in the console.
  await Promise.all(docs.filter((doc) => doc.get('expiresAt') && !isDone(doc.data())).map(addToDo));
  if (!until) await state.set({ until: new Date(Date.now() + HOUR_MS) });
}

async function addToDo(request: QueryDocumentSnapshot): Promise<void> {
  const toDo = openRequests.doc(request.id);
  if ((await toDo.get()).exists) return;
  const link = await db.collection('contact-links').doc(request.id).get();
  await toDo.set({ ...stepsOf(request.data()), token: link.get('token') ?? newToken() });
}

function stepsOf({ submittedAt: arrivedAt, expiresAt, notifiedAt, remindedAt }: DocumentData) {
  const isOld = arrivedAt.toMillis() < Date.now() - DAY_MS;
  const done = { mail: notifiedAt, reminder: remindedAt, '20-hours': isOld, '23-hours': isOld };
  const steps = (Object.keys(STEPS) as Step[]).filter((step) => !done[step]);
  return { arrivedAt, expiresAt, steps, ...(steps.length > 0 && { dueAt: dueAtOf({ arrivedAt, steps }) }) };
}
