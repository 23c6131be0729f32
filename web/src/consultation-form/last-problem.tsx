import type { FieldName } from 'functions/contract/questions.ts';
import { createContext, use, useState } from 'react';
import { FORM } from '../content/consultation.ts';
import { SubmitButton } from './submit-row.tsx';
import type { Messages } from './validation.ts';

/** The field whose answer solved the last problem. */
export const LastSolved = createContext<FieldName | undefined>(undefined);

/** Undefined while there are problems. */
export function useLastSolved(messages: Messages): FieldName | undefined {
  const [previous, setPrevious] = useState(messages);
  const [solved, setSolved] = useState<FieldName>();
  if (messages.size !== previous.size) {
    setPrevious(messages);
    setSolved(messages.size === 0 ? [...previous.keys()].at(-1) : undefined);
  }
  return solved;
}

/** Lets the visitor send the form right below the group of questions in which the last problem was. */
export function SendHere({ after }: { readonly after: readonly FieldName[] }) {
  const solved = use(LastSolved);
  if (!solved || !after.includes(solved)) return null;
  return (
    <div data-stop="">
      <p>{FORM.problem.last}</p>
      <SubmitButton />
    </div>
  );
}
