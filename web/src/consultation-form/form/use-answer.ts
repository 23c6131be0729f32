import { useFormikContext } from 'formik';
import { FIELD_LABELS, type FieldName } from 'functions/contract/fields.ts';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { FORM } from '../../content/consultation.ts';
import type { FieldWords } from '../../ui/field.tsx';
import { type Answers, isRequired, type ListName, type TextName } from './answers.ts';
import { messageOf } from './messages.ts';

/** The props of a field: the visitor's answer, a function that changes it, and the words around it. */
export interface Answer<Name extends FieldName> {
  readonly name: Name;
  readonly value: Answers[Name];
  readonly change: (value: Answers[Name]) => void;
  readonly words: FieldWords;
}

export type TextAnswer = Answer<TextName>;
export type ListAnswer = Answer<ListName>;

const HINTS: Partial<Record<FieldName, string>> = FORM.hints;

/** Returns the same object until the answer or its message changes. */
export function useAnswer<Name extends FieldName>(name: Name): Answer<Name> {
  const formik = useFormikContext<Answers>();
  const { values, setFieldValue } = formik;
  const value = values[name];
  // Deferred, because rendering ten messages at once would delay the response to the press on the submit button.
  const error = messageOf(useDeferredValue(formik), name);
  const change = useCallback((changed: Answers[Name]) => void setFieldValue(name, changed), [name, setFieldValue]);
  return useMemo(() => {
    const optional = isRequired(name) ? undefined : FORM.optional;
    return { name, value, change, words: { id: name, label: FIELD_LABELS[name], hint: HINTS[name], optional, error } };
  }, [name, value, change, error]);
}
