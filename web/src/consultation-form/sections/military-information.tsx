import { useFormikContext } from 'formik';
import { asksDeployment } from 'functions/contract/consultation.ts';
import { DEPLOYMENT_CONSIDERATIONS, MILITARY_STATUS } from 'functions/contract/options.ts';
import { FORM } from '../../content/consultation.ts';
import { Conditional } from '../../ui/field.tsx';
import type { Answers } from '../answers.ts';
import { RadioField } from '../fields.tsx';
import { FormSection } from '../form-section.tsx';

export function MilitaryInformation() {
  const { values } = useFormikContext<Answers>();
  return (
    <FormSection {...FORM.sections.military}>
      <RadioField name="militaryStatus" options={MILITARY_STATUS} />
      {asksDeployment(values) && (
        <Conditional>
          <RadioField name="deploymentConsiderations" options={DEPLOYMENT_CONSIDERATIONS} />
        </Conditional>
      )}
    </FormSection>
  );
}
