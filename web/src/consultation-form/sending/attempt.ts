import { v7 as newKey } from 'uuid';
import { forget, recall, remember } from '../../tab-storage.ts';

/** One filled form on its way. */
export interface Attempt {
  readonly key: string;
  readonly body: string;
}

const LAST_ATTEMPT = 'consultation-attempt';

/** The same answers go out under the same key, even after a reload, so that they are stored once; others get a new one. */
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
