import { useFormikContext } from 'formik';
import { FIELD_LABELS, type FieldName } from 'functions/contract/fields.ts';
import { useDeferredValue, useMemo } from 'react';
import { FORM } from '../../content/consultation.ts';
import type { FieldProps } from '../../ui/field.tsx';
import { type Answers, isRequired } from './answers.ts';
import { messageOf } from './messages.ts';

const HINTS: Partial<Record<FieldName, string>> = FORM.hints;

/** Returns the same object until the field's message changes. */
export function useFieldProps<Name extends FieldName>(name: Name): FieldProps<Name> {
  // Deferred, because rendering ten messages at once would delay the response to the press on the submit button.
  const error = messageOf(useDeferredValue(useFormikContext<Answers>()), name);
  return useMemo(() => {
    const optional = isRequired(name) ? undefined : FORM.optional;
    return { name, label: FIELD_LABELS[name], hint: HINTS[name], optional, error };
  }, [name, error]);
}
