import { ConsultationForm } from '../../consultation-form/consultation-form.tsx';
import { forgetSubmission, useSubmission } from '../../consultation-form/submission.ts';
import { HydratedLater } from '../../served-page.tsx';
import { Main } from '../../ui/main.tsx';
import { Host } from '../host.tsx';
import { Intro } from './intro.tsx';
import { ThankYou } from './thank-you.tsx';
import { Trust } from './trust.tsx';

export { SubmissionToast } from '../../consultation-form/submission-toast.tsx';

/** One constant element, so that the end of the form is not rendered again at each keystroke. */
const HOST = <Host small />;

export default function FamilyConsultationPage() {
  const submission = useSubmission();
  return (
    <Main>
      {submission?.status === 'success' ? (
        <>
          <meta name="robots" content="noindex" />
          <ThankYou sentAt={submission.submittedAt} onLeave={forgetSubmission} />
        </>
      ) : (
        <>
          <HydratedLater>
            <Intro />
          </HydratedLater>
          <div className="container">
            <ConsultationForm submission={submission}>{HOST}</ConsultationForm>
          </div>
          <HydratedLater>
            <Trust />
          </HydratedLater>
        </>
      )}
    </Main>
  );
}
