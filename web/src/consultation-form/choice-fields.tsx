import { useFormikContext } from 'formik';
import { type FieldName, type Option, questionOf } from 'functions/contract/questions.ts';
import { type ComponentProps, type MouseEvent, useState } from 'react';
import { FORM } from '../content/consultation.ts';
import { TextButton } from '../ui/text-link.tsx';
import type { Answers } from './answers.ts';
import { FieldGroup, type FieldProps } from './field.tsx';
import { reportChange } from './fill-in.ts';

export function RadioField(field: FieldProps) {
  const { required } = questionOf(field.name);
  return (
    <FieldGroup {...field}>
      <Choices name={field.name} type="radio" required={Boolean(required)} />
      {!required && <ClearAnswer name={field.name} />}
    </FieldGroup>
  );
}

/** An option with `none` and the other options exclude each other. A status message names what was unchecked. */
export function CheckboxField(field: FieldProps) {
  const [unchecked, setUnchecked] = useState<readonly Option[]>([]);
  const options = questionOf(field.name).options ?? [];
  function uncheckExcluded({ currentTarget: { form, checked, value } }: MouseEvent<HTMLInputElement>) {
    const chosen = options.find((option) => option.value === value);
    const excluded = options.filter((option, index) => {
      const box = form?.querySelector<HTMLInputElement>(`#${choiceId(field.name, index)}`);
      if (!box?.checked || !checked || option.none === chosen?.none) return false;
      box.checked = false;
      return true;
    });
    setUnchecked(excluded);
  }
  const invalid = Boolean(field.error) || undefined;
  return (
    <FieldGroup {...field}>
      <Choices name={field.name} type="checkbox" aria-invalid={invalid} onClick={uncheckExcluded} />
      {options.some(({ none }) => none) && <Unchecked name={field.name} unchecked={unchecked} />}
    </FieldGroup>
  );
}

/** Says nothing after the form is cleared. */
function Unchecked({ name, unchecked }: { readonly name: FieldName; readonly unchecked: readonly Option[] }) {
  const { values } = useFormikContext<Answers>();
  return (
    <p className="note" role="status">
      {values[name].length > 0 && unchecked.map(({ label }) => FORM.unchecked(label)).join(' ')}
    </p>
  );
}

/** An answer with more letters does not fit beside another one on a phone. */
const LONG_CHOICE = 27;

/** The options of a question, each in an input with these attributes. */
function Choices({ name, ...input }: ComponentProps<'input'> & { readonly name: FieldName }) {
  return (questionOf(name).options ?? []).map(({ value, label, hint = '' }, index) => (
    <label key={value} className="choice" data-long={`${label}${hint}`.length > LONG_CHOICE ? '' : undefined}>
      <input className="mark" {...input} id={choiceId(name, index)} name={name} value={value} />
      {hint ? (
        <span>
          <span>{label}</span> <span className="option-hint">{hint}</span>
        </span>
      ) : (
        label
      )}
    </label>
  ));
}

/** The first choice has the name of its field as its id, since links to the field lead to that id. */
function choiceId(name: FieldName, index: number): string {
  return index === 0 ? name : `${name}-${index + 1}`;
}

/** Clears the answer, because browsers offer no way to uncheck a radio button. */
function ClearAnswer({ name }: { readonly name: FieldName }) {
  const { values } = useFormikContext<Answers>();
  function clear({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    if (!form) return;
    for (const radio of form.querySelectorAll<HTMLInputElement>(`[name=${name}]`)) radio.checked = false;
    reportChange(form);
    document.getElementById(name)?.focus();
  }
  return (
    values[name] && (
      <TextButton className="note" type="button" onClick={clear}>
        {FORM.clearAnswer}
      </TextButton>
    )
  );
}
