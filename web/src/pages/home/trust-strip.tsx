import { chakra } from '@chakra-ui/react';
import { HeartHandshake, type IconNode, Medal, Stethoscope } from 'lucide';
import { HOME } from '../../content/home.ts';
import { Icon } from '../../ui/icon.tsx';
import { Container, Section } from '../../ui/section.tsx';
import { Figure, TrustList, TrustRow } from '../../ui/trust-list.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

const { heading, families, since, claims } = HOME.trust;

const ROWS: readonly (readonly [IconNode, string])[] = [
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
          {ROWS.map(([icon, text]) => (
            <TrustRow key={text}>
              <Icon of={icon} />
              <chakra.span maxWidth={{ lg: '13em' }}>{text}</chakra.span>
            </TrustRow>
          ))}
        </TrustList>
      </Container>
    </Section>
  );
}
