import { useEffect, useLayoutEffect, useState } from 'react';
import { type Answers, answersIn, NO_ANSWERS, showAnswers } from '../form/answers.ts';
import type { ConsultationFormState } from '../form/use-consultation-form.ts';
import { forgetAttempt } from '../sending/attempt.ts';
import { answered, forgetDraft, keepDraft, readDraft } from './draft.ts';

/** Restores the draft, reads what was given before hydration, and saves the draft after each change. */
export function useDraft({ form, formik, readControls }: ConsultationFormState) {
  const { values, initialValues, resetForm } = formik;
  const [restored, setRestored] = useState(false);
  const [cleared, setCleared] = useState<Answers>(NO_ANSWERS);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, because the controls hold the answers after that.
  useLayoutEffect(() => {
    if (!form.current) return;
    const draft = readDraft();
    const given = answered(answersIn(form.current));
    showAnswers(form.current, { ...draft, ...given });
    setRestored(Object.keys(draft).length > 0);
    if (Object.keys({ ...draft, ...given }).length > 0) readControls();
  }, []);

  useEffect(() => {
    if (values !== initialValues) keepDraft(values);
  }, [values, initialValues]);

  useEffect(() => {
    // Fields can be filled in without an event.
    const keep = () => form.current && keepDraft(answersIn(form.current));
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, [form]);

  function clear() {
    if (!form.current) return;
    setCleared(answersIn(form.current));
    form.current.reset();
    resetForm();
    forgetDraft();
    forgetAttempt();
  }

  function undo() {
    if (!form.current) return;
    form.current.reset();
    showAnswers(form.current, cleared);
    readControls();
  }

  return { restored, clear, undo };
}
