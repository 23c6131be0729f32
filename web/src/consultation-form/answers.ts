import { HONEYPOT_FIELD } from 'functions/contract/call.ts';
import { EMPTY_REQUEST, FIELD_NAMES, type FieldName } from 'functions/contract/questions.ts';
import { fillIn } from './fill-in.ts';

/** The values of the form: texts as they were typed, options by their value. An empty string means no answer. */
export type Answers = typeof EMPTY_REQUEST;

export function answersIn(form: HTMLFormElement): Answers {
  const data = new FormData(form);
  const answers = FIELD_NAMES.map((name) => [name, isList(name) ? data.getAll(name) : (data.get(name) ?? '')]);
  return Object.fromEntries(answers);
}

/** The honeypot's value if it is filled, as part of the request. */
export function honeypotIn(form: HTMLFormElement) {
  const value = new FormData(form).get(HONEYPOT_FIELD);
  return value ? { [HONEYPOT_FIELD]: value } : {};
}

/** Shows the answers in the controls of the form. Leaves the controls of other fields as they are. */
export function showAnswers(form: HTMLFormElement, answers: Partial<Answers>): void {
  fillIn(form, (name) => name in answers && [answers[name as FieldName] ?? []].flat());
}

export function answered(answers: Partial<Answers>): Partial<Answers> {
  return Object.fromEntries(FIELD_NAMES.map((name) => [name, answers[name]]).filter(([, answer]) => answer?.length));
}

/** The answers in what the tab remembers, as far as they are answers to questions of the form. */
export function answersFrom(remembered: Readonly<Record<string, unknown>>): Partial<Answers> {
  const isText = (value: unknown) => typeof value === 'string';
  const isAnswer = (value: unknown, name: FieldName) =>
    isList(name) ? Array.isArray(value) && value.every(isText) : isText(value);
  const names = FIELD_NAMES.filter((name) => isAnswer(remembered[name], name));
  return answered(Object.fromEntries(names.map((name) => [name, remembered[name]])));
}

function isList(name: FieldName): boolean {
  return typeof EMPTY_REQUEST[name] !== 'string';
}
