import { useMutation } from '@tanstack/react-query';
import { useFormik } from 'formik';
import type { ConsultationRequest } from 'functions/contract/questions.ts';
import { type FormEvent, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type Answers,
  answered,
  answersIn,
  forgetDraft,
  keepDraft,
  NO_ANSWERS,
  readDraft,
  showAnswers,
  withPupQuestion,
} from './answers.ts';
import { honeypotIn } from './honeypot.tsx';
import { useLastSolved } from './last-problem.tsx';
import { messagesOf, type RefusedAnswers } from './messages.ts';
import { type Failure, GIVE_UP_MS } from './send.ts';
import {
  attemptFor,
  client,
  forgetAttempt,
  forgetSubmission,
  isSubmitting,
  SUBMISSION,
  type Submission,
} from './submission.ts';
import { validationSchema } from './validation.ts';

/**
 * The controls hold the answers, and Formik gets a copy at each change. Validates on submit, then also on each change.
 * Sends a valid form, one at a time.
 */
export function useConsultationForm(submission: Submission | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const request = useRef<ConsultationRequest>(undefined);
  const [refused, setRefused] = useState(() => refusedBy(submission));
  const [validation] = useState(() =>
    validationSchema((valid) => {
      request.current = valid;
    }),
  );
  const { mutateAsync: send } = useMutation(SUBMISSION, client);

  const formik = useFormik<Answers>({
    initialValues: NO_ANSWERS,
    validationSchema: validation,
    validateOnBlur: false,
    onSubmit: async (answers) => {
      if (!form.current || isSubmitting()) return;
      setRefused(undefined);
      forgetSubmission();
      const attempt = attemptFor({ ...request.current, ...honeypotIn(form.current) });
      const giveUpAt = performance.now() + GIVE_UP_MS;
      await send({ attempt, answers, giveUpAt }).catch(({ fieldErrors }: Failure) => {
        if (fieldErrors) setRefused({ answers, fieldErrors });
      });
    },
  });
  const { values, errors, setValues, handleSubmit, submitCount } = formik;
  const hasSubmitted = submitCount > 0;

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

  const messages = messagesOf(errors, values, refused);
  const solved = useLastSolved(messages);
  const lastSolved = hasSubmitted ? solved : undefined;
  const draft = useDraft(form, formik, readControls);
  return { form, formik, messages, lastSolved, draft, readControls, submit };
}

/** The answers that the server refused while another page was shown. */
function refusedBy({ variables, error }: Partial<Submission> = {}): RefusedAnswers | undefined {
  return variables && error?.fieldErrors && { answers: variables.answers, fieldErrors: error.fieldErrors };
}

/** Restores the draft, reads what was given before hydration, and saves the draft after each change. */
function useDraft(
  form: RefObject<HTMLFormElement | null>,
  {
    values,
    initialValues,
    resetForm,
  }: Pick<ReturnType<typeof useFormik<Answers>>, 'values' | 'initialValues' | 'resetForm'>,
  readControls: () => void,
) {
  const [restored, setRestored] = useState(false);
  const [cleared, setCleared] = useState<Answers>(NO_ANSWERS);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, because the controls hold the answers after that.
  useLayoutEffect(() => {
    if (!form.current) return;
    const draft = readDraft();
    const answers = withPupQuestion({ ...draft, ...answered(answersIn(form.current)) });
    showAnswers(form.current, answers);
    setRestored(Object.keys(draft).length > 0);
    if (Object.keys(answers).length > 0) readControls();
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
