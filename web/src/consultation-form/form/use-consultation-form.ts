import { useFormik } from 'formik';
import { consultationSchema } from 'functions/contract/consultation.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import { attemptFor } from '../sending/attempt.ts';
import type { Failure } from '../sending/send.ts';
import { isSubmitting, type Submission, submitForm } from '../sending/submission.ts';
import { type Answers, NO_ANSWERS } from './answers.ts';
import { caughtIn } from './honeypot.tsx';
import type { RefusedAnswers } from './messages.ts';
import { validationSchema } from './validation.ts';

/** Checks on submit, and from then on at every change; sends what has passed, once at a time. */
export function useConsultationForm(submission: Submission) {
  const form = useRef<HTMLFormElement>(null);
  const [tried, setTried] = useState(false);
  const formik = useFormik<Answers>({
    initialValues: NO_ANSWERS,
    initialStatus: refusedBy(submission),
    validationSchema,
    validateOnBlur: false,
    validateOnChange: tried,
    onSubmit: async (answers, { setStatus }) => {
      if (!form.current || isSubmitting()) return;
      setStatus(undefined);
      const attempt = attemptFor({ ...consultationSchema.parse(answers), ...caughtIn(form.current) });
      await submitForm({ attempt, answers }).catch(({ fieldErrors }: Failure) => {
        if (fieldErrors) setStatus({ answers, fieldErrors } satisfies RefusedAnswers);
      });
    },
  });
  if (formik.submitCount > 0 !== tried) setTried(!tried);

  // The browser's own checks end where ours begin, and not a moment before.
  useLayoutEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);

  return { form, formik };
}

export type ConsultationFormState = ReturnType<typeof useConsultationForm>;

/** What the server has refused while another page was shown. */
function refusedBy({ variables, error }: Submission): RefusedAnswers | undefined {
  return variables && error?.fieldErrors && { answers: variables.answers, fieldErrors: error.fieldErrors };
}
