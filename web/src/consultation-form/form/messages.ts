import type { FormikProps } from 'formik';
import type { Refused } from 'functions/contract/call.ts';
import { FIELD_NAMES, type FieldName } from 'functions/contract/fields.ts';
import type { Answers } from './answers.ts';

/** Formik's status: the server's messages and the answers that it refused. */
export interface RefusedAnswers {
  readonly answers: Answers;
  readonly fieldErrors: NonNullable<Refused['fieldErrors']>;
}

type FormState = Pick<FormikProps<Answers>, 'errors' | 'status' | 'values'>;

/** The schema's message for a field, or the server's until the visitor changes the refused answer. */
export function messageOf({ errors, status, values }: FormState, name: FieldName): string | undefined {
  const validationMessage = [errors[name]].flat().find(Boolean);
  if (validationMessage) return validationMessage;
  const refused: RefusedAnswers | undefined = status;
  return refused && String(refused.answers[name]) === String(values[name]) ? refused.fieldErrors[name] : undefined;
}

export function messagesOf(state: FormState): ReadonlyMap<FieldName, string> {
  return new Map(
    FIELD_NAMES.flatMap((name) => {
      const message = messageOf(state, name);
      return message ? [[name, message] as const] : [];
    }),
  );
}
