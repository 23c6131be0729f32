import { PHONE_MIN_LENGTH } from 'functions/contract/lengths.ts';
import {
  CURRENT_PETS,
  DEPLOYMENT_CONSIDERATIONS,
  DOG_EXPERIENCE,
  FAMILY_SIZE,
  GUARDIAN_GOALS,
  HEAR_ABOUT_US,
  LOCATION,
  MILITARY_STATUS,
  PROPERTY_TYPE,
  TIMELINE,
} from 'functions/contract/options.ts';
import { FORM } from '../../content/consultation.ts';
import { Asked } from './asked.tsx';
import { CheckboxField, LongTextField, RadioField, SelectField, TextField } from './fields.tsx';
import { FormSection } from './form-section.tsx';

const { personal, family, experience, military, goals, additional } = FORM.sections;

/** The six sections of the form, and what each of them asks. */
export function Sections() {
  return (
    <>
      <FormSection {...personal}>
        <TextField name="firstName" autoComplete="given-name" autoCapitalize="words" short />
        <TextField name="lastName" autoComplete="family-name" autoCapitalize="words" short />
        <TextField name="email" type="email" inputMode="email" autoComplete="email" spellCheck={false} />
        <TextField name="phone" type="tel" inputMode="tel" autoComplete="tel" minLength={PHONE_MIN_LENGTH} short />
        <SelectField name="location" options={LOCATION} nothing={FORM.choosePlace} />
      </FormSection>
      <FormSection {...family}>
        <RadioField name="familySize" options={FAMILY_SIZE} />
        <Asked name="childrenAges">
          <TextField name="childrenAges" short />
        </Asked>
        <CheckboxField name="currentPets" options={CURRENT_PETS} />
        <RadioField name="propertyType" options={PROPERTY_TYPE} />
      </FormSection>
      <FormSection {...experience}>
        <RadioField name="dogExperience" options={DOG_EXPERIENCE} />
        <RadioField name="timeline" options={TIMELINE} />
      </FormSection>
      <FormSection {...military}>
        <RadioField name="militaryStatus" options={MILITARY_STATUS} />
        <Asked name="deploymentConsiderations">
          <RadioField name="deploymentConsiderations" options={DEPLOYMENT_CONSIDERATIONS} />
        </Asked>
      </FormSection>
      <FormSection {...goals}>
        <CheckboxField name="guardianGoals" options={GUARDIAN_GOALS} />
      </FormSection>
      <FormSection {...additional}>
        <LongTextField name="additionalInfo" />
        <SelectField name="hearAboutUs" options={HEAR_ABOUT_US} nothing={FORM.chooseAnswer} />
      </FormSection>
    </>
  );
}
