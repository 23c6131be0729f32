import { SITE } from '../content/site.ts';
import { PATHS } from '../routes.ts';
import { ButtonAnchor } from '../ui/button.tsx';
import { HillEdge } from '../ui/hill-edge.tsx';
import { Main } from '../ui/main.tsx';
import { Picture } from '../ui/picture/picture.tsx';
import { Container, Heading1, Lead, Section } from '../ui/section.tsx';

export function NotFoundPage() {
  const { heading, text, action } = SITE.notFound;
  return (
    <Main>
      <Section space="none" bg="sky" overflow="hidden" height={{ base: '690px', md: 'clamp(690px, 57vw, 1240px)' }}>
        <Picture
          name="hero"
          first
          decorative
          position="absolute"
          left="0"
          maxWidth="none"
          height="auto"
          width={{ base: '82rem', sm: '175%', '2xl': '100%' }}
          bottom={{ base: '-3.5rem', sm: '-21vw', '2xl': '-3vw' }}
        />
        <HillEdge />
        <Container position="relative" paddingTop={{ base: '10', md: '20' }}>
          <Heading1 tabIndex={-1}>{heading}</Heading1>
          <Lead marginTop="4">{text}</Lead>
          <ButtonAnchor href={PATHS.home} size="large" wide marginTop="6">
            {action}
          </ButtonAnchor>
        </Container>
      </Section>
    </Main>
  );
}
