import type { useFormik } from 'formik';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Answers, NO_ANSWERS } from './answers.ts';
import { keepDraft, readDraft, typedInto } from './draft.ts';

type Form = ReturnType<typeof useFormik<Answers>>;

/** Brings back an earlier draft and what was typed before the script came, and keeps what is filled in from then on. */
export function useDraft({ values, initialValues, setValues, resetForm }: Form) {
  const form = useRef<HTMLFormElement>(null);
  const [restored, setRestored] = useState<Answers>();
  const [cleared, setCleared] = useState<Answers>();

  // Before anything renders again, since that would set every control to what Formik holds.
  useLayoutEffect(() => {
    const draft = readDraft();
    const typed = form.current ? typedInto(form.current) : {};
    const answers = { ...NO_ANSWERS, ...draft, ...typed };
    if (Object.keys({ ...draft, ...typed }).length) void setValues(answers, false);
    if (Object.keys(draft).length) setRestored(answers);
  }, [setValues]);

  useEffect(() => {
    if (values !== initialValues) keepDraft(values);
  }, [values, initialValues]);

  return {
    form,
    restored: Boolean(restored),
    clear: () => {
      setCleared(values);
      resetForm();
    },
    undo: () => void setValues(cleared ?? NO_ANSWERS, false),
  };
}
