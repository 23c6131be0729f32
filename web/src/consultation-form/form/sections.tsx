import type { FieldName } from 'functions/contract/fields.ts';
import { PHONE_MIN_LENGTH } from 'functions/contract/lengths.ts';
import { SECTION_FIELDS, SECTION_TITLES } from 'functions/contract/sections.ts';
import { type ReactNode, useMemo } from 'react';
import { FORM } from '../../content/consultation.ts';
import { CheckboxField, RadioField } from './choice-fields.tsx';
import { ConditionalQuestion } from './conditional-question.tsx';
import { EmailField } from './email-field.tsx';
import { FormSection } from './form-section.tsx';
import { LongTextField, SelectField, TextField } from './text-fields.tsx';
import { type Answer, useAnswer } from './use-answer.ts';

const NAME = { autoCapitalize: 'words', spellCheck: false, short: true } as const;
const PHONE = { type: 'tel', inputMode: 'tel', autoComplete: 'tel', minLength: PHONE_MIN_LENGTH, short: true } as const;

/** Renders each field with its control. */
const FIELDS: { readonly [Name in FieldName]: (answer: Answer<Name>) => ReactNode } = {
  firstName: (answer) => <TextField {...answer} {...NAME} autoComplete="given-name" />,
  lastName: (answer) => <TextField {...answer} {...NAME} autoComplete="family-name" />,
  email: (answer) => <EmailField {...answer} />,
  phone: (answer) => <TextField {...answer} {...PHONE} />,
  location: (answer) => <SelectField {...answer} placeholder={FORM.choosePlace} />,
  familySize: (answer) => <RadioField {...answer} />,
  childrenAges: (answer) => (
    <ConditionalQuestion name={answer.name}>
      <TextField {...answer} short />
    </ConditionalQuestion>
  ),
  currentPets: (answer) => <CheckboxField {...answer} />,
  propertyType: (answer) => <RadioField {...answer} />,
  dogExperience: (answer) => <RadioField {...answer} />,
  timeline: (answer) => <RadioField {...answer} />,
  militaryStatus: (answer) => <RadioField {...answer} />,
  deploymentConsiderations: (answer) => (
    <ConditionalQuestion name={answer.name}>
      <RadioField {...answer} />
    </ConditionalQuestion>
  ),
  guardianGoals: (answer) => <CheckboxField {...answer} />,
  additionalInfo: (answer) => <LongTextField {...answer} />,
  hearAboutUs: (answer) => <SelectField {...answer} placeholder={FORM.chooseAnswer} />,
};

const SECTIONS = Object.keys(SECTION_FIELDS) as (keyof typeof SECTION_FIELDS)[];

/** The form's questions in the sections and the order of the contract, which the owner's mail uses too. */
export function Sections() {
  return SECTIONS.map((section, index) => (
    <FormSection
      key={section}
      part={FORM.part(index + 1, SECTIONS.length)}
      title={SECTION_TITLES[section]}
      help={FORM.help[section]}
    >
      {SECTION_FIELDS[section].map((name) => (
        <Question key={name} name={name} />
      ))}
    </FormSection>
  ));
}

/** Formik renders every question at each keystroke; the memo skips the fields whose answer has not changed. */
function Question<Name extends FieldName>({ name }: { readonly name: Name }) {
  const answer = useAnswer(name);
  return useMemo(() => FIELDS[name](answer), [name, answer]);
}
