import { FormikProvider } from 'formik';
import { SUBMIT_PATH } from 'functions/contract/call.ts';
import { FORM } from '../content/consultation.ts';
import { prepareAppCheck } from './app-check.ts';
import { DraftNote } from './draft-note.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { Honeypot } from './honeypot.tsx';
import { MessagesProvider } from './messages.ts';
import { Questions } from './questions.tsx';
import type { Submission } from './submission.ts';
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
export function ConsultationForm({ submission }: { readonly submission: Submission | undefined }) {
  const { form, formik, messages, draft, readControls, submit } = useConsultationForm(submission);
  return (
    <FormikProvider value={formik}>
      <MessagesProvider value={messages}>
        <form
          ref={form}
          method="post"
          action={SUBMIT_PATH}
          aria-label={FORM.name}
          onFocus={prepareAppCheck}
          onInput={readControls}
          onSubmit={submit}
        >
          {draft.restored && <DraftNote onClear={draft.clear} onUndo={draft.undo} />}
          <ErrorSummary />
          {FIELDS}
          <SubmitRow submission={submission} />
        </form>
      </MessagesProvider>
    </FormikProvider>
  );
}
