import { asksDeployment } from 'functions/contract/consultation.ts';
import { DEPLOYMENT_CONSIDERATIONS, MILITARY_STATUS } from 'functions/contract/options.ts';
import { FORM } from '../../content/consultation.ts';
import { Asked } from '../asked.tsx';
import { RadioField } from '../fields.tsx';
import { FormSection } from '../form-section.tsx';

export function MilitaryInformation() {
  return (
    <FormSection {...FORM.sections.military}>
      <RadioField name="militaryStatus" options={MILITARY_STATUS} />
      <Asked if={asksDeployment}>
        <RadioField name="deploymentConsiderations" options={DEPLOYMENT_CONSIDERATIONS} />
      </Asked>
    </FormSection>
  );
}
