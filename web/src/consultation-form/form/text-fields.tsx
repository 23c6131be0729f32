import { FIELD_OPTIONS } from 'functions/contract/fields.ts';
import type { ComponentProps } from 'react';
import { Input, Select, TextArea } from '../../ui/controls.tsx';
import { Field, type FieldProps } from '../../ui/field.tsx';
import type { TextName } from './answers.ts';

type TextFieldProps = FieldProps<TextName> & Omit<ComponentProps<typeof Input>, keyof FieldProps>;

export function TextField({ name, label, hint, optional, error, ...input }: TextFieldProps) {
  return <Field {...{ name, label, hint, optional, error }}>{(control) => <Input {...input} {...control} />}</Field>;
}

export function LongTextField(field: FieldProps<TextName>) {
  return <Field {...field}>{(control) => <TextArea {...control} rows={5} />}</Field>;
}

interface SelectFieldProps extends FieldProps<TextName> {
  readonly placeholder: string;
}

export function SelectField({ placeholder, ...field }: SelectFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <Select {...control}>
          <option value="">{placeholder}</option>
          {FIELD_OPTIONS[field.name]?.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
