import { type FieldName, questionOf } from '../contract/questions.ts';

/** A stored answer with the labels of the form. Empty if there is no answer. */
export function readableAnswer(name: FieldName, value: unknown): string {
  const values = [value].flat().filter((item) => item !== null && item !== undefined && item !== '');
  return values.map((item) => labelOf(name, item)).join(', ');
}

function labelOf(name: FieldName, value: unknown): string {
  const option = questionOf(name).options?.find((candidate) => candidate.value === value);
  return option?.hint ? `${option.label} (${option.hint})` : (option?.label ?? String(value));
}
