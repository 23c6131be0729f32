import { DOG_EXPERIENCE, TIMELINE } from 'functions/contract/options.ts';
import { FORM } from '../../content/consultation.ts';
import { RadioField } from '../fields.tsx';
import { FormSection } from '../form-section.tsx';

export function ExperienceTimeline() {
  return (
    <FormSection {...FORM.sections.experience}>
      <RadioField name="dogExperience" options={DOG_EXPERIENCE} />
      <RadioField name="timeline" options={TIMELINE} />
    </FormSection>
  );
}
