import { v7 as newKey } from 'uuid';
import { ATTEMPT, DRAFT, forget, recall, remember } from '../../tab-storage.ts';
import { type Answers, answered, areSame } from '../answers.ts';
import type { Attempt } from './send.ts';

// What this tab remembers of a form that is not sent: its answers, and the key under which they are stored once.

/** Keeps the answers, and a key from the first one on, so that a duplicate of this tab sends them with the same key. */
export function keepDraft(answers: Partial<Answers>): void {
  const given = answered(answers);
  if (Object.keys(given).length > 0) {
    remember(DRAFT, given);
    if (!recall(ATTEMPT)) remember(ATTEMPT, { key: newKey() });
  } else forgetForm();
}

export function readDraft(): Partial<Answers> {
  const draft = recall(DRAFT);
  return typeof draft === 'object' && draft !== null ? answered(draft) : {};
}

/** Returns the attempt to send these answers. Its key is that of the last one, unless that was for other answers. */
export function attemptFor(request: object): Attempt {
  const { key, body } = (recall(ATTEMPT) ?? { key: newKey() }) as Partial<Attempt>;
  const isOther = body !== undefined && !areSame(JSON.parse(body), request);
  // Without a key if the browser has posted the form before.
  const attempt = { key: key && isOther ? newKey() : key, body: JSON.stringify(request) };
  remember(ATTEMPT, attempt);
  return attempt;
}

export function forgetForm(): void {
  forget(DRAFT);
  forget(ATTEMPT);
}
