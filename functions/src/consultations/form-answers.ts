import { EMPTY_REQUEST } from '../contract/empty-request.ts';
import type { FieldName } from '../contract/fields.ts';

/** What a form without script sends, as the object that our script sends. */
export function answersIn(form: URLSearchParams): object {
  const names = [...new Set(form.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = form.getAll(name);
      // A form repeats the name of a list. Two answers to a question that takes one are left to the schema, which
      // refuses a list there.
      const isList = Array.isArray(EMPTY_REQUEST[name as FieldName]);
      return [name, isList || values.length > 1 ? values : values[0]];
    }),
  );
}
