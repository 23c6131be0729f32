import type { FieldName } from '../contract/questions.ts';

/** A stored request. The owner may change each field in the console, so it may be absent or have any type. */
export type StoredRequest = Readonly<Partial<Record<FieldName | OtherField, unknown>>>;

type OtherField =
  | 'suspectedSpam'
  | 'spamReasons'
  | 'expiresAt'
  | 'submittedAt'
  | 'notifiedAt'
  | 'remindedAt'
  | 'contactedAt';

/** The values of `suspectedSpam` that mark a request. In the console, the owner may type a text. */
export const SPAM_MARKS: readonly unknown[] = [true, 'true', 'True', 'TRUE', 'yes', 'Yes', 'YES'];

export function isSpam({ suspectedSpam }: StoredRequest): boolean {
  return SPAM_MARKS.includes(suspectedSpam);
}

/** Whether nobody waits for an answer: the family was contacted, or the request is marked as spam. */
export function isDone(stored: StoredRequest): boolean {
  return Boolean(stored.contactedAt) || isSpam(stored);
}
