import { forget, recall, remember } from '../../tab-storage.ts';
import { type Answers, answersIn } from '../form/answers.ts';

/** Key in session storage. */
export const DRAFT = 'consultation-draft';

export function keepDraft(answers: Answers): void {
  const given = answersIn((name) => answers[name]);
  if (Object.keys(given).length) remember(DRAFT, given);
  else forget(DRAFT);
}

export function readDraft(): Partial<Answers> {
  const draft = recall(DRAFT);
  if (typeof draft !== 'object' || draft === null) return {};
  return answersIn((name) => (draft as Record<string, unknown>)[name]);
}

export function forgetDraft(): void {
  forget(DRAFT);
}
