import { useFormikContext } from 'formik';
import { offeredOptions } from 'functions/contract/questions.ts';
import { ChevronDown } from 'lucide';
import { type ComponentProps, type MouseEvent, useState } from 'react';
import { FORM } from '../content/consultation.ts';
import { Icon } from '../ui/icon.tsx';
import { TextButton } from '../ui/section.tsx';
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

/** Suggests a correction for an address that looks mistyped, once the visitor has left the field. It never blocks. */
export function EmailField(field: FieldProps) {
  const [checked, setChecked] = useState(UNCHECKED);

  async function check(email: string) {
    const module = await loadTypoCheck();
    if (module) setChecked({ email, suggestion: module.likelyAddress(email) });
  }
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
        onInput={() => setChecked(UNCHECKED)}
        onBlur={(event) => check(event.target.value)}
      />
      <Suggestion {...field} {...checked} />
    </div>
  );
}

interface Checked {
  readonly email: string;
  readonly suggestion: string | undefined;
}

const UNCHECKED: Checked = { email: '', suggestion: undefined };

function Suggestion({ name, email, suggestion }: FieldProps & Checked) {
  const { values } = useFormikContext<Answers>();
  function correct({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    if (!form || !suggestion) return;
    showAnswers(form, { [name]: suggestion });
    reportChange(form);
    document.getElementById(name)?.focus();
  }
  return (
    <p role="status">
      {suggestion && email === values.email && (
        <TextButton key={suggestion} type="button" onClick={correct}>
          {FORM.didYouMean.before} <span translate="no">{suggestion}</span>
          {FORM.didYouMean.after}
        </TextButton>
      )}
    </p>
  );
}

/** Resolves to nothing when the chunk fails to load, since the form works without it. */
function loadTypoCheck() {
  return import('./email-typo.ts').catch(() => undefined);
}
