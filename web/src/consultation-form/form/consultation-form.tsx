import { FormikProvider } from 'formik';
import { SUBMIT_PATH } from 'functions/contract/call.ts';
import { FORM } from '../../content/consultation.ts';
import { DraftNote } from '../draft/draft-note.tsx';
import { useDraft } from '../draft/use-draft.ts';
import { prepareAppCheck } from '../sending/app-check.ts';
import type { Submission } from '../sending/submission.ts';
import { ErrorSummary } from './error-summary.tsx';
import { Honeypot } from './honeypot.tsx';
import { Questions } from './questions.tsx';
import { SubmitRow } from './submit-row.tsx';
import { useConsultationForm } from './use-consultation-form.ts';

/** One constant element, so that React does not render the sections again at each keystroke. */
const FIELDS = (
  <>
    <Questions />
    <Honeypot />
  </>
);

/** Without script, the browser posts the form to the same path, and the response is a page. */
export function ConsultationForm({ submission }: { readonly submission: Submission }) {
  const state = useConsultationForm(submission);
  const draft = useDraft(state);
  return (
    <FormikProvider value={state.formik}>
      <form
        ref={state.form}
        method="post"
        action={SUBMIT_PATH}
        aria-label={FORM.name}
        onFocus={prepareAppCheck}
        onInput={state.readControls}
        onSubmit={state.submit}
      >
        {draft.restored && <DraftNote onClear={draft.clear} onUndo={draft.undo} />}
        <ErrorSummary />
        {FIELDS}
        <SubmitRow submission={submission} />
      </form>
    </FormikProvider>
  );
}
