import { asksChildrenAges } from 'functions/contract/consultation.ts';
import { CURRENT_PETS, FAMILY_SIZE, PROPERTY_TYPE } from 'functions/contract/options.ts';
import { FORM } from '../../content/consultation.ts';
import { Asked } from '../asked.tsx';
import { CheckboxField, RadioField, TextField } from '../fields.tsx';
import { FormSection } from '../form-section.tsx';

export function FamilySituation() {
  return (
    <FormSection {...FORM.sections.family}>
      <RadioField name="familySize" options={FAMILY_SIZE} />
      <Asked if={asksChildrenAges}>
        <TextField name="childrenAges" autoComplete="off" short />
      </Asked>
      <CheckboxField name="currentPets" options={CURRENT_PETS} />
      <RadioField name="propertyType" options={PROPERTY_TYPE} />
    </FormSection>
  );
}
