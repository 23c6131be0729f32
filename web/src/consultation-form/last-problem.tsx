import { chakra, defineStyle } from '@chakra-ui/react';
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

const panel = defineStyle({
  display: 'grid',
  justifyItems: { lg: 'start' },
  gap: '2',
  paddingTop: '3.5',
  paddingBottom: '4',
  paddingInline: '4',
  bg: 'bg.selected',
  border: 'head',
  borderRadius: 'row',
  '& p': { fontWeight: '600' },
});

/** Lets the visitor send the form right below the group of questions in which the last problem was. */
export function SendHere({ after }: { readonly after: readonly FieldName[] }) {
  const solved = use(LastSolved);
  if (!solved || !after.includes(solved)) return null;
  return (
    <chakra.div css={panel} data-stop="">
      <p>{FORM.problem.last}</p>
      <SubmitButton />
    </chakra.div>
  );
}
