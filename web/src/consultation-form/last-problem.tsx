import type { FieldName } from 'functions/contract/questions.ts';
import { createContext, use, useState } from 'react';
import { FORM } from '../content/consultation.ts';
import { SubmitButton } from './submit-row.tsx';
import type { Messages } from './validation.ts';

/** The field whose answer solved the last problem. */
export const LastProblem = createContext<FieldName | undefined>(undefined);

/** Undefined while there are problems. */
export function useLastProblem(messages: Messages): FieldName | undefined {
  const [previous, setPrevious] = useState(messages);
  const [last, setLast] = useState<FieldName>();
  if (messages.size !== previous.size) {
    setPrevious(messages);
    setLast(messages.size === 0 ? [...previous.keys()].at(-1) : undefined);
  }
  return last;
}

/** Lets the visitor send the form right below the question that was the last problem. */
export function LastProblemSolved({ name }: { readonly name: FieldName }) {
  return (
    use(LastProblem) === name && (
      <div className="last-problem">
        <p>{FORM.problem.last}</p>
        <SubmitButton />
      </div>
    )
  );
}
