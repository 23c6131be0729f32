import { FIELD_NAMES, type FieldName } from 'functions/contract/fields.ts';
import { forget, recall, remember } from '../../tab-storage.ts';
import type { Answers } from '../form/answers.ts';

/** Key in session storage. */
const DRAFT = 'consultation-draft';

export function keepDraft(answers: Answers): void {
  const given = answered(answers);
  if (Object.keys(given).length) remember(DRAFT, given);
  else forget(DRAFT);
}

export function readDraft(): Partial<Answers> {
  const draft = recall(DRAFT);
  return typeof draft === 'object' && draft !== null ? answered(draft) : {};
}

/** The fields with an answer. */
export function answered(answers: { readonly [Name in FieldName]?: { readonly length?: number } }): Partial<Answers> {
  return Object.fromEntries(FIELD_NAMES.map((name) => [name, answers[name]]).filter(([, answer]) => answer?.length));
}

export function forgetDraft(): void {
  forget(DRAFT);
}
