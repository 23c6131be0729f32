import { Main } from '../../ui/main.tsx';
import { Container, Heading1, Section } from '../../ui/section.tsx';

export default function FamilyConsultationPage() {
  return (
    <Main>
      <Section>
        <Container>
          <Heading1 tabIndex={-1}>FamilyConsultation</Heading1>
        </Container>
      </Section>
    </Main>
  );
}
