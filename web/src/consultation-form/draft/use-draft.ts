import { useEffect, useLayoutEffect, useState } from 'react';
import { type Answers, answersIn, NO_ANSWERS } from '../form/answers.ts';
import type { ConsultationFormState } from '../form/use-consultation-form.ts';
import { forgetAttempt } from '../sending/attempt.ts';
import { forgetDraft, keepDraft, readDraft } from './draft.ts';

/** Brings back an earlier draft and what was typed before the script came, and keeps what is filled in from then on. */
export function useDraft({ form, formik }: ConsultationFormState) {
  const { values, initialValues, setValues, resetForm } = formik;
  const [restored, setRestored] = useState(false);
  const [cleared, setCleared] = useState<Answers>(NO_ANSWERS);

  // Before anything renders again, since that would set every control to what Formik holds.
  useLayoutEffect(() => {
    if (!form.current) return;
    const draft = readDraft();
    const answers = { ...draft, ...typedInto(form.current) };
    if (Object.keys(answers).length) void setValues({ ...NO_ANSWERS, ...answers }, false);
    setRestored(Object.keys(draft).length > 0);
  }, [form, setValues]);

  useEffect(() => {
    if (values !== initialValues) keepDraft(values);
  }, [values, initialValues]);

  function clear() {
    setCleared(values);
    resetForm();
    forgetDraft();
    forgetAttempt();
  }

  return { restored, clear, undo: () => void setValues(cleared, false) };
}

/** What stands in the controls of the form as it was served. */
function typedInto(form: HTMLFormElement): Partial<Answers> {
  const data = new FormData(form);
  return answersIn((name, isList) => (isList ? data.getAll(name) : data.get(name)));
}
