import type { FormikErrors } from 'formik';
import type { Refused } from 'functions/contract/call.ts';
import { FIELD_NAMES, type FieldName } from 'functions/contract/questions.ts';
import { createContext } from 'react';
import type { Answers } from './answers.ts';

/** The message of each field that has one, in the order of the form. */
export type Messages = ReadonlyMap<FieldName, string>;

export const MessagesContext = createContext<Messages>(new Map());

/** The answers that the server refused, and its messages. */
export interface RefusedAnswers {
  readonly answers: Answers;
  readonly fieldErrors: NonNullable<Refused['fieldErrors']>;
}

/** The schema's message for each field, or the server's until the visitor changes the refused answer. */
export function messagesOf(errors: FormikErrors<Answers>, values: Answers, refused?: RefusedAnswers): Messages {
  const messages = FIELD_NAMES.map((name) => {
    const isStillRefused = refused && isSame(refused.answers[name], values[name]);
    return [name, [errors[name]].flat().find(Boolean) ?? (isStillRefused && refused.fieldErrors[name])] as const;
  });
  return new Map(messages.filter((entry): entry is [FieldName, string] => Boolean(entry[1])));
}

function isSame(answer: string | readonly string[], other: string | readonly string[]): boolean {
  return JSON.stringify(answer) === JSON.stringify(other);
}
