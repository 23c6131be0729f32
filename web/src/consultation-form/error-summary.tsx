import { useFormikContext } from 'formik';
import { Check } from 'lucide';
import { use, useDeferredValue, useId, useLayoutEffect, useRef, useState } from 'react';
import { FORM } from '../content/consultation.ts';
import { Icon } from '../ui/icon.tsx';
import { PlainList } from '../ui/plain-list.tsx';
import type { Answers } from './answers.ts';
import { FieldLink } from './field.tsx';
import { useSubmission } from './submission.ts';
import { type Messages, MessagesContext, messagesOf } from './validation.ts';

const LONGEST_SMOOTH_SCROLL_MS = 1000;

/** Lists the problems of the last submit until the next one has ended, and marks those that have been solved since. */
export function ErrorSummary() {
  const { submitCount, isSubmitting, values } = useFormikContext<Answers>();
  const submission = useSubmission();
  const messages = use(MessagesContext);
  const [last, setLast] = useState({ id: '', listed: messages });
  const id = `${submitCount} ${submission?.submittedAt}`;
  if (id !== last.id && !isSubmitting && submission?.status !== 'pending') {
    setLast({ id, listed: new Map(messagesOf(submission?.variables?.answers ?? values, messages, submission)) });
  }
  const hasErrors = messages.size > 0;
  useLayoutEffect(() => {
    document.title = (hasErrors ? FORM.error : '') + document.title.replace(FORM.error, '');
  }, [hasErrors]);
  const { listed, id: key } = useDeferredValue(last);
  // With the key, each submit gets a list of its own.
  return listed.size > 0 && <List key={key} listed={listed} messages={messages} />;
}

function List({ listed, messages }: { readonly listed: Messages; readonly messages: Messages }) {
  const summary = useRef<HTMLFieldSetElement>(null);
  const headingId = useId();
  useLayoutEffect(() => {
    summary.current?.focus({ preventScroll: true });
    return summary.current ? holdInView(summary.current) : undefined;
  }, []);
  const left = Array.from(listed.keys()).filter((name) => messages.has(name)).length;
  const { heading, left: toAnswer, solved, corrected } = FORM.problem;
  const title = left === listed.size ? heading : left === 0 ? solved : toAnswer(left);
  return (
    <fieldset
      className="error-summary"
      ref={summary}
      tabIndex={-1}
      aria-labelledby={headingId}
      data-solved={left === 0 ? '' : undefined}
    >
      {/* Outside of the alert, because screen readers would announce each change of the number. */}
      <h2 id={headingId}>
        <span key={title}>{title}</span>
      </h2>
      <div role="alert">
        {left > 0 && (
          <PlainList>
            {Array.from(listed, ([name, message]) => {
              const isOpen = messages.has(name);
              return (
                <li key={name}>
                  <FieldLink name={name} className={isOpen ? undefined : 'corrected'}>
                    {!isOpen && <Icon of={Check} size={20} />}
                    {!isOpen && <span className="visually-hidden">{corrected}</span>}
                    <span className="text">{messages.get(name) ?? message}</span>
                  </FieldLink>
                </li>
              );
            })}
          </PlainList>
        )}
      </div>
    </fieldset>
  );
}

/** Keeps the element in view until the visitor acts, because a smooth scroll may still be running. */
function holdInView(element: HTMLElement): () => void {
  const hold = new AbortController();
  const release = () => hold.abort();
  const jump = () => element.scrollIntoView({ behavior: 'instant' });
  addEventListener('scroll', jump, { signal: hold.signal });
  for (const action of ['wheel', 'pointerdown', 'keydown', 'focusin']) {
    addEventListener(action, release, { signal: hold.signal, passive: true, capture: true });
  }
  setTimeout(release, LONGEST_SMOOTH_SCROLL_MS);
  jump();
  return release;
}
