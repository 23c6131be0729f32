import { createHash } from 'node:crypto';
import { FieldValue, GrpcStatus } from 'firebase-admin/firestore';
import { HOUR_MS, isoWithOffset } from '../contract/farm-time.ts';
import type { ConsultationRequest } from '../contract/questions.ts';
import { consultations, db, errorCode, expiryOf } from '../firebase/db.ts';
import { newToDo, toDos } from '../owner/to-do.ts';

/**
 * The id of the request. In the first hour of the farm's day it is that of the day before if these answers
 * were stored then: a retry over midnight stores nothing new.
 */
export async function findId(request: ConsultationRequest, now = Date.now()): Promise<string> {
  const [id, earlier] = [requestId(request, new Date(now)), requestId(request, new Date(now - HOUR_MS))];
  return id !== earlier && (await consultations.doc(earlier).get()).exists ? earlier : id;
}

/**
 * The farm's day and a hash of the given answers, as a UUID v8. Neither the order of questions and choices nor
 * a question without an answer changes it, so a deploy in between does not either. Ids sort by day.
 */
export function requestId(request: ConsultationRequest, now: Date): string {
  const given = Object.entries(request).filter(([, answer]) => answer.length > 0);
  const answers = given.map(([name, answer]) => [name, typeof answer === 'string' ? answer : answer.toSorted()]);
  const hash = createHash('sha256').update(JSON.stringify(answers.toSorted())).digest('hex');
  const day = Date.parse(isoWithOffset(now).slice(0, 10)).toString(16).padStart(12, '0');
  return `${day.slice(0, 8)}-${day.slice(8)}-8${hash.slice(0, 3)}-8${hash.slice(3, 6)}-${hash.slice(6, 18)}`;
}

/** Whether a request of the form has this id. One that was typed in the console has another. */
export const isRequestId = (id: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);

/** Creates the request and, unless it is spam, its to-do. Returns false, and writes nothing, if it is stored already. */
export async function createRequest(id: string, request: ConsultationRequest, spamReasons: readonly string[]) {
  const isSpam = spamReasons.length > 0;
  const spam = isSpam && { suspectedSpam: true, spamReasons };
  const expiresAt = expiryOf(isSpam);
  const times = { expiresAt, submittedAt: FieldValue.serverTimestamp() };
  const batch = db.batch();
  batch.create(consultations.doc(id), { ...storedFields(request), ...spam, ...times });
  if (!isSpam) batch.set(toDos.doc(id), newToDo(expiresAt));
  try {
    await batch.commit();
    return true;
  } catch (error) {
    if (errorCode(error) !== GrpcStatus.ALREADY_EXISTS) throw error;
    return false;
  }
}

/** An optional answer that was left empty is stored as null, and pups only if the visitor asks about some. */
function storedFields({ pups, ...answers }: ConsultationRequest) {
  const fields = Object.entries(answers).map(([name, answer]) => [name, answer === '' ? null : answer]);
  return Object.fromEntries(pups.length > 0 ? [...fields, ['pups', pups]] : fields);
}
