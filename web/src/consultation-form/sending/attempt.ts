import { v7 as newKey } from 'uuid';
import { forget, recall, remember } from '../../tab-storage.ts';

/** A filled form and its idempotency key. */
export interface Attempt {
  readonly key: string;
  readonly body: string;
}

const LAST_ATTEMPT = 'consultation-attempt';

/** Returns the last attempt if its answers are the same, even after a reload, so that the server stores them once. */
export function attemptFor(request: object): Attempt {
  const body = JSON.stringify(request);
  const last = recall(LAST_ATTEMPT) as Attempt | undefined;
  if (last?.body === body) return last;
  const attempt = { key: newKey(), body };
  remember(LAST_ATTEMPT, attempt);
  return attempt;
}

export function forgetAttempt(): void {
  forget(LAST_ATTEMPT);
}
