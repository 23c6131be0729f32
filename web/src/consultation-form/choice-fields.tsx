import { useFormikContext } from 'formik';
import { type FieldName, type Option, questionOf } from 'functions/contract/questions.ts';
import { type MouseEvent, useState } from 'react';
import { FORM } from '../content/consultation.ts';
import { TextButton } from '../ui/text-link.tsx';
import type { Answers } from './answers.ts';
import { controlProps, Described, type FieldProps, Label, stateOf } from './field.tsx';
import { reportChange } from './fill-in.ts';

/** An answer with more letters does not fit beside another one on a phone. */
const LONG_CHOICE = 27;

export function ChoiceField(field: FieldProps) {
  const [unchecked, setUnchecked] = useState<readonly Option[]>([]);
  const { kind, options = [] } = questionOf(field.name);
  const { id, name, required, 'aria-invalid': invalid, ...described } = controlProps(field);
  const isOne = kind === 'one';
  const group = isOne && { role: 'radiogroup', 'aria-invalid': invalid, 'aria-required': required || undefined };
  const several = { type: 'checkbox', 'aria-invalid': invalid, onClick: uncheckExcluded };
  function uncheckExcluded(event: MouseEvent<HTMLInputElement>) {
    setUnchecked(uncheck(event.currentTarget, options));
  }
  const input = { ...(isOne ? { type: 'radio', required } : several), className: 'mark', name };
  return (
    <fieldset className="field" {...stateOf(field)} {...described} {...group}>
      <legend className="legend">
        <Label name={name} />
      </legend>
      <Described {...field}>
        <div className="choices">
          {options.map(({ value, label, hint = '' }, index) => (
            <label key={value} className="choice" data-long={`${label}${hint}`.length > LONG_CHOICE ? '' : undefined}>
              {/* Links to the field lead to the first choice. */}
              <input {...input} id={index === 0 ? id : `${id}-${index + 1}`} value={value} />
              {hint ? (
                <span>
                  <span>{label}</span> <span className="option-hint">{hint}</span>
                </span>
              ) : (
                label
              )}
            </label>
          ))}
          {isOne && !required && <ClearAnswer name={name} />}
          {options.some(({ none }) => none) && <Unchecked name={name} unchecked={unchecked} />}
        </div>
      </Described>
    </fieldset>
  );
}

/** An option with `none` and the other options exclude each other. Returns the options that it unchecks. */
function uncheck({ form, name, checked, value }: HTMLInputElement, options: readonly Option[]): readonly Option[] {
  const chosen = options.find((option) => option.value === value);
  return options.filter((option) => {
    const box = form?.querySelector<HTMLInputElement>(`[name=${name}][value="${option.value}"]`);
    if (!box?.checked || !checked || option.none === chosen?.none) return false;
    box.checked = false;
    return true;
  });
}

/** Names what was unchecked, in a status message. Says nothing after the form is cleared. */
function Unchecked({ name, unchecked }: { readonly name: FieldName; readonly unchecked: readonly Option[] }) {
  const { values } = useFormikContext<Answers>();
  return (
    <p className="note" role="status">
      {values[name].length > 0 && unchecked.map(({ label }) => FORM.unchecked(label)).join(' ')}
    </p>
  );
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
