import { chakra } from '@chakra-ui/react';
import { FIELD_OPTIONS } from 'functions/contract/fields.ts';
import type { Option } from 'functions/contract/options.ts';
import { useState } from 'react';
import { FORM } from '../../content/consultation.ts';
import { ChoiceRow } from '../../ui/choice-row.tsx';
import { FieldGroup } from '../../ui/field.tsx';
import { TextButton } from '../../ui/section.tsx';
import type { ListAnswer, TextAnswer } from './use-answer.ts';

export function RadioField({ words, name, value: chosen, change }: TextAnswer) {
  return (
    <FieldGroup {...words} role="radiogroup">
      {FIELD_OPTIONS[name]?.map((option, index) => (
        <ChoiceRow
          key={option.value}
          {...option}
          type="radio"
          id={choiceId(name, index)}
          name={name}
          required={!words.optional}
          checked={option.value === chosen}
          onChoose={change}
        />
      ))}
      {words.optional && chosen && <ClearAnswer firstChoice={name} onClear={() => change('')} />}
    </FieldGroup>
  );
}

/** An option with `none` and the other options exclude each other. A status message names what was unchecked. */
export function CheckboxField({ words, name, value: chosen, change }: ListAnswer) {
  const [unchecked, setUnchecked] = useState<readonly Option[]>([]);
  const options = FIELD_OPTIONS[name] ?? [];
  function toggle(value: string) {
    const toggled = options.find((option) => option.value === value);
    const isAdded = !chosen.includes(value);
    const isExcluded = (option: Option) => isAdded && option.none !== toggled?.none;
    const before = options.filter((option) => chosen.includes(option.value));
    setUnchecked(before.filter(isExcluded));
    const after = options.filter((option) =>
      option === toggled ? isAdded : before.includes(option) && !isExcluded(option),
    );
    change(after.map((option) => option.value));
  }
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
}

/** The first choice has the name of its field as its id, since links to the field lead to that id. */
function choiceId(name: string, index: number): string {
  return index === 0 ? name : `${name}-${index + 1}`;
}

/** Clears the answer, because browsers offer no way to uncheck a radio button. */
function ClearAnswer({ firstChoice, onClear }: { readonly firstChoice: string; readonly onClear: () => void }) {
  function clear() {
    onClear();
    document.getElementById(firstChoice)?.focus();
  }
  return (
    <TextButton type="button" justifySelf="start" onClick={clear}>
      {FORM.clearAnswer}
    </TextButton>
  );
}
