import { Medal, Stethoscope } from 'lucide';
import { CONSULTATION } from '../../content/consultation.ts';
import { Hills } from '../../ui/hills.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Container, Heading2, Section } from '../../ui/section.tsx';
import { Figure, TrustList, TrustRow } from '../../ui/trust-list.tsx';
import { Host } from '../host.tsx';

const { heading, families, since, military, veterinarians } = CONSULTATION.trust;

export function Trust() {
  return (
    <Section ground="straw" space="none" marginTop={{ base: '16', md: '28' }} paddingTop={{ base: '10', md: '12' }}>
      <Container paddingBottom={{ base: '6', md: '16' }}>
        <Heading2 textStyle="h2Form" marginBottom={{ base: '4', md: '7' }}>
          {heading}
        </Heading2>
        <Host />
        <TrustList justifyContent="flex-start" css={{ '&& > li': { borderColor: 'quiltTan' } }}>
          <Figure {...families} />
          <Figure {...since} />
          <TrustRow>
            <Icon of={Medal} size={24} />
            {military}
          </TrustRow>
          <TrustRow>
            <Icon of={Stethoscope} size={24} />
            {veterinarians}
          </TrustRow>
        </TrustList>
      </Container>
      <Hills />
    </Section>
  );
}
