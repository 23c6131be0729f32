import { Main } from '../../ui/main.tsx';
import { Container, Heading1, Section } from '../../ui/section.tsx';

export default function HomePage() {
  return (
    <Main>
      <Section>
        <Container>
          <Heading1 tabIndex={-1}>Home</Heading1>
        </Container>
      </Section>
    </Main>
  );
}
