import { useFormik } from 'formik';
import { consultationSchema } from 'functions/contract/consultation.ts';
import { type FormEvent, useCallback, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { attemptFor } from '../sending/attempt.ts';
import type { Failure } from '../sending/send.ts';
import { isSubmitting, type Submission, submitForm } from '../sending/submission.ts';
import { type Answers, answersIn, NO_ANSWERS } from './answers.ts';
import { honeypotIn } from './honeypot.tsx';
import type { RefusedAnswers } from './messages.ts';
import { validationSchema } from './validation.ts';

/**
 * The controls hold the answers, and Formik gets a copy at each change. Validates on submit, then also on each change.
 * Sends a valid form, one at a time.
 */
export function useConsultationForm(submission: Submission) {
  const form = useRef<HTMLFormElement>(null);
  const formik = useFormik<Answers>({
    initialValues: NO_ANSWERS,
    initialStatus: refusedBy(submission),
    validationSchema,
    validateOnBlur: false,
    onSubmit: async (answers, { setStatus }) => {
      if (!form.current || isSubmitting()) return;
      setStatus(undefined);
      const attempt = attemptFor({ ...consultationSchema.parse(answers), ...honeypotIn(form.current) });
      await submitForm({ attempt, answers }).catch(({ fieldErrors }: Failure) => {
        if (fieldErrors) setStatus({ answers, fieldErrors } satisfies RefusedAnswers);
      });
    },
  });
  const { setValues, handleSubmit } = formik;
  const hasSubmitted = formik.submitCount > 0;

  const readControls = useCallback(() => {
    if (form.current) void setValues(answersIn(form.current), hasSubmitted);
  }, [setValues, hasSubmitted]);

  function submit(event: FormEvent<HTMLFormElement>) {
    // Some browsers and password managers fill in fields without an event.
    flushSync(readControls);
    handleSubmit(event);
  }

  // Turns off the browser's validation only now, because ours works only after hydration.
  useLayoutEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);

  return { form, formik, readControls, submit };
}

export type ConsultationFormState = ReturnType<typeof useConsultationForm>;

/** The answers that the server refused while another page was shown. */
function refusedBy({ variables, error }: Submission): RefusedAnswers | undefined {
  return variables && error?.fieldErrors && { answers: variables.answers, fieldErrors: error.fieldErrors };
}
