import type { ConsultationRequest } from '../contract/consultation.ts';

/** The questions that take several answers: a form repeats their name, and leaves it out when nothing is ticked. */
const LISTS: ReadonlySet<string> = new Set(['currentPets', 'guardianGoals'] satisfies (keyof ConsultationRequest)[]);

/** What a form without script sends, as the object that our script sends. */
export function answersIn(form: URLSearchParams): object {
  const names = [...new Set(form.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = form.getAll(name);
      // Two answers to a question that takes one are left to the schema, which refuses a list there.
      return [name, LISTS.has(name) || values.length > 1 ? values : values[0]];
    }),
  );
}
