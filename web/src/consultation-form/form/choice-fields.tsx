import { chakra } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import { FIELD_OPTIONS } from 'functions/contract/fields.ts';
import type { Option } from 'functions/contract/options.ts';
import { type MouseEvent, useState } from 'react';
import { FORM } from '../../content/consultation.ts';
import { reportChange } from '../../given-answers.ts';
import { ChoiceRow } from '../../ui/choice-row.tsx';
import { FieldGroup, type FieldProps } from '../../ui/field.tsx';
import { TextButton } from '../../ui/section.tsx';
import type { Answers, ListName, TextName } from './answers.ts';

export function RadioField(field: FieldProps<TextName>) {
  return (
    <FieldGroup {...field} role="radiogroup">
      {FIELD_OPTIONS[field.name]?.map((option, index) => (
        <ChoiceRow
          key={option.value}
          {...option}
          type="radio"
          id={choiceId(field.name, index)}
          name={field.name}
          required={!field.optional}
        />
      ))}
      {field.optional && <ClearAnswer name={field.name} />}
    </FieldGroup>
  );
}

/** An option with `none` and the other options exclude each other. A status message names what was unchecked. */
export function CheckboxField(field: FieldProps<ListName>) {
  const [unchecked, setUnchecked] = useState<readonly Option[]>([]);
  const options = FIELD_OPTIONS[field.name] ?? [];
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
  return (
    <FieldGroup {...field} role="group">
      {options.map((option, index) => (
        <ChoiceRow
          key={option.value}
          {...option}
          type="checkbox"
          id={choiceId(field.name, index)}
          name={field.name}
          aria-invalid={Boolean(field.error) || undefined}
          onClick={uncheckExcluded}
        />
      ))}
      {options.some(({ none }) => none) && (
        <chakra.p role="status" color="fg.muted" css={{ '&:empty': { display: 'none' } }}>
          {unchecked.map(({ label }) => FORM.unchecked(label)).join(' ')}
        </chakra.p>
      )}
    </FieldGroup>
  );
}

/** The first choice has the name of its field as its id, since links to the field lead to that id. */
function choiceId(name: string, index: number): string {
  return index === 0 ? name : `${name}-${index + 1}`;
}

/** Clears the answer, because browsers offer no way to uncheck a radio button. */
function ClearAnswer({ name }: { readonly name: TextName }) {
  const { values } = useFormikContext<Answers>();
  function clear({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    if (!form) return;
    for (const radio of form.querySelectorAll<HTMLInputElement>(`[name=${name}]`)) radio.checked = false;
    reportChange(form);
    document.getElementById(name)?.focus();
  }
  return (
    values[name] && (
      <TextButton type="button" justifySelf="start" onClick={clear}>
        {FORM.clearAnswer}
      </TextButton>
    )
  );
}
