import { chakra } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import { FIELD_LABELS, type FieldName } from 'functions/contract/fields.ts';
import type { Option } from 'functions/contract/options.ts';
import { type ComponentProps, memo, type ReactNode, useCallback, useDeferredValue, useState } from 'react';
import { FORM } from '../../content/consultation.ts';
import { ChoiceRow } from '../../ui/choice-row.tsx';
import { Input, Select, TextArea } from '../../ui/controls.tsx';
import { Field, FieldGroup, type FieldWords } from '../../ui/field.tsx';
import { textLink } from '../../ui/section.tsx';
import { type Answers, isRequired, type ListName, type TextName } from './answers.ts';
import { messageOf } from './messages.ts';

const HINTS: Partial<Record<FieldName, string>> = FORM.hints;

type InputProps = Omit<ComponentProps<typeof Input>, 'id' | 'name' | 'value' | 'onChange'>;

interface ChoiceProps {
  readonly options: readonly Option[];
}

interface SelectProps extends ChoiceProps {
  readonly nothing: string;
}

/** One field of the form; of all fields only the one whose answer or message has changed is drawn again. */
export const TextField = connected<TextName, InputProps>(({ words, value, change, ...input }) => (
  <Field {...words}>
    {(control) => (
      <Input {...input} {...control} name={words.id} value={value} onChange={(event) => change(event.target.value)} />
    )}
  </Field>
));

export const LongTextField = connected<TextName>(({ words, value, change }) => (
  <Field {...words}>
    {(control) => (
      <TextArea {...control} name={words.id} rows={5} value={value} onChange={(event) => change(event.target.value)} />
    )}
  </Field>
));

export const SelectField = connected<TextName, SelectProps>(({ words, value, change, options, nothing }) => (
  <Field {...words}>
    {(control) => (
      <Select {...control} name={words.id} value={value} onChange={(event) => change(event.target.value)}>
        <option value="">{nothing}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    )}
  </Field>
));

export const RadioField = connected<TextName, ChoiceProps>(({ words, value, change, options }) => (
  <FieldGroup {...words} role="radiogroup">
    {options.map((option, index) => (
      <ChoiceRow
        key={option.value}
        {...option}
        type="radio"
        id={choiceId(words.id, index)}
        name={words.id}
        required={!words.optional}
        checked={option.value === value}
        onChoose={change}
      />
    ))}
    {words.optional && value && <ClearAnswer firstChoice={words.id} onClear={() => change('')} />}
  </FieldGroup>
));

export const CheckboxField = connected<ListName, ChoiceProps>(({ words, value: chosen, change, options }) => {
  const [unchecked, setUnchecked] = useState<readonly Option[]>([]);
  const toggle = (toggled: string) => {
    const option = options.find(({ value }) => value === toggled);
    const asked = options.filter((each) => chosen.includes(each.value) !== (each === option));
    const possible = chosen.includes(toggled) ? asked : asked.filter((each) => !each.none === !option?.none);
    setUnchecked(asked.filter((each) => !possible.includes(each)));
    change(possible.map(({ value }) => value));
  };
  return (
    <FieldGroup {...words} role="group">
      {options.map((option, index) => (
        <ChoiceRow
          key={option.value}
          {...option}
          type="checkbox"
          id={choiceId(words.id, index)}
          name={words.id}
          aria-invalid={Boolean(words.error) || undefined}
          checked={chosen.includes(option.value)}
          onChoose={toggle}
        />
      ))}
      {options.some(({ none }) => none) && (
        <chakra.p role="status" color="fg.muted" css={{ '&:empty': { display: 'none' } }}>
          {unchecked.map(({ label }) => FORM.unchecked(label)).join(' ')}
        </chakra.p>
      )}
    </FieldGroup>
  );
});

const Clear = chakra('button', {
  base: { ...textLink, justifySelf: 'start', minHeight: 'target', fontWeight: '600', cursor: 'pointer' },
});

/** What a radio button cannot do by itself: be unchosen. */
function ClearAnswer({ firstChoice, onClear }: { readonly firstChoice: string; readonly onClear: () => void }) {
  function clear() {
    onClear();
    document.getElementById(firstChoice)?.focus();
  }
  return (
    <Clear type="button" onClick={clear}>
      {FORM.clearAnswer}
    </Clear>
  );
}

/** A link to the field leads to its first choice. */
function choiceId(name: string, index: number): string {
  return index === 0 ? name : `${name}-${index + 1}`;
}

interface Answer<Name extends FieldName> {
  readonly words: FieldWords;
  readonly value: Answers[Name];
  readonly change: (value: Answers[Name]) => void;
}

/** Ties a field to Formik by its name. */
function connected<Name extends FieldName, Props extends object = object>(
  draw: (props: Answer<Name> & Props) => ReactNode,
) {
  const Drawn = memo(function Drawn({ name, error, value, setAnswer, rest }: DrawnProps<Name, Props>) {
    const optional = isRequired(name) ? undefined : FORM.optional;
    const words = { id: name, label: FIELD_LABELS[name], hint: HINTS[name], optional, error };
    const change = useCallback((changed: Answers[Name]) => void setAnswer(name, changed), [name, setAnswer]);
    return draw({ ...rest, words, value, change });
  }, sameAnswer);

  return function Connected({ name, ...rest }: Props & { readonly name: Name }) {
    const formik = useFormikContext<Answers>();
    // An answer shows at once; ten messages in one go would hold up the press that brought them.
    const error = messageOf(useDeferredValue(formik), name);
    const drawn = { name, error, value: formik.values[name], setAnswer: formik.setFieldValue };
    return <Drawn {...drawn} rest={rest as unknown as Props} />;
  };
}

interface DrawnProps<Name extends FieldName, Props> {
  readonly name: Name;
  readonly error: string | undefined;
  readonly value: Answers[Name];
  readonly setAnswer: (name: string, value: Answers[Name]) => Promise<unknown>;
  /** The same for as long as the form lives. */
  readonly rest: Props;
}

function sameAnswer<Name extends FieldName>(a: DrawnProps<Name, unknown>, b: DrawnProps<Name, unknown>): boolean {
  return a.value === b.value && a.error === b.error && a.setAnswer === b.setAnswer;
}
