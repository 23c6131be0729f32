import { FormikProvider, useFormik } from 'formik';
import { SUBMIT_PATH } from 'functions/contract/call.ts';
import { EMPTY_REQUEST } from 'functions/contract/questions.ts';
import { consultationSchema } from 'functions/contract/schema.ts';
import { type FormEvent, type KeyboardEvent, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FORM } from '../content/consultation.ts';
import { type Answers, answered, answersIn, honeypotIn } from './answers.ts';
import { AskedPups } from './asked-pups.tsx';
import { DraftNote, SentRequest, useDraft } from './draft.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { FormFields, Honeypot } from './form-fields.tsx';
import { LastSolved, useLastSolved } from './last-problem.tsx';
import { Progress, ProgressColumn } from './progress.tsx';
import { keepAnswers, showRecord } from './record.ts';
import { prepareAppCheck } from './app-check.ts';
import { isSubmitting, submit as send, useSubmission } from './submission.ts';
import { SubmitRow } from './submit-row.tsx';
import { MessagesContext, messagesOf, VALIDATION } from './validation.ts';

/** One constant element, so that React does not render the sections again at each keystroke. */
const FIELDS = (
  <>
    <ProgressColumn />
    <AskedPups />
    <FormFields />
    <Honeypot />
  </>
);

/** Without script, the browser posts the form to the same path, and the response is a page. */
export function ConsultationForm(row: Parameters<typeof SubmitRow>[0]) {
  const { form, formik, messages, lastSolved, typed, draft, pressStarts, input, leave, submit } = useConsultationForm();
  return (
    <FormikProvider value={formik}>
      <MessagesContext value={messages}>
        <LastSolved value={lastSolved}>
          <Progress values={formik.values} messages={messages} typed={typed}>
            <form
              ref={form}
              method="post"
              action={SUBMIT_PATH}
              aria-label={FORM.name}
              onFocus={prepareAppCheck}
              onPointerDown={pressStarts}
              onInput={input}
              onBlur={leave}
              onKeyDown={moveOnEnter}
              onSubmit={submit}
            >
              <SentRequest />
              <DraftNote {...draft} />
              <ErrorSummary />
              <span className="visually-hidden" role="status">
                {lastSolved && FORM.problem.last}
              </span>
              {FIELDS}
              <SubmitRow {...row} />
            </form>
          </Progress>
        </LastSolved>
      </MessagesContext>
    </FormikProvider>
  );
}

/**
 * The controls hold the answers, and Formik gets a copy at each change of a choice and when the visitor leaves a text.
 * Validates on submit, then also on each change. Sends a valid form, one at a time.
 */
function useConsultationForm() {
  const form = useRef<HTMLFormElement>(null);
  /** Resolves after the click. Undefined while nothing is pressed. */
  const press = useRef<Promise<void>>(undefined);
  const submission = useSubmission();
  const [typed, setTyped] = useState<string>();
  /** Lets React put the served page back. Formik only logs an error. */
  const [, fail] = useState<never>();

  const formik = useFormik<Answers>({
    initialValues: EMPTY_REQUEST,
    validationSchema: VALIDATION,
    validateOnBlur: false,
    onSubmit: async (answers) => {
      if (!form.current || isSubmitting()) return;
      await send(answers, honeypotIn(form.current));
    },
  });
  const { values, errors, setValues, submitForm, submitCount } = formik;
  const hasSubmitted = submitCount > 0;

  const readControls = useCallback(() => {
    if (!form.current) return;
    const answers = answersIn(form.current);
    keepAnswers(answered(answers));
    showRecord();
    void setValues(answers, hasSubmitted);
  }, [setValues, hasSubmitted]);

  function pressStarts() {
    const ended = new AbortController();
    press.current = new Promise((resolve) => {
      const end = () => {
        ended.abort();
        setTimeout(() => {
          press.current = undefined;
          resolve();
        });
      };
      for (const type of ['pointerup', 'pointercancel']) addEventListener(type, end, { signal: ended.signal });
    });
  }

  /** Before the first submit, React renders nothing while a text is typed. Only the draft needs each letter. */
  function input({ target, currentTarget, isTrusted }: FormEvent<HTMLFormElement>) {
    if (isTrusted) draft.setRead(true);
    const name = typedIn(target);
    setTyped(name);
    if (!name) return readControls();
    const answers = answersIn(currentTarget);
    keepAnswers(answered(answers));
    if (hasSubmitted) void setValues(answers, true);
  }

  /** Waits for the end of a press, because what is missing shrinks, and the button would leave the pointer. */
  async function leave() {
    if (!typed) return;
    if (press.current) await press.current;
    readControls();
    setTyped(undefined);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    // Some browsers and password managers fill in fields without an event. If this throws, the browser posts the form.
    flushSync(readControls);
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
    window.requestIdleCallback?.(() => consultationSchema.safeParse(EMPTY_REQUEST));
  }, []);

  const messages = useMemo(() => messagesOf(errors, values, submission), [errors, values, submission]);
  const solved = useLastSolved(messages);
  const lastSolved = hasSubmitted && solved !== typed ? solved : undefined;
  const draft = useDraft(form, formik, readControls);
  return { form, formik, messages, lastSolved, typed, draft, pressStarts, input, leave, submit };
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
  const stops = [...form.querySelectorAll('[data-field], [data-stop]')].filter(
    (stop) => stop.getClientRects().length > 0,
  );
  const next = stops[stops.findIndex((stop) => stop.contains(target)) + 1];
  const control =
    next?.querySelector<HTMLElement>('input:checked') ??
    next?.querySelector<HTMLElement>('input, select, textarea, button');
  if (control) control.focus();
  else form.requestSubmit();
}
