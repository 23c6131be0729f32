import type { FieldName } from 'functions/contract/questions.ts';
import { useDeferredValue } from 'react';
import { createPortal } from 'react-dom';
import { FORM } from '../content/consultation.ts';
import { BAR_QUILT, BarnQuilt } from '../ui/barn-quilt.tsx';
import { PlainList } from '../ui/plain-list.tsx';
import type { Answers } from './answers.ts';
import { FieldLink } from './field.tsx';
import { THINGS } from './things.ts';
import { type Messages, problemsIn } from './validation.ts';

interface FormState {
  readonly values: Answers;
  readonly messages: Messages;
  /** Whether the messages have all problems. */
  readonly hasSubmitted: boolean;
  /** The field in which the visitor is typing. It counts as open. */
  readonly typed: string | undefined;
}

/** The quilt with its count, and what is missing. Deferred, so that the form renders only once for each answer. */
export function Progress(form: FormState) {
  const open = openThings(useDeferredValue(form));
  const pieces = open.flatMap((field, index) => (field ? [] : [index + 1]));
  const answered = pieces.join(' ');
  const count = answered && FORM.progress.count(pieces.length, THINGS.length);
  const { nothing, some, everything } = FORM.progress;
  const text = pieces.length === THINGS.length ? everything : count ? some : nothing;
  // In the header (frame/header.tsx), where it is always in view.
  const bar = count && document.getElementById(BAR_QUILT);
  return (
    <aside className="progress" aria-label={FORM.progress.label} data-answered={answered}>
      <div className="tally">
        <BarnQuilt />
        <p>
          {count && (
            <span key={count} className="count">
              {count}
            </span>
          )}
          <span key={text}>{text}</span>
        </p>
      </div>
      <PlainList>
        {THINGS.map(
          ({ label }, index) =>
            open[index] && (
              <li key={label}>
                <FieldLink name={open[index]}>{label}</FieldLink>
              </li>
            ),
        )}
      </PlainList>
      {bar &&
        createPortal(
          <span className="bar-quilt" role="img" aria-label={count} data-answered={answered}>
            <BarnQuilt />
          </span>,
          bar,
        )}
    </aside>
  );
}

/** The first field of each thing that still needs an answer; undefined for the others. */
function openThings({ values, messages, hasSubmitted, typed }: FormState): readonly (FieldName | undefined)[] {
  // Saves the time of the schema's first use when a phone hydrates the form.
  const isEmpty = !Object.values(values).some(({ length }) => length);
  const problems = isEmpty ? undefined : hasSubmitted ? messages : problemsIn(values);
  const isOpen = (name: FieldName) => !problems || name === typed || problems.has(name) || messages.has(name);
  return THINGS.map(({ fields }) => fields.find(isOpen));
}
