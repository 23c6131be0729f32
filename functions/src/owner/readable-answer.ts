import { FIELD_OPTIONS, type FieldName } from '../contract/fields.ts';

/** A stored answer in the words of the form; empty when there is none. */
export function readableAnswer(name: FieldName, value: unknown): string {
  const values = [value].flat().filter((each) => each !== null && each !== undefined && each !== '');
  return values
    .map((each) => FIELD_OPTIONS[name]?.find((option) => option.value === each)?.label ?? String(each))
    .join(', ');
}
