import { defineStyle } from '@chakra-ui/react';
import { Medal, Stethoscope } from 'lucide';
import { CONSULTATION } from '../../content/consultation.ts';
import { Hills } from '../../ui/hills.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/section.tsx';
import { Figure, TrustList } from '../../ui/trust-list.tsx';

const { heading, families, since, military, veterinarians } = CONSULTATION.trust;

const styles = defineStyle({
  '& > .container': { paddingBottom: { base: '6', md: '16' } },
  '& h2': { textStyle: 'h2Form', marginBottom: { base: '4', md: '7' } },
});

export function Trust() {
  return (
    <Section
      ground="straw"
      space="none"
      marginTop={{ base: '16', md: '28' }}
      paddingTop={{ base: '10', md: '12' }}
      css={styles}
    >
      <div className="container">
        <h2>{heading}</h2>
        <TrustList css={{ '&& > li': { borderColor: 'quiltTan' } }}>
          <Figure {...families} />
          <Figure {...since} />
          <li className="row">
            <Icon of={Medal} size={24} />
            {military}
          </li>
          <li className="row">
            <Icon of={Stethoscope} size={24} />
            {veterinarians}
          </li>
        </TrustList>
      </div>
      <Hills />
    </Section>
  );
}
