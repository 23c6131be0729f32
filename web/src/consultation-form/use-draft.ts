import { useEffect, useLayoutEffect, useState } from 'react';
import { type Answers, NO_ANSWERS } from './answers.ts';
import { forgetAttempt } from './attempt.ts';
import { forgetDraft, keepDraft, readDraft } from './draft.ts';
import { submitPressedIn, typedInto } from './served-form.ts';
import type { ConsultationFormState } from './use-consultation-form.ts';

/** Brings back an earlier draft and what was done before the script came, and keeps what is filled in from then on. */
export function useDraft({ form, formik }: ConsultationFormState) {
  const { values, initialValues, setValues, resetForm, submitForm } = formik;
  const [restored, setRestored] = useState(false);
  const [pressed, setPressed] = useState(false);
  const [cleared, setCleared] = useState<Answers>(NO_ANSWERS);

  // Before anything renders again, since that would set every control to what Formik holds.
  useLayoutEffect(() => {
    if (!form.current) return;
    const draft = readDraft();
    const answers = { ...draft, ...typedInto(form.current) };
    if (Object.keys(answers).length) void setValues({ ...NO_ANSWERS, ...answers }, false);
    setRestored(Object.keys(draft).length > 0);
    setPressed(submitPressedIn(form.current));
  }, [form, setValues]);

  useEffect(() => {
    if (pressed) void submitForm();
  }, [pressed, submitForm]);

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
