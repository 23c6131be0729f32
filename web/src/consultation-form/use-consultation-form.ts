import { useFormik } from 'formik';
import { consultationSchema } from 'functions/contract/consultation.ts';
import { useRef, useState } from 'react';
import { type Answers, NO_ANSWERS } from './answers.ts';
import { attemptFor } from './attempt.ts';
import { caughtIn } from './honeypot.tsx';
import type { RefusedAnswers } from './messages.ts';
import type { Failure } from './send.ts';
import type { Submission } from './submission.tsx';
import { validationSchema } from './validation.ts';

/** Checks on submit, and from then on at every change; sends what has passed, once at a time. */
export function useConsultationForm(submission: Submission) {
  const form = useRef<HTMLFormElement>(null);
  const [tried, setTried] = useState(false);
  const formik = useFormik<Answers>({
    initialValues: NO_ANSWERS,
    validationSchema,
    validateOnBlur: false,
    validateOnChange: tried,
    onSubmit: async (answers, { setStatus }) => {
      if (!form.current || submission.isBusy()) return;
      setStatus(undefined);
      const request = consultationSchema.parse(answers);
      const attempt = attemptFor({ ...request, ...caughtIn(form.current) });
      await submission.mutateAsync(attempt).catch(({ fieldErrors }: Failure) => {
        if (fieldErrors) setStatus({ answers, fieldErrors } satisfies RefusedAnswers);
      });
    },
  });
  if (formik.submitCount > 0 !== tried) setTried(!tried);
  return { form, formik };
}

export type ConsultationFormState = ReturnType<typeof useConsultationForm>;
