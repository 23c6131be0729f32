import type { FormikErrors } from 'formik';
import { FIELD_NAMES, type FieldName } from 'functions/contract/questions.ts';
import { consultationSchema } from 'functions/contract/schema.ts';
import { createContext } from 'react';
import { toFormikValidationSchema } from 'zod-formik-adapter';
import type { Answers } from './answers.ts';
import type { Submission } from './submission.ts';

/** For Formik. The adapter's type asks for a schema of full zod, but it only calls `parseAsync`, which zod/mini has too. */
export const VALIDATION = toFormikValidationSchema(consultationSchema as never);

/** The message of each field that has one, in the order of the form. */
export type Messages = ReadonlyMap<FieldName, string>;

/** One object, so that React does not render the fields again at each answer while there is no message. */
const NO_MESSAGES: Messages = new Map();

export const MessagesContext = createContext(NO_MESSAGES);

/** The schema's message for each field, or the server's until the visitor changes the refused answer. */
export function messagesOf(errors: FormikErrors<Answers>, values: Answers, submission?: Submission): Messages {
  const { answers } = submission?.variables ?? {};
  const messages = new Map<FieldName, string>();
  for (const name of FIELD_NAMES) {
    const isUnchanged = JSON.stringify(answers?.[name]) === JSON.stringify(values[name]);
    const refused = isUnchanged && submission?.error?.fieldErrors?.[name];
    const message = [errors[name]].flat().find(Boolean) ?? refused;
    if (message) messages.set(name, message);
  }
  return messages.size > 0 ? messages : NO_MESSAGES;
}
