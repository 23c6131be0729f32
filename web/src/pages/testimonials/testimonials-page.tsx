import { Main } from '../../ui/main.tsx';
import { Container, Heading1, Section } from '../../ui/section.tsx';

export default function TestimonialsPage() {
  return (
    <Main>
      <Section>
        <Container>
          <Heading1 tabIndex={-1}>Testimonials</Heading1>
        </Container>
      </Section>
    </Main>
  );
}
