import { chakra } from '@chakra-ui/react';
import { HONEYPOT_FIELD } from 'functions/contract/call.ts';
import { type FieldName, type Question, questionOf } from 'functions/contract/questions.ts';
import { type ComponentType, type PropsWithChildren, use, useDeferredValue, useMemo } from 'react';
import { FORM } from '../content/consultation.ts';
import { ChoiceField } from './choice-fields.tsx';
import { type FieldProps, HEADED, SECTIONS } from './field.tsx';
import { LastProblemSolved } from './last-problem.tsx';
import { EmailField, LongTextField, SelectField, TextField } from './text-fields.tsx';
import { MessagesContext } from './validation.ts';

/** The questions of the contract, in its sections and in its order. The head of the form asks about pups. */
export function FormFields() {
  return SECTIONS.map(({ key, title, questions }, index) => (
    <section key={key} className="section" aria-labelledby={key}>
      <p className="part">{FORM.part(index + 1, SECTIONS.length)}</p>
      <h2 id={key}>
        <span>{title}</span>
        {questions.some(({ name }) => HEADED.has(name) && !questionOf(name).required) && (
          <span className="optional">{` ${FORM.optional}`}</span>
        )}
      </h2>
      <div className="fields">
        {questions.map(({ name }) => (
          <QuestionField key={name} name={name} />
        ))}
      </div>
    </section>
  ));
}

const FIELDS: { readonly [Kind in Question['kind']]: ComponentType<FieldProps> } = {
  line: TextField,
  phone: TextField,
  email: EmailField,
  paragraph: LongTextField,
  one: ChoiceField,
  several: ChoiceField,
};

/** React renders every question at each keystroke; the memo skips the fields whose message has not changed. */
function QuestionField({ name }: { readonly name: FieldName }) {
  // Deferred, because rendering ten messages at once would delay the response to the press on the submit button.
  const error = useDeferredValue(use(MessagesContext)).get(name);
  return useMemo(() => {
    const { asked, kind } = questionOf(name);
    const FieldOfKind = FORM.openingLists[name] ? SelectField : FIELDS[kind];
    const field = <FieldOfKind name={name} error={error} />;
    return (
      <>
        {asked ? <Conditional {...asked}>{field}</Conditional> : field}
        <LastProblemSolved name={name} />
      </>
    );
  }, [name, error]);
}

/** In CSS, so that it works before hydration. Browsers without `:has()` always show the question, which is optional. */
function Conditional({ after, unless, children }: PropsWithChildren<NonNullable<Question['asked']>>) {
  // A list without a choice has an empty value. `:checked` comes first, so that browsers skip most elements at once.
  const excluded = ['', ...unless].map((value) => `[value="${value}"]`).join();
  const hidden = `form:not(:has(:checked:not(${excluded}):is([name=${after}], [name=${after}] option))) &`;
  return (
    <chakra.div className="conditional" css={{ [hidden]: { display: 'none' } }}>
      {children}
    </chakra.div>
  );
}

/** The attributes with which 1Password, LastPass, Bitwarden, Proton Pass and Dashlane leave a field alone. */
const IGNORED_BY_PASSWORD_MANAGERS = {
  'data-1p-ignore': '',
  'data-lpignore': 'true',
  'data-bwignore': '',
  'data-protonpass-ignore': 'true',
  'data-form-type': 'other',
};

/** Rendered, so that bots fill it in, but invisible and not focusable for people. */
export function Honeypot() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        <span>{FORM.honeypot}</span>
        <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" {...IGNORED_BY_PASSWORD_MANAGERS} />
      </label>
    </div>
  );
}
