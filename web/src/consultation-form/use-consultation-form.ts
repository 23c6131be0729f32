import { useFormik } from 'formik';
import { consultationSchema } from 'functions/contract/consultation.ts';
import { useState } from 'react';
import { toFormikValidationSchema } from 'zod-formik-adapter';
import { type Answers, NO_ANSWERS } from './answers.ts';
import { attemptFor } from './attempt.ts';
import type { RefusedAnswers } from './messages.ts';
import type { Failure } from './send.ts';
import type { Submission } from './submission.tsx';

const validationSchema = toFormikValidationSchema(consultationSchema);

/** Checks on submit, and from then on at every change; sends what has passed, once at a time. */
export function useConsultationForm(submission: Submission) {
  const [tried, setTried] = useState(false);
  const formik = useFormik<Answers>({
    initialValues: NO_ANSWERS,
    validationSchema,
    validateOnBlur: false,
    validateOnChange: tried,
    onSubmit: async (answers, { setStatus }) => {
      if (submission.isBusy()) return;
      setStatus(undefined);
      const attempt = attemptFor(consultationSchema.parse(answers));
      await submission.mutateAsync(attempt).catch(({ fieldErrors }: Failure) => {
        if (fieldErrors) setStatus({ answers, fieldErrors } satisfies RefusedAnswers);
      });
    },
  });
  if (formik.submitCount > 0 !== tried) setTried(!tried);
  return formik;
}
