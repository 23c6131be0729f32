import { isDeepStrictEqual } from 'node:util';
import { type CollectionReference, FieldValue } from 'firebase-admin/firestore';
import { RETENTION_MONTHS, SPAM_RETENTION_DAYS } from '../contract/farm.ts';
import { type ConsultationRequest, EMPTY_REQUEST, FIELD_NAMES, type FieldName } from '../contract/questions.ts';
import { CONSULTATIONS } from '../firebase/collections.ts';
import { db } from '../firebase/db.ts';
import { errorCode } from '../firebase/error-code.ts';
import { newToDo, toDos } from './to-do.ts';

type StoredField =
  | FieldName
  | 'suspectedSpam'
  | 'spamReasons'
  | 'expiresAt'
  | 'submittedAt'
  | 'notifiedAt'
  | 'remindedAt'
  | 'contactedAt';

/** A stored request. The owner may change each field in the console, so it may be absent or have any type. */
export type StoredRequest = { readonly [Name in StoredField]?: unknown };

export const consultations = db.collection(CONSULTATIONS) as CollectionReference<StoredRequest>;

/** "conflict": the id is taken by a request with other answers. */
type Outcome = 'created' | 'repeated' | 'conflict';

/**
 * Creates the document with this id and, if it is not suspected spam, its to-do. If the document exists already, compares
 * its answers with these and writes nothing.
 */
export async function saveRequest(
  id: string,
  request: ConsultationRequest,
  spamReasons: readonly string[],
): Promise<Outcome> {
  const fields = storedFields(request);
  const spam = spamReasons.length > 0 ? { suspectedSpam: true, spamReasons } : {};
  const document = consultations.doc(id);
  const expiresAt = expiryOf(spamReasons.length > 0);
  const batch = db.batch();
  batch.create(document, { ...fields, ...spam, expiresAt, submittedAt: FieldValue.serverTimestamp() });
  if (spamReasons.length === 0) batch.set(toDos.doc(id), newToDo(expiresAt));
  try {
    await batch.commit();
    return 'created';
  } catch (error) {
    if (errorCode(error) !== ALREADY_EXISTS) throw error;
  }
  const stored = await document.get();
  // A document that is older than a question lacks its field.
  const answer = (name: FieldName) => stored.get(name) ?? NOT_ANSWERED[name];
  return FIELD_NAMES.every((name) => isDeepStrictEqual(answer(name), fields[name])) ? 'repeated' : 'conflict';
}

const NOT_ANSWERED = storedFields(EMPTY_REQUEST);

/** https://grpc.io/docs/guides/status-codes/ */
const ALREADY_EXISTS = 6;

/** When Firestore's TTL policy deletes the request. */
function expiryOf(isSpam: boolean): Date {
  const expiry = new Date();
  if (isSpam) expiry.setUTCDate(expiry.getUTCDate() + SPAM_RETENTION_DAYS);
  else expiry.setUTCMonth(expiry.getUTCMonth() + RETENTION_MONTHS);
  return expiry;
}

/** The fields in the order of the contract. An optional answer that was left empty is stored as null. */
function storedFields(request: Readonly<Record<FieldName, string | readonly string[]>>) {
  return Object.fromEntries(FIELD_NAMES.map((name) => [name, request[name] === '' ? null : request[name]]));
}
