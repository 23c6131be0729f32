import { type FieldName, questionOf } from 'functions/contract/questions.ts';
import type { MouseEvent } from 'react';
import { controlProps, Described, type FieldProps, Label, stateOf } from './field.tsx';

/** An answer with more letters does not fit beside another one on a phone. */
const LONG_CHOICE = 27;

/** A group of radio buttons, or of checkboxes if the visitor may choose several. */
export function ChoiceField(field: FieldProps) {
  const { kind, options = [] } = questionOf(field.name);
  const { id, name, required, 'aria-invalid': invalid, ...described } = controlProps(field);
  const isOne = kind === 'one';
  const group = isOne && { role: 'radiogroup', 'aria-invalid': invalid, 'aria-required': required || undefined };
  const several = { type: 'checkbox', 'aria-invalid': invalid, onClick: uncheckExcluded };
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
        </div>
      </Described>
    </fieldset>
  );
}

/** An option with `none` and the other options exclude each other. */
function uncheckExcluded({ currentTarget: { form, name, checked, value } }: MouseEvent<HTMLInputElement>) {
  const options = questionOf(name as FieldName).options ?? [];
  const isNone = (of: string) => options.find((option) => option.value === of)?.none;
  for (const box of form?.querySelectorAll<HTMLInputElement>(`[name=${name}]`) ?? []) {
    if (checked && isNone(box.value) !== isNone(value)) box.checked = false;
  }
}
