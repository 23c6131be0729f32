import { ConsultationForm } from '../../consultation-form/consultation-form.tsx';
import { SubmissionProvider, useSubmission } from '../../consultation-form/submission.tsx';
import { SubmissionToast } from '../../consultation-form/submission-toast.tsx';
import { Main } from '../../ui/main.tsx';
import { Container } from '../../ui/section.tsx';
import { Intro } from './intro.tsx';
import { ThankYou } from './thank-you.tsx';
import { Trust } from './trust.tsx';
import { WithoutScript } from './without-script.tsx';

export default function FamilyConsultationPage() {
  return (
    <SubmissionProvider>
      <Consultation />
    </SubmissionProvider>
  );
}

function Consultation() {
  const submission = useSubmission();
  return (
    <Main>
      {submission.isSuccess ? (
        <ThankYou />
      ) : (
        <>
          <Intro />
          <Container>
            <WithoutScript />
            <ConsultationForm submission={submission} />
          </Container>
          <Trust />
        </>
      )}
      <SubmissionToast submission={submission} />
    </Main>
  );
}
