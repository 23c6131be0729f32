import { Main } from '../../ui/main.tsx';
import { Container, Heading1, Section } from '../../ui/section.tsx';

export default function FamilyPupsPage() {
  return (
    <Main>
      <Section>
        <Container>
          <Heading1 tabIndex={-1}>FamilyPups</Heading1>
        </Container>
      </Section>
    </Main>
  );
}
