import { Main } from '../../ui/main.tsx';
import { Container, Heading1, Section } from '../../ui/section.tsx';

export default function WorkingPupsPage() {
  return (
    <Main>
      <Section>
        <Container>
          <Heading1 tabIndex={-1}>WorkingPups</Heading1>
        </Container>
      </Section>
    </Main>
  );
}
