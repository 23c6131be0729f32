import { useFormikContext } from 'formik';
import { FIELD_NAMES, type FieldName, questionOf, type TextQuestion } from 'functions/contract/questions.ts';
import { ChevronDown } from 'lucide';
import { type ComponentProps, type MouseEvent, useState } from 'react';
import { FORM } from '../content/consultation.ts';
import { Icon } from '../ui/icon.tsx';
import { TextButton } from '../ui/text-link.tsx';
import { type Answers, showAnswers } from './answers.ts';
import { likelyAddress } from './email-typo.ts';
import { controlProps, Field, type FieldProps } from './field.tsx';
import { reportChange } from './fill-in.ts';

type Attributes = ComponentProps<'input'>;

/** Attributes of inputs. The class `short` makes one as wide as a phone number. */
const OF_KIND: { readonly [Kind in TextQuestion['kind']]?: Attributes } = {
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', spellCheck: false, translate: 'no' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', translate: 'no', className: 'control short' },
};

const NAME: Attributes = { autoCapitalize: 'words', spellCheck: false, translate: 'no' };

const OF_NAME: { readonly [Name in FieldName]?: Attributes } = {
  firstName: { ...NAME, autoComplete: 'given-name' },
  lastName: { ...NAME, autoComplete: 'family-name' },
  childrenAges: { className: 'control short' },
};

export function TextField({ name, error, ...handlers }: FieldProps & Attributes) {
  const { kind, minLength } = questionOf(name) as TextQuestion;
  const attributes = {
    className: 'control',
    ...controlProps({ name, error }),
    ...OF_KIND[kind],
    ...OF_NAME[name],
    minLength,
  };
  return (
    <Field name={name} error={error}>
      <input enterKeyHint={leadsToText(name) ? 'next' : 'done'} {...attributes} {...handlers} />
    </Field>
  );
}

/** Android's "next" key skips all but texts, without an event. Its "done" key causes a keydown event of Enter. */
function leadsToText(name: FieldName): boolean {
  const next = FIELD_NAMES[FIELD_NAMES.indexOf(name) + 1];
  return next !== undefined && !questionOf(next).asked && !questionOf(next).options;
}

export function LongTextField(field: FieldProps) {
  return (
    <Field {...field}>
      <textarea className="control long" {...controlProps(field)} rows={2} />
    </Field>
  );
}

export function SelectField(field: FieldProps) {
  return (
    <Field {...field}>
      <div className="list">
        <select className="control" {...controlProps(field)}>
          <option value="">{FORM.openingLists[field.name]}</option>
          {(questionOf(field.name).options ?? []).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} />
      </div>
    </Field>
  );
}

/** Asks about an address that looks mistyped, unless the visitor is typing in the field. It never blocks. */
export function EmailField(field: FieldProps) {
  const [isTyping, setTyping] = useState(false);
  return (
    <div>
      <TextField {...field} onInput={() => setTyping(true)} onBlur={() => setTyping(false)} />
      <Suggestion name={field.name} isTyping={isTyping} />
    </div>
  );
}

/** No mail arrives without it. */
const WITHOUT_ENDING = /@[^@.]+$/;

function Suggestion({ name, isTyping }: Pick<FieldProps, 'name'> & { readonly isTyping: boolean }) {
  const { values } = useFormikContext<Answers>();
  const email = isTyping ? '' : `${values[name]}`.trim();
  const suggestion = likelyAddress(email);
  function correct({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    if (!form || !suggestion) return;
    showAnswers(form, { [name]: suggestion });
    reportChange(form);
    document.getElementById(name)?.focus();
  }
  return (
    <p role="status">
      {suggestion && (
        <TextButton key={suggestion} type="button" onClick={correct}>
          {`${FORM.didYouMean.before} `}
          <span translate="no">{suggestion}</span>
          {FORM.didYouMean.after}
        </TextButton>
      )}
      {!suggestion && WITHOUT_ENDING.test(email) && <span>{FORM.isWholeAddress}</span>}
    </p>
  );
}
