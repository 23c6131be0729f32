import { defineStyle } from '@chakra-ui/react';
import { Medal, Stethoscope } from 'lucide';
import { ConsultationForm } from '../../consultation-form/consultation-form.tsx';
import { useSentAt } from '../../consultation-form/sending/sent-request.ts';
import { CONSULTATION } from '../../content/consultation.ts';
import { Hills } from '../../ui/hills.tsx';
import { HydratedLater } from '../../ui/hydrated-later.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Main } from '../../ui/main.tsx';
import { PlainList } from '../../ui/plain-list.tsx';
import { Section } from '../../ui/section.tsx';
import { Figure } from '../../ui/trust-list.tsx';
import { Host } from '../host.tsx';
import { Intro } from './intro.tsx';
import { ThankYou } from './thank-you.tsx';

export { SubmissionToast } from '../../consultation-form/sending/submission-toast.tsx';

export default function FamilyConsultationPage() {
  const sent = useSentAt();
  return (
    <Main>
      {sent ? (
        <>
          <meta name="robots" content="noindex" />
          <ThankYou sentAt={sent} />
        </>
      ) : (
        <>
          <HydratedLater>
            <Intro />
          </HydratedLater>
          <ConsultationForm>
            <Host small />
          </ConsultationForm>
          <HydratedLater>
            <Trust />
          </HydratedLater>
        </>
      )}
    </Main>
  );
}

const trust = defineStyle({
  marginTop: { base: '16', md: '28' },
  paddingTop: { base: '10', md: '12' },
  '& > .container': { paddingBottom: { base: '6', md: '16' } },
  '& h2': { textStyle: 'h2Form', marginBottom: { base: '4', md: '7' } },
  '&& ul > li': { borderColor: 'quiltTan' },
});

function Trust() {
  const { heading, families, since, military, veterinarians } = CONSULTATION.trust;
  return (
    <Section ground="straw" space="none" css={trust} edge={<Hills />}>
      <h2>{heading}</h2>
      <PlainList className="trust-list">
        <Figure {...families} />
        <Figure {...since} />
        <li className="row">
          <Icon of={Medal} size={24} />
          {military}
        </li>
        <li className="row">
          <Icon of={Stethoscope} size={24} />
          {veterinarians}
        </li>
      </PlainList>
    </Section>
  );
}
