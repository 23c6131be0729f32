import { useFormikContext } from 'formik';
import { offeredOptions } from 'functions/contract/questions.ts';
import { ChevronDown } from 'lucide';
import { type ComponentProps, type MouseEvent, useEffect, useState } from 'react';
import { FORM } from '../content/consultation.ts';
import { Icon } from '../ui/icon.tsx';
import { TextButton } from '../ui/text-link.tsx';
import { type Answers, showAnswers } from './answers.ts';
import { controlProps, Field, type FieldProps } from './field.tsx';
import { reportChange } from './fill-in.ts';

type TextFieldProps = FieldProps &
  ComponentProps<'input'> & {
    readonly half?: boolean;
    /** As wide as a phone number. */
    readonly short?: boolean;
  };

export function TextField({ name, error, half, short, ...input }: TextFieldProps) {
  return (
    <Field name={name} error={error} half={half}>
      <input
        className={short ? 'short' : undefined}
        enterKeyHint="next"
        {...input}
        {...controlProps({ name, error })}
      />
    </Field>
  );
}

export function LongTextField(field: FieldProps) {
  return (
    <Field {...field}>
      <textarea {...controlProps(field)} rows={2} />
    </Field>
  );
}

export function SelectField({ placeholder, ...field }: FieldProps & { readonly placeholder: string }) {
  return (
    <Field {...field}>
      <div className="select">
        <select {...controlProps(field)}>
          <option value="">{placeholder}</option>
          {offeredOptions(field.name).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <span className="chevron">
          <Icon of={ChevronDown} />
        </span>
      </div>
    </Field>
  );
}

/** Asks about an address that looks mistyped, unless the visitor is typing in the field. It never blocks. */
export function EmailField(field: FieldProps) {
  const [isTyping, setTyping] = useState(false);
  return (
    <div>
      <TextField
        {...field}
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        translate="no"
        onFocus={() => void loadTypoCheck()}
        onInput={() => setTyping(true)}
        onBlur={() => setTyping(false)}
      />
      <Suggestion name={field.name} isTyping={isTyping} />
    </div>
  );
}

/** No mail arrives without it. */
const WITHOUT_ENDING = /@[^@.]+$/;

function Suggestion({ name, isTyping }: Pick<FieldProps, 'name'> & { readonly isTyping: boolean }) {
  const { values } = useFormikContext<Answers>();
  const email = `${values[name]}`.trim();
  const [checked, setChecked] = useState<{ email: string; suggestion: string | undefined }>();
  useEffect(() => {
    if (!email || isTyping) return;
    void loadTypoCheck().then((module) => setChecked({ email, suggestion: module?.likelyAddress(email) }));
  }, [email, isTyping]);
  const isShown = checked?.email === email && !isTyping;
  const suggestion = isShown && checked.suggestion;
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
          {FORM.didYouMean.before} <span translate="no">{suggestion}</span>
          {FORM.didYouMean.after}
        </TextButton>
      )}
      {isShown && !suggestion && WITHOUT_ENDING.test(email) && <span>{FORM.isWholeAddress}</span>}
    </p>
  );
}

/** Resolves to nothing when the chunk fails to load, since the form works without it. */
function loadTypoCheck() {
  return import('./email-typo.ts').catch(() => undefined);
}
