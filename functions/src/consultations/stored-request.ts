import type { CollectionReference } from 'firebase-admin/firestore';
import { RETENTION_MONTHS, SPAM_RETENTION_DAYS } from '../contract/farm.ts';
import type { FieldName } from '../contract/questions.ts';
import { CONSULTATIONS, db } from '../firebase/db.ts';

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
