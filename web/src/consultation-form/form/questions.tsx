import type { FieldName } from 'functions/contract/fields.ts';
import { PHONE_MIN_LENGTH } from 'functions/contract/lengths.ts';
import { SECTION_FIELDS, SECTION_TITLES } from 'functions/contract/sections.ts';
import { type ReactNode, useMemo } from 'react';
import { FORM } from '../../content/consultation.ts';
import type { FieldProps } from '../../ui/field.tsx';
import { CheckboxField, RadioField } from './choice-fields.tsx';
import { ConditionalQuestion } from './conditional-question.tsx';
import { EmailField } from './email-field.tsx';
import { FormSection } from './form-section.tsx';
import { LongTextField, SelectField, TextField } from './text-fields.tsx';
import { useFieldProps } from './use-field-props.ts';

const NAME = { autoCapitalize: 'words', spellCheck: false, translate: 'no', short: true } as const;
const PHONE = {
  type: 'tel',
  inputMode: 'tel',
  autoComplete: 'tel',
  translate: 'no',
  minLength: PHONE_MIN_LENGTH,
  short: true,
} as const;

/** Renders each field with its control. */
const FIELDS: { readonly [Name in FieldName]: (field: FieldProps<Name>) => ReactNode } = {
  firstName: (field) => <TextField {...field} {...NAME} autoComplete="given-name" />,
  lastName: (field) => <TextField {...field} {...NAME} autoComplete="family-name" />,
  email: (field) => <EmailField {...field} />,
  phone: (field) => <TextField {...field} {...PHONE} />,
  location: (field) => <SelectField {...field} placeholder={FORM.choosePlace} />,
  familySize: (field) => <RadioField {...field} />,
  childrenAges: (field) => (
    <ConditionalQuestion name={field.name}>
      <TextField {...field} short />
    </ConditionalQuestion>
  ),
  currentPets: (field) => <CheckboxField {...field} />,
  propertyType: (field) => <RadioField {...field} />,
  dogExperience: (field) => <RadioField {...field} />,
  timeline: (field) => <RadioField {...field} />,
  militaryStatus: (field) => <RadioField {...field} />,
  deploymentConsiderations: (field) => (
    <ConditionalQuestion name={field.name}>
      <RadioField {...field} />
    </ConditionalQuestion>
  ),
  guardianGoals: (field) => <CheckboxField {...field} />,
  additionalInfo: (field) => <LongTextField {...field} />,
  hearAboutUs: (field) => <SelectField {...field} placeholder={FORM.chooseAnswer} />,
};

const SECTIONS = Object.keys(SECTION_FIELDS) as (keyof typeof SECTION_FIELDS)[];

/** The form's questions in the sections and the order of the contract, which the owner's mail uses too. */
export function Questions() {
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

/** Formik renders every question at each keystroke; the memo skips the fields whose message has not changed. */
function Question<Name extends FieldName>({ name }: { readonly name: Name }) {
  const field = useFieldProps(name);
  return useMemo(() => FIELDS[name](field), [name, field]);
}
