import { type CollectionReference, FieldValue } from 'firebase-admin/firestore';
import { RETENTION_MONTHS, SPAM_RETENTION_DAYS } from '../contract/farm.ts';
import type { ConsultationRequest } from '../contract/questions.ts';
import { CONSULTATIONS } from '../firebase/collections.ts';
import { db } from '../firebase/db.ts';
import { errorCode } from '../firebase/error-code.ts';
import { newToDo, toDos } from '../owner/to-do.ts';
import { HOUR_MS } from '../time/farm-time.ts';
import { requestId } from './request-id.ts';
import type { StoredRequest } from './stored-request.ts';

export const consultations = db.collection(CONSULTATIONS) as CollectionReference<StoredRequest>;

/**
 * The id of the request. In the first hour of the farm's day it is that of the day before if these answers were stored then:
 * a retry over midnight stores nothing new.
 */
export async function findId(request: ConsultationRequest, now = Date.now()): Promise<string> {
  const [id, earlier] = [requestId(request, new Date(now)), requestId(request, new Date(now - HOUR_MS))];
  return id !== earlier && (await consultations.doc(earlier).get()).exists ? earlier : id;
}

/** Creates the request and, unless it is spam, its to-do. Returns false, and writes nothing, if the request is stored already. */
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
    if (errorCode(error) !== ALREADY_EXISTS) throw error;
    return false;
  }
}

/** https://grpc.io/docs/guides/status-codes/ */
const ALREADY_EXISTS = 6;

/** When Firestore's TTL policy deletes the request. */
export function expiryOf(isSpam: boolean, arrived = new Date()): Date {
  const expiry = new Date(arrived);
  if (isSpam) expiry.setUTCDate(expiry.getUTCDate() + SPAM_RETENTION_DAYS);
  else expiry.setUTCMonth(expiry.getUTCMonth() + RETENTION_MONTHS);
  return expiry;
}

/** An optional answer that was left empty is stored as null, and pups only if the visitor asks about some. */
function storedFields({ pups, ...answers }: ConsultationRequest) {
  const fields = Object.entries(answers).map(([name, answer]) => [name, answer === '' ? null : answer]);
  return Object.fromEntries(pups.length > 0 ? [...fields, ['pups', pups]] : fields);
}
