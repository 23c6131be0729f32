import { chakra } from '@chakra-ui/react';
import { FAMILY_PUPS } from '../../content/family-pups.ts';
import { Container, Heading2, Lead, Section } from '../../ui/section.tsx';

const Sides = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '1fr 1fr' },
    marginTop: { base: '8', md: '12' },
    borderTop: 'head',
    '& > div': { paddingTop: '7', paddingBottom: { base: '5', md: '2' } },
    '& > div + div': {
      borderLeft: { md: 'hairline' },
      borderTop: { base: 'hairline', md: 'none' },
      paddingLeft: { md: '12' },
    },
    '& > div:first-of-type': { paddingRight: { md: '12' } },
  },
});

const Side = chakra('h3', {
  base: { textStyle: 'quote', fontWeight: '600', marginBottom: '2' },
});

export function Meet() {
  const { heading, lead, sides } = FAMILY_PUPS.meet;
  return (
    <Section>
      <Container>
        <Heading2>{heading}</Heading2>
        <Lead marginTop="4">{lead}</Lead>
        <Sides>
          {sides.map(({ name, text }) => (
            <div key={name}>
              <Side>{name}</Side>
              <chakra.p maxWidth="28em">{text}</chakra.p>
            </div>
          ))}
        </Sides>
      </Container>
    </Section>
  );
}
