import { chakra } from '@chakra-ui/react';
import { HeartHandshake, type LucideIcon, Medal, Stethoscope } from 'lucide-react';
import { HOME } from '../../content/home.ts';
import { Container, Section } from '../../ui/section.tsx';
import { Figure, TrustList, TrustRow } from '../../ui/trust-list.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

const { heading, families, since, claims } = HOME.trust;

const ROWS: readonly (readonly [LucideIcon, string])[] = [
  [Medal, claims.military],
  [Stethoscope, claims.health],
  [HeartHandshake, claims.support],
];

export function TrustStrip() {
  return (
    <Section ground="deep" space="none" paddingTop={{ base: '3', md: '9' }} paddingBottom={{ base: '3', md: '9' }}>
      <Container>
        <VisuallyHidden asChild>
          <h2>{heading}</h2>
        </VisuallyHidden>
        <TrustList>
          <Figure {...families} />
          <Figure {...since} />
          {ROWS.map(([Icon, text]) => (
            <TrustRow key={text}>
              <Icon size={24} aria-hidden="true" />
              <chakra.span maxWidth={{ lg: '13em' }}>{text}</chakra.span>
            </TrustRow>
          ))}
        </TrustList>
      </Container>
    </Section>
  );
}
