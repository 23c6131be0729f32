import type { FormikProps } from 'formik';
import type { Refused } from 'functions/contract/call.ts';
import { FIELD_NAMES, type FieldName } from 'functions/contract/fields.ts';
import type { Answers } from './answers.ts';

/** Formik's status: what the server has refused, and the answers that it was about. */
export interface RefusedAnswers {
  readonly answers: Answers;
  readonly fieldErrors: NonNullable<Refused['fieldErrors']>;
}

type FormState = Pick<FormikProps<Answers>, 'errors' | 'status' | 'values'>;

/** The message at a field: the schema's, else the server's for as long as the answer is still the refused one. */
export function messageOf({ errors, status, values }: FormState, name: FieldName): string | undefined {
  const own = [errors[name]].flat().find(Boolean);
  if (own) return own;
  const refused: RefusedAnswers | undefined = status;
  return refused?.answers[name] === values[name] ? refused?.fieldErrors[name] : undefined;
}

export function messagesOf(state: FormState): ReadonlyMap<FieldName, string> {
  return new Map(
    FIELD_NAMES.flatMap((name) => {
      const message = messageOf(state, name);
      return message ? [[name, message] as const] : [];
    }),
  );
}
