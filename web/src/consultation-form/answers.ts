import { HONEYPOT_FIELD } from 'functions/contract/call.ts';
import { PUP_PARAMETER, PUPS, REMOVED_PUPS, withoutQuestionAbout, withQuestionAbout } from 'functions/contract/pups.ts';
import { EMPTY_REQUEST, FIELD_NAMES, type FieldName, isAsked } from 'functions/contract/questions.ts';
import { forget, SENT } from '../tab-storage.ts';
import { fillIn } from './fill-in.ts';
import { asksForForm } from './sending/sent-request.ts';

/** The values of the form: texts as they were typed, options by their value. An empty string means no answer. */
export type Answers = typeof EMPTY_REQUEST;

/** The answers that the controls of the form show. */
export function answersIn(form: HTMLFormElement): Answers {
  const data = new FormData(form);
  const answers = FIELD_NAMES.filter(isAsked).map((name) => {
    const isList = typeof EMPTY_REQUEST[name] !== 'string';
    return [name, isList ? data.getAll(name) : (data.get(name) ?? '')];
  });
  return Object.fromEntries(answers);
}

/** The honeypot's value if it is filled, as part of the request. */
export function honeypotIn(form: HTMLFormElement) {
  const value = new FormData(form).get(HONEYPOT_FIELD);
  return value ? { [HONEYPOT_FIELD]: value } : {};
}

/** Shows the answers in the controls of the form. Leaves the controls of other fields as they are. */
export function showAnswers(form: HTMLFormElement, answers: Partial<Answers>): void {
  fillIn(form, (name) => [answers[name as FieldName] ?? []].flat());
}

export function answered(answers: { readonly [Name in FieldName]?: { readonly length?: number } }): Partial<Answers> {
  return Object.fromEntries(FIELD_NAMES.map((name) => [name, answers[name]]).filter(([, answer]) => answer?.length));
}

/** Whether the server takes them for the same request. */
export function areSame(one: Partial<Answers>, other: Partial<Answers>): boolean {
  return JSON.stringify(answered(one)) === JSON.stringify(answered(other));
}

/**
 * Adds the question about the pup whose key is in the page's address. Removes the key from the address, so that a reload
 * does not ask again after the visitor has changed the question.
 */
export function withPupQuestion(answers: Partial<Answers>, form?: HTMLFormElement): Partial<Answers> {
  if (!asksForForm()) return answers;
  const key = new URLSearchParams(location.search).get(PUP_PARAMETER);
  history.replaceState(history.state, '', location.pathname);
  forget(SENT);
  const removed = new FormData(form).getAll(REMOVED_PUPS);
  return answered({ ...answers, additionalInfo: withQuestionAbout(key, answers.additionalInfo ?? '', removed) });
}

/** Whether the page's address asks about a pup that is not listed any more. */
export function asksForGonePup(): boolean {
  const key = new URLSearchParams(location.search).get(PUP_PARAMETER);
  return key !== null && !PUPS.some((pup) => pup.key === key);
}

/** Whether the visitor has given answers, besides the questions about pups. */
export function hasOwnWords(answers: Partial<Answers>): boolean {
  let additionalInfo = answers.additionalInfo ?? '';
  for (const pup of PUPS) additionalInfo = withoutQuestionAbout(pup, additionalInfo);
  return Object.keys(answered({ ...answers, additionalInfo })).length > 0;
}
