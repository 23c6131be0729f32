import { chakra } from '@chakra-ui/react';
import { TESTIMONIALS } from '../../content/testimonials.ts';
import { PATHS } from '../../routes.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import { heroAction } from '../../ui/hero-action.ts';
import { Section } from '../../ui/section.tsx';

export function Hero() {
  const { heading, lead, action } = TESTIMONIALS.hero;
  return (
    <Section space="none" paddingTop={{ base: '10', md: '20' }} paddingBottom={{ base: '9', md: '14' }}>
      <div className="container">
        <chakra.h1 tabIndex={-1} maxWidth="11em">
          {heading}
        </chakra.h1>
        <chakra.p className="lead" marginTop="5">
          {lead}
        </chakra.p>
        <ButtonAnchor href={PATHS.consultation} size="large" wide marginTop="6" css={heroAction}>
          {action}
        </ButtonAnchor>
      </div>
    </Section>
  );
}
