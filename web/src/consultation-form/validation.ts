import { FIELD_NAMES, type FieldName } from 'functions/contract/questions.ts';
import { consultationSchema } from 'functions/contract/schema.ts';
import { createContext, useMemo } from 'react';
import { toFormikValidate } from 'zod-formik-adapter';
import type { Answers } from './answers.ts';
import type { Submission } from './submission.ts';

/** For Formik. The adapter's type asks for a schema of full zod, but it only calls `parseAsync`, which zod/mini has too. */
export const validate = toFormikValidate<Answers>(consultationSchema as never);

/** The message of each field that has one, in the order of the form. */
export type Messages = ReadonlyMap<FieldName, string>;

export const MessagesContext = createContext<Messages>(new Map());

export function problemsIn(values: object): Messages {
  const issues = consultationSchema.safeParse(values).error?.issues ?? [];
  // The first message of a field counts, so it comes last.
  return new Map(issues.toReversed().map(({ path, message }) => [path[0] as FieldName, message]));
}

/** Is the same map until a message changes, so that React renders no field at each letter. */
export function useMessages(values: Answers, hasSubmitted: boolean, submission?: Submission): Messages {
  const problems = useMemo(() => (hasSubmitted ? problemsIn(values) : undefined), [hasSubmitted, values]);
  const messages = JSON.stringify(messagesOf(values, problems, submission));
  return useMemo(() => new Map(JSON.parse(messages)), [messages]);
}

/** The problem of each field, or what the server said about it until the visitor changes the refused answer. */
export function messagesOf(values: Answers, problems?: Messages, submission?: Submission): [FieldName, string][] {
  const { answers } = submission?.variables ?? {};
  return FIELD_NAMES.flatMap((name) => {
    const isUnchanged = JSON.stringify(answers?.[name]) === JSON.stringify(values[name]);
    const message = problems?.get(name) ?? (isUnchanged && submission?.error?.fieldErrors?.[name]);
    return message ? [[name, message]] : [];
  });
}
