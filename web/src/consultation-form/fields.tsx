import { chakra } from '@chakra-ui/react';
import { type FormikProps, useFormikContext } from 'formik';
import { FIELD_LABELS, type FieldName } from 'functions/contract/fields.ts';
import type { Option } from 'functions/contract/options.ts';
import type { ComponentProps } from 'react';
import { FORM } from '../content/consultation.ts';
import { ChoiceRow } from '../ui/choice-row.tsx';
import { Input, Select, TextArea } from '../ui/controls.tsx';
import { Field, FieldGroup } from '../ui/field.tsx';
import { textLink } from '../ui/section.tsx';
import { type Answers, isRequired, type ListName, type TextName } from './answers.ts';
import { messageOf } from './messages.ts';

const HINTS: Partial<Record<FieldName, string>> = FORM.hints;

type TextFieldProps = Omit<ComponentProps<typeof Input>, 'name' | 'value' | 'onChange'> & { readonly name: TextName };

export function TextField({ name, ...input }: TextFieldProps) {
  const { words, value, change } = useAnswer(name);
  return (
    <Field {...words}>
      {(control) => (
        <Input {...input} {...control} name={name} value={value} onChange={(event) => change(event.target.value)} />
      )}
    </Field>
  );
}

export function LongTextField({ name }: { readonly name: TextName }) {
  const { words, value, change } = useAnswer(name);
  return (
    <Field {...words}>
      {(control) => (
        <TextArea {...control} name={name} rows={5} value={value} onChange={(event) => change(event.target.value)} />
      )}
    </Field>
  );
}

interface ChoiceProps<Name extends FieldName> {
  readonly name: Name;
  readonly options: readonly Option[];
}

export function SelectField({ name, options, nothing }: ChoiceProps<TextName> & { readonly nothing: string }) {
  const { words, value, change } = useAnswer(name);
  return (
    <Field {...words}>
      {(control) => (
        <Select {...control} name={name} value={value} onChange={(event) => change(event.target.value)}>
          <option value="">{nothing}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

export function RadioField({ name, options }: ChoiceProps<TextName>) {
  const { words, value, change } = useAnswer(name);
  return (
    <FieldGroup {...words} role="radiogroup">
      {options.map((option, index) => (
        <ChoiceRow
          key={option.value}
          {...option}
          type="radio"
          id={choiceId(name, index)}
          name={name}
          required={isRequired(name)}
          checked={option.value === value}
          onChange={() => change(option.value)}
        />
      ))}
      {words.optional && value && <ClearAnswer name={name} onClear={() => change('')} />}
    </FieldGroup>
  );
}

export function CheckboxField({ name, options }: ChoiceProps<ListName>) {
  const { words, value: chosen, change } = useAnswer(name);
  const toggled = (value: string) =>
    options.map((option) => option.value).filter((each) => chosen.includes(each) !== (each === value));
  return (
    <FieldGroup {...words} role="group">
      {options.map((option, index) => (
        <ChoiceRow
          key={option.value}
          {...option}
          type="checkbox"
          id={choiceId(name, index)}
          name={name}
          aria-invalid={Boolean(words.error) || undefined}
          checked={chosen.includes(option.value)}
          onChange={() => change(toggled(option.value))}
        />
      ))}
    </FieldGroup>
  );
}

const Clear = chakra('button', {
  base: { ...textLink, justifySelf: 'start', minHeight: 'target', fontWeight: '600', cursor: 'pointer' },
});

/** What a radio button cannot do by itself: be unchosen. */
function ClearAnswer({ name, onClear }: { readonly name: FieldName; readonly onClear: () => void }) {
  function clear() {
    onClear();
    document.getElementById(choiceId(name, 0))?.focus();
  }
  return (
    <Clear type="button" onClick={clear}>
      {FORM.clearAnswer}
    </Clear>
  );
}

/** A link to the field leads to its first choice. */
function choiceId(name: FieldName, index: number): string {
  return index === 0 ? name : `${name}-${index + 1}`;
}

function useAnswer<Name extends FieldName>(name: Name) {
  const formik: FormikProps<Answers> = useFormikContext<Answers>();
  return {
    value: formik.values[name],
    change: (value: Answers[Name]) => void formik.setFieldValue(name, value),
    words: {
      id: name,
      label: FIELD_LABELS[name],
      hint: HINTS[name],
      optional: isRequired(name) ? undefined : FORM.optional,
      error: messageOf(formik, name),
    },
  };
}
