import { EMPTY_REQUEST } from '../contract/empty-request.ts';
import type { FieldName } from '../contract/fields.ts';

/** Converts a form that was posted without script to the JSON object that our script sends. */
export function answersFromForm(form: URLSearchParams): object {
  const names = [...new Set(form.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = form.getAll(name);
      // A form sends one pair for each item of a list. A repeated name of any other field stays a list, so that the
      // schema refuses it.
      const isList = Array.isArray(EMPTY_REQUEST[name as FieldName]);
      return [name, isList || values.length > 1 ? values : values[0]];
    }),
  );
}
