import { HEAR_ABOUT_US } from 'functions/contract/options.ts';
import { FORM } from '../../content/consultation.ts';
import { LongTextField, SelectField } from '../fields.tsx';
import { FormSection } from '../form-section.tsx';

export function AdditionalInformation() {
  return (
    <FormSection {...FORM.sections.additional}>
      <LongTextField name="additionalInfo" />
      <SelectField name="hearAboutUs" options={HEAR_ABOUT_US} nothing={FORM.chooseAnswer} />
    </FormSection>
  );
}
