import { useFormikContext } from 'formik';
import { asksChildrenAges } from 'functions/contract/consultation.ts';
import { CURRENT_PETS, FAMILY_SIZE, PROPERTY_TYPE } from 'functions/contract/options.ts';
import { FORM } from '../../content/consultation.ts';
import { Conditional } from '../../ui/field.tsx';
import type { Answers } from '../answers.ts';
import { CheckboxField, RadioField, TextField } from '../fields.tsx';
import { FormSection } from '../form-section.tsx';

export function FamilySituation() {
  const { values } = useFormikContext<Answers>();
  return (
    <FormSection {...FORM.sections.family}>
      <RadioField name="familySize" options={FAMILY_SIZE} />
      {asksChildrenAges(values) && (
        <Conditional>
          <TextField name="childrenAges" autoComplete="off" short />
        </Conditional>
      )}
      <CheckboxField name="currentPets" options={CURRENT_PETS} />
      <RadioField name="propertyType" options={PROPERTY_TYPE} />
    </FormSection>
  );
}
