import { chakra } from '@chakra-ui/react';
import { FormikProvider } from 'formik';
import { FORM } from '../content/consultation.ts';
import { prepareAppCheck } from './app-check.ts';
import { DraftNote } from './draft-note.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { Honeypot } from './honeypot.tsx';
import { AdditionalInformation } from './sections/additional-information.tsx';
import { ExperienceTimeline } from './sections/experience-timeline.tsx';
import { FamilySituation } from './sections/family-situation.tsx';
import { GuardianGoals } from './sections/guardian-goals.tsx';
import { MilitaryInformation } from './sections/military-information.tsx';
import { PersonalInformation } from './sections/personal-information.tsx';
import type { Submission } from './submission.tsx';
import { SubmitRow } from './submit-row.tsx';
import { useConsultationForm } from './use-consultation-form.ts';
import { useDraft } from './use-draft.ts';

/** Method dialog: a submit before the script has taken over goes nowhere, least of all into an address. */
const Form = chakra('form', { base: { '@media (scripting: none)': { display: 'none' } } });

/** Made once: a keystroke goes to the one field that it changes, not through all of them. */
const SECTIONS = (
  <>
    <PersonalInformation />
    <FamilySituation />
    <ExperienceTimeline />
    <MilitaryInformation />
    <GuardianGoals />
    <AdditionalInformation />
    <Honeypot />
  </>
);

export function ConsultationForm({ submission }: { readonly submission: Submission }) {
  const state = useConsultationForm(submission);
  const draft = useDraft(state);
  return (
    <FormikProvider value={state.formik}>
      <Form
        ref={state.form}
        method="dialog"
        noValidate
        aria-label={FORM.name}
        onFocus={prepareAppCheck}
        onSubmit={state.formik.handleSubmit}
      >
        {draft.restored && <DraftNote onClear={draft.clear} onUndo={draft.undo} />}
        <ErrorSummary />
        {SECTIONS}
        <SubmitRow submission={submission} />
      </Form>
    </FormikProvider>
  );
}
