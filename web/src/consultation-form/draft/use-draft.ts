import { useEffect, useLayoutEffect, useState } from 'react';
import { type Answers, answersIn, NO_ANSWERS } from '../form/answers.ts';
import type { ConsultationFormState } from '../form/use-consultation-form.ts';
import { forgetAttempt } from '../sending/attempt.ts';
import { forgetDraft, keepDraft, readDraft } from './draft.ts';

/** Restores the draft and what was typed before hydration, and saves the draft after each change. */
export function useDraft({ form, formik }: ConsultationFormState) {
  const { values, initialValues, setValues, resetForm } = formik;
  const [restored, setRestored] = useState(false);
  const [cleared, setCleared] = useState<Answers>(NO_ANSWERS);

  // A layout effect, because the next render would overwrite the controls with Formik's empty values.
  useLayoutEffect(() => {
    if (!form.current) return;
    const draft = readDraft();
    const answers = { ...draft, ...typedAnswers(form.current) };
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

/** The answers that were typed into the prerendered form before hydration. */
function typedAnswers(form: HTMLFormElement): Partial<Answers> {
  const data = new FormData(form);
  return answersIn((name, isList) => (isList ? data.getAll(name) : data.get(name)));
}
