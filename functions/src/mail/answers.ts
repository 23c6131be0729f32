import { type FieldName, questionOf, SECTIONS } from '../contract/questions.ts';
import { sanitized } from './sanitize.ts';

/** The answers of a stored request. The owner may type any value into a field in the console. */
export type StoredAnswers = Readonly<Partial<Record<FieldName, unknown>>>;

/** Texts with their labels, such as answers with their questions. */
export type Labelled = readonly (readonly [label: string, text: string])[];

/**
 * The visitor's answers in the sections of the form, without empty ones. Leaves out email and phone: the top of the mail
 * shows them unchanged, while `sanitized` would insert spaces here.
 */
export function answeredSections(stored: StoredAnswers) {
  const sections = SECTIONS.map(({ title, questions }) => {
    const names = questions.filter(({ kind }) => kind !== 'email' && kind !== 'phone').map(({ name }) => name);
    return { title, answers: labelledAnswers(stored, names) };
  });
  return sections.filter(({ answers }) => answers.length > 0);
}

/** The answers to these questions with their labels, without empty ones. */
export function labelledAnswers(stored: StoredAnswers, names: readonly FieldName[]): Labelled {
  const all = names.map((name) => [questionOf(name).label, sanitized(readableAnswer(name, stored[name]))] as const);
  return all.filter(([, text]) => text !== '');
}

/** A stored answer with the labels of the form. Empty if there is no answer. */
export function readableAnswer(name: FieldName, value: unknown): string {
  const values = [value].flat().filter((item) => item !== null && item !== undefined && item !== '');
  return values.map((item) => labelOf(name, item)).join(', ');
}

function labelOf(name: FieldName, value: unknown): string {
  const option = questionOf(name).options?.find((candidate) => candidate.value === value);
  return option?.hint ? `${option.label} (${option.hint})` : (option?.label ?? String(value));
}
