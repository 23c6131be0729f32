import { FormikProvider, useFormik } from 'formik';
import { SUBMIT_PATH } from 'functions/contract/call.ts';
import { EMPTY_REQUEST } from 'functions/contract/questions.ts';
import {
  type FormEvent,
  type KeyboardEvent,
  type PropsWithChildren,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { FORM } from '../content/consultation.ts';
import { type Answers, answered, answersIn, honeypotIn } from './answers.ts';
import { prepareAppCheck } from './app-check.ts';
import { AskedPups } from './asked-pups.tsx';
import { useDraft } from './draft.ts';
import { DraftNote, SentRequest } from './draft-note.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { FormFields, Honeypot } from './form-fields.tsx';
import { LastProblem, useLastProblem } from './last-problem.tsx';
import { Progress } from './progress.tsx';
import { keepAnswers, showRecord } from './record.ts';
import { isSubmitting, submit as send, useSubmission } from './submission.ts';
import { SubmitRow } from './submit-row.tsx';
import { MessagesContext, problemsIn, useMessages, validate } from './validation.ts';

/** One constant element, so that React does not render the sections again at each keystroke. */
const QUESTIONS = (
  <>
    <AskedPups />
    <FormFields />
    <Honeypot />
  </>
);

/** Without script, the browser posts the form to the same path, and the response is a page. */
export function ConsultationForm({ children }: PropsWithChildren) {
  const { form, formik, state, lastProblem, draft, ...handlers } = useConsultationForm();
  const end = useMemo(() => <SubmitRow>{children}</SubmitRow>, [children]);
  return (
    <FormikProvider value={formik}>
      <MessagesContext value={state.messages}>
        <LastProblem value={lastProblem}>
          <form
            ref={form}
            className="container consultation-form"
            method="post"
            action={SUBMIT_PATH}
            aria-label={FORM.name}
            onFocus={prepareAppCheck}
            onKeyDown={moveOnEnter}
            {...handlers}
          >
            <SentRequest />
            <DraftNote {...draft} />
            <ErrorSummary />
            <span className="visually-hidden" role="status">
              {lastProblem && FORM.problem.last}
            </span>
            {QUESTIONS}
            <Progress {...state} />
            {end}
          </form>
        </LastProblem>
      </MessagesContext>
    </FormikProvider>
  );
}

/**
 * The controls hold the answers, and Formik gets a copy at each change of a choice and when the visitor leaves a text.
 * Shows messages from the first submit on. Sends a valid form, one at a time.
 */
function useConsultationForm() {
  const form = useRef<HTMLFormElement>(null);
  /** Undefined while nothing is pressed. */
  const press = useRef<Promise<void>>(undefined);
  const submission = useSubmission();
  const [typed, setTyped] = useState<string>();
  /** Lets React put the served page back. Formik only logs an error. */
  const [, fail] = useState<never>();

  const formik = useFormik<Answers>({
    initialValues: EMPTY_REQUEST,
    validate,
    validateOnBlur: false,
    onSubmit: async (answers) => {
      if (!form.current || isSubmitting()) return;
      await send(answers, honeypotIn(form.current));
    },
  });
  const { values, setValues, submitForm, submitCount } = formik;
  const hasSubmitted = submitCount > 0;

  /** Before the first submit, React renders nothing while a text is typed. Only the draft needs each letter. */
  function readControls(isTyping = false) {
    if (!form.current) return;
    const answers = answersIn(form.current);
    keepAnswers(answered(answers));
    if (!isTyping) showRecord();
    if (!isTyping || hasSubmitted) void setValues(answers, false);
  }

  function onPointerDown() {
    press.current = endOfPress().then(() => {
      press.current = undefined;
    });
  }

  function onInput({ target, isTrusted }: FormEvent<HTMLFormElement>) {
    if (isTrusted) draft.setRead(true);
    const name = typedIn(target);
    setTyped(name);
    readControls(name !== undefined);
  }

  /** Waits for the end of a press, because what is missing shrinks, and the button would leave the pointer. */
  async function onBlur() {
    if (!typed) return;
    if (press.current) await press.current;
    readControls();
    setTyped(undefined);
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    // Some browsers and password managers fill in fields without an event. If this throws, the browser posts the form.
    flushSync(() => readControls());
    event.preventDefault();
    submitForm().catch((error) =>
      fail(() => {
        throw error;
      }),
    );
  }

  // Turns off the browser's validation only now, because ours works only after hydration.
  useLayoutEffect(() => {
    if (form.current) form.current.noValidate = true;
    // The schema's first use takes a phone so long that the first answer should not wait for it.
    window.requestIdleCallback?.(() => problemsIn(EMPTY_REQUEST));
  }, []);

  const messages = useMessages(values, hasSubmitted, submission);
  const last = useLastProblem(messages);
  const lastProblem = hasSubmitted && last !== typed ? last : undefined;
  const state = { values, messages, hasSubmitted, typed };
  const draft = useDraft(form, formik, readControls);
  return { form, formik, state, lastProblem, draft, onPointerDown, onInput, onBlur, onSubmit };
}

/** Resolves after the click. */
async function endOfPress(): Promise<void> {
  const ends = ['pointerup', 'pointercancel'].map(
    (type) => new Promise((resolve) => addEventListener(type, resolve, { once: true })),
  );
  await Promise.race(ends);
  await new Promise((resolve) => setTimeout(resolve));
}

/** The field in which the visitor is typing. Its answer may be half of one, so it counts when the visitor leaves the field. */
function typedIn(target: EventTarget): string | undefined {
  const isTyped = (target as Element).matches(':is(textarea, input:not([type=radio], [type=checkbox])):focus');
  return isTyped ? (target as Element).id : undefined;
}

/** Enter in an input moves to the next question, as the key on a phone's keyboard says. After the last one it sends. */
function moveOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, target, currentTarget: form, nativeEvent } = event;
  // In Safari, the Enter that ends a word of an input method has only this key code.
  const endsWord = nativeEvent.isComposing || nativeEvent.keyCode === 229;
  if (key !== 'Enter' || endsWord || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  // A button to send the form may appear below the field.
  flushSync(() => target.blur());
  const stops = [...form.querySelectorAll('[data-field], .last-problem')].filter(
    (stop) => stop.getClientRects().length > 0,
  );
  const next = stops[stops.findIndex((stop) => stop.contains(target)) + 1];
  const control =
    next?.querySelector<HTMLElement>('input:checked') ??
    next?.querySelector<HTMLElement>('input, select, textarea, button');
  if (control) control.focus();
  else form.requestSubmit();
}
