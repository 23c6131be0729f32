import { TESTIMONIALS } from '../../content/testimonials.ts';
import { PATHS } from '../../routes.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import { heroAction } from '../../ui/hero-action.ts';
import { Container, Heading1, Lead, Section } from '../../ui/section.tsx';

export function Hero() {
  const { heading, lead, action } = TESTIMONIALS.hero;
  return (
    <Section space="none" paddingTop={{ base: '10', md: '20' }} paddingBottom={{ base: '9', md: '14' }}>
      <Container>
        <Heading1 tabIndex={-1} maxWidth="11em">
          {heading}
        </Heading1>
        <Lead marginTop="5">{lead}</Lead>
        <ButtonAnchor href={PATHS.consultation} size="large" wide marginTop="6" css={heroAction}>
          {action}
        </ButtonAnchor>
      </Container>
    </Section>
  );
}
