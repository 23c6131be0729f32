import { chakra, defineStyle } from '@chakra-ui/react';
import { HONEYPOT_FIELD } from 'functions/contract/call.ts';
import { askedSections, type FieldName, type Question, questionOf } from 'functions/contract/questions.ts';
import { type ComponentProps, Fragment, type ReactNode, use, useDeferredValue, useMemo } from 'react';
import { FORM } from '../content/consultation.ts';
import { CheckboxField, RadioField } from './choice-fields.tsx';
import { type FieldProps, HEADED } from './field.tsx';
import { FormSection } from './form-section.tsx';
import { SendHere } from './last-problem.tsx';
import { EmailField, LongTextField, SelectField, TextField } from './text-fields.tsx';
import { MessagesContext } from './validation.ts';

/** The questions of the contract, in its sections and in its order. */
export function FormFields() {
  const sections = askedSections();
  return sections.map(({ key, title, names }, index) => (
    <FormSection
      key={key}
      part={FORM.part(index + 1, sections.length)}
      title={title}
      optional={names.some((name) => HEADED.has(name) && questionOf(name).optional)}
    >
      {groupsOf(names).map((group) => (
        <Fragment key={group[0]}>
          {group.map((name) => (
            <QuestionField key={name} name={name} />
          ))}
          <SendHere after={group} />
        </Fragment>
      ))}
    </FormSection>
  ));
}

/** The names, with those that are beside each other or depend on each other in one group. */
function groupsOf(names: readonly FieldName[]): readonly FieldName[][] {
  const groups: FieldName[][] = [];
  for (const name of names) {
    const group = groups.at(-1);
    if (group && (questionOf(name).asked || (LINES[name]?.half && LINES[group[0] ?? name]?.half))) group.push(name);
    else groups.push([name]);
  }
  return groups;
}

/** React renders every question at each keystroke; the memo skips the fields whose message has not changed. */
function QuestionField({ name }: { readonly name: FieldName }) {
  // Deferred, because rendering ten messages at once would delay the response to the press on the submit button.
  const error = useDeferredValue(use(MessagesContext)).get(name);
  return useMemo(() => {
    const { asked } = questionOf(name);
    const field = fieldOf({ name, error });
    return asked ? <Conditional {...asked}>{field}</Conditional> : field;
  }, [name, error]);
}

const NAME = { autoCapitalize: 'words', spellCheck: false, translate: 'no', half: true } as const;

/** Attributes of lines that differ from other lines. */
const LINES: Partial<Record<FieldName, Partial<ComponentProps<typeof TextField>>>> = {
  firstName: { ...NAME, autoComplete: 'given-name' },
  lastName: { ...NAME, autoComplete: 'family-name' },
  childrenAges: { short: true },
};

const PHONE = { type: 'tel', inputMode: 'tel', autoComplete: 'tel', translate: 'no', short: true } as const;

/** The questions with one answer whose options are in a list that opens, and the text that the list shows before that. */
const OPENING_LISTS: Partial<Record<FieldName, string>> = FORM.openingLists;

/** The field of a question. It follows from the question's kind, with the exceptions above. */
function fieldOf(field: FieldProps): ReactNode {
  const question = questionOf(field.name);
  switch (question.kind) {
    case 'line':
      return <TextField {...field} minLength={question.minLength} {...LINES[field.name]} />;
    case 'phone':
      return <TextField {...field} minLength={question.minLength} {...PHONE} />;
    case 'email':
      return <EmailField {...field} />;
    case 'paragraph':
      return <LongTextField {...field} />;
    case 'one': {
      const placeholder = OPENING_LISTS[field.name];
      return placeholder ? <SelectField {...field} placeholder={placeholder} /> : <RadioField {...field} />;
    }
    case 'several':
      return <CheckboxField {...field} />;
  }
}

const conditionalFrame = defineStyle({
  marginTop: '-2',
  borderLeft: '4px solid {colors.pasture}',
  paddingLeft: '22px',
});

type ConditionalProps = NonNullable<Question['asked']> & { readonly children: ReactNode };

/**
 * Shows a question only while another question has a matching answer. It is done in CSS, so that it also works before
 * hydration. Browsers without `:has()` always show the question, which is optional.
 */
function Conditional({ after, unless, children }: ConditionalProps) {
  const option = `:is([name=${after}], [name=${after}] option:not([value=""]))`;
  const excluded = unless.map((value) => `[value="${value}"]`).join();
  const condition = `form:has(${option}:checked:not(${excluded})) &`;
  return (
    <chakra.div
      css={[
        conditionalFrame,
        { '@supports selector(:has(*))': { display: 'none', [condition]: { display: 'block' } } },
      ]}
    >
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
