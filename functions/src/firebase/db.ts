import { initializeApp } from 'firebase-admin/app';
import { type CollectionReference, getFirestore, type Timestamp, type Transaction } from 'firebase-admin/firestore';
import { RETENTION_MONTHS, SPAM_RETENTION_DAYS } from '../contract/farm.ts';
import type { FieldName } from '../contract/questions.ts';

export const db = getFirestore(initializeApp());

export const CONSULTATIONS = 'consultations';
/** The to-do of each request (owner/to-do.ts), with the request's id. */
export const TO_DOS = 'open-requests';
/** What the list has to remember from one run to the next. */
export const LIST_STATE = 'list-state';
/** Hashes of the addresses that got an acknowledgement in the last 24 hours. */
export const ACKNOWLEDGED_ADDRESSES = 'acknowledged-addresses';

type Mark = 'suspectedSpam' | 'spamReasons';
type Time = 'submittedAt' | 'notifiedAt' | 'remindedAt' | 'contactedAt' | 'expiresAt';

/** The owner may change each field in the console, so it may be absent or have any type. */
export type StoredRequest = Readonly<Partial<Record<FieldName | Mark | Time, unknown>>>;

export const consultations = db.collection(CONSULTATIONS) as CollectionReference<StoredRequest>;

/** The values of `suspectedSpam` that mark a request. In the console, the owner may type a text. */
export const SPAM_MARKS: readonly unknown[] = [true, 'true', 'True', 'TRUE', 'yes', 'Yes', 'YES'];

export function isSpam({ suspectedSpam }: StoredRequest): boolean {
  return SPAM_MARKS.includes(suspectedSpam);
}

/** Whether nobody waits for an answer: the family was contacted, or the request is marked as spam. */
export function isDone(stored: StoredRequest): boolean {
  return Boolean(stored.contactedAt) || isSpam(stored);
}

/** When Firestore's TTL policy deletes the request. */
export function expiryOf(isSpam: boolean, arrived = new Date()): Date {
  const expiry = new Date(arrived);
  if (isSpam) expiry.setUTCDate(expiry.getUTCDate() + SPAM_RETENTION_DAYS);
  else expiry.setUTCMonth(expiry.getUTCMonth() + RETENTION_MONTHS);
  return expiry;
}

/** The date of a Firestore timestamp; undefined for any other value that the owner may type. */
export function dateOf(value: unknown): Date | undefined {
  return value && typeof value === 'object' && 'toDate' in value ? (value as Timestamp).toDate() : undefined;
}

/** Whether so many documents have a time in the last milliseconds. In a transaction, so that parallel runs share the limit. */
export async function isFull(
  transaction: Transaction,
  collection: CollectionReference,
  field: string,
  milliseconds: number,
  limit: number,
): Promise<boolean> {
  const recent = collection.where(field, '>', new Date(Date.now() - milliseconds)).limit(limit);
  return (await transaction.get(recent)).size === limit;
}

/** The code of an error, such as a gRPC status, or its name, for the log. Its message may hold personal data. */
export function errorCode(error: unknown): unknown {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error ? error.code : error.name;
}
