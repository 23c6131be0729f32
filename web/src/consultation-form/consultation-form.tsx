import { chakra } from '@chakra-ui/react';
import { FormikProvider } from 'formik';
import { SUBMIT_PATH } from 'functions/contract/call.ts';
import { FORM } from '../content/consultation.ts';
import { prepareAppCheck } from './app-check.ts';
import { DraftNote } from './draft-note.tsx';
import { moveOnEnter } from './enter-key.ts';
import { ErrorSummary } from './error-summary.tsx';
import { Honeypot } from './honeypot.tsx';
import { LastSolved } from './last-problem.tsx';
import { MessagesContext } from './messages.ts';
import { ProgressProvider } from './progress.tsx';
import { ProgressColumn } from './progress-column.tsx';
import { Questions } from './questions.tsx';
import { SubmitRow, type SubmitRowProps } from './submit-row.tsx';
import { useConsultationForm } from './use-consultation-form.ts';

/** On wide screens the quilt is on the left, and the questions are on the right. */
const Frame = chakra('form', {
  base: {
    display: { lg: 'grid' },
    gridTemplateColumns: 'minmax(14rem, 1fr) minmax(0, {sizes.form})',
    columnGap: '12',
    '& > :not(aside)': { gridColumn: '2' },
  },
});

/** One constant element, so that React does not render the sections again at each keystroke. */
const FIELDS = (
  <>
    <ProgressColumn />
    <Questions />
    <Honeypot />
  </>
);

/** Without script, the browser posts the form to the same path, and the response is a page. */
export function ConsultationForm({ submission, children }: SubmitRowProps) {
  const { form, formik, messages, lastSolved, draft, readControls, submit } = useConsultationForm(submission);
  return (
    <FormikProvider value={formik}>
      <MessagesContext value={messages}>
        <LastSolved value={lastSolved}>
          <ProgressProvider>
            <Frame
              ref={form}
              method="post"
              action={SUBMIT_PATH}
              aria-label={FORM.name}
              onFocus={prepareAppCheck}
              onInput={readControls}
              onKeyDown={moveOnEnter}
              onSubmit={submit}
            >
              {draft.restored && <DraftNote onClear={draft.clear} onUndo={draft.undo} />}
              <ErrorSummary />
              {FIELDS}
              <SubmitRow submission={submission}>{children}</SubmitRow>
            </Frame>
          </ProgressProvider>
        </LastSolved>
      </MessagesContext>
    </FormikProvider>
  );
}
