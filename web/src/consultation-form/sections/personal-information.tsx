import { LOCATION } from 'functions/contract/options.ts';
import { FORM } from '../../content/consultation.ts';
import { SelectField, TextField } from '../fields.tsx';
import { FormSection } from '../form-section.tsx';

export function PersonalInformation() {
  return (
    <FormSection {...FORM.sections.personal}>
      <TextField name="firstName" autoComplete="given-name" autoCapitalize="words" short />
      <TextField name="lastName" autoComplete="family-name" autoCapitalize="words" short />
      <TextField name="email" type="email" inputMode="email" autoComplete="email" spellCheck={false} />
      <TextField name="phone" type="tel" inputMode="tel" autoComplete="tel" short />
      <SelectField name="location" options={LOCATION} nothing={FORM.choosePlace} />
    </FormSection>
  );
}
