import { isDeepStrictEqual } from 'node:util';
import { type CollectionReference, FieldValue } from 'firebase-admin/firestore';
import { RETENTION_MONTHS, SPAM_RETENTION_DAYS } from '../contract/farm.ts';
import { type ConsultationRequest, EMPTY_REQUEST, FIELD_NAMES, type FieldName } from '../contract/questions.ts';
import { CONSULTATIONS } from '../firebase/collections.ts';
import { db } from '../firebase/db.ts';
import { errorCode } from '../firebase/error-code.ts';
import { newToDo, toDos } from '../owner/to-do.ts';
import type { StoredRequest } from './stored-request.ts';

export const consultations = db.collection(CONSULTATIONS) as CollectionReference<StoredRequest>;

/** Creates the request and, unless it is spam, its to-do. Writes nothing if the id is taken, by the same or other answers. */
export async function saveRequest(id: string, request: ConsultationRequest, spamReasons: readonly string[]) {
  const fields = storedFields(request);
  const isSpam = spamReasons.length > 0;
  const spam = isSpam && { suspectedSpam: true, spamReasons };
  const document = consultations.doc(id);
  const expiresAt = expiryOf(isSpam);
  const batch = db.batch();
  batch.create(document, { ...fields, ...spam, expiresAt, submittedAt: FieldValue.serverTimestamp() });
  if (!isSpam) batch.set(toDos.doc(id), newToDo(expiresAt));
  try {
    await batch.commit();
    return 'created';
  } catch (error) {
    if (errorCode(error) !== ALREADY_EXISTS) throw error;
  }
  const stored = await document.get();
  // A document that is older or newer than a question lacks its field.
  const isSame = (name: FieldName) =>
    isDeepStrictEqual(stored.get(name) ?? NOT_ANSWERED[name], fields[name] ?? NOT_ANSWERED[name]);
  return FIELD_NAMES.every(isSame) ? 'repeated' : 'conflict';
}

const NOT_ANSWERED = storedFields(EMPTY_REQUEST);

/** https://grpc.io/docs/guides/status-codes/ */
const ALREADY_EXISTS = 6;

/** When Firestore's TTL policy deletes the request. */
export function expiryOf(isSpam: boolean, arrived = new Date()): Date {
  const expiry = new Date(arrived);
  if (isSpam) expiry.setUTCDate(expiry.getUTCDate() + SPAM_RETENTION_DAYS);
  else expiry.setUTCMonth(expiry.getUTCMonth() + RETENTION_MONTHS);
  return expiry;
}

/** The fields in the order of the contract. An optional answer that was left empty is stored as null. */
function storedFields(request: Readonly<Record<FieldName, string | readonly string[]>>) {
  const given = FIELD_NAMES.filter((name) => name in request);
  return Object.fromEntries(given.map((name) => [name, request[name] === '' ? null : request[name]]));
}
