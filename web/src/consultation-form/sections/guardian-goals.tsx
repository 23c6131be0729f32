import { GUARDIAN_GOALS } from 'functions/contract/options.ts';
import { FORM } from '../../content/consultation.ts';
import { CheckboxField } from '../fields.tsx';
import { FormSection } from '../form-section.tsx';

export function GuardianGoals() {
  return (
    <FormSection {...FORM.sections.goals}>
      <CheckboxField name="guardianGoals" options={GUARDIAN_GOALS} />
    </FormSection>
  );
}
