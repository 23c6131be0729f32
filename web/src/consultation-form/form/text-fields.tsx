import { FIELD_OPTIONS } from 'functions/contract/fields.ts';
import type { ChangeEvent, ComponentProps } from 'react';
import { Input, Select, TextArea } from '../../ui/controls.tsx';
import { Field } from '../../ui/field.tsx';
import type { TextAnswer } from './use-answer.ts';

type InputProps = Omit<ComponentProps<typeof Input>, keyof TextAnswer | 'id' | 'onChange'>;

export function TextField({ words, name, value, change, ...input }: TextAnswer & InputProps) {
  return (
    <Field {...words}>
      {(control) => <Input {...input} {...control} name={name} value={value} onChange={passTo(change)} />}
    </Field>
  );
}

export function LongTextField({ words, name, value, change }: TextAnswer) {
  return (
    <Field {...words}>
      {(control) => <TextArea {...control} name={name} rows={5} value={value} onChange={passTo(change)} />}
    </Field>
  );
}

interface SelectFieldProps extends TextAnswer {
  readonly placeholder: string;
}

export function SelectField({ words, name, value: chosen, change, placeholder }: SelectFieldProps) {
  return (
    <Field {...words}>
      {(control) => (
        <Select {...control} name={name} value={chosen} onChange={passTo(change)}>
          <option value="">{placeholder}</option>
          {FIELD_OPTIONS[name]?.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

function passTo(change: TextAnswer['change']) {
  return (event: ChangeEvent<{ value: string }>) => change(event.target.value);
}
