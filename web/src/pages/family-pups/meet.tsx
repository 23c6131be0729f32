import { chakra } from '@chakra-ui/react';
import { FAMILY_PUPS } from '../../content/family-pups.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { Container, Heading2, Lead, Section } from '../../ui/section.tsx';
import { LARGE_TEXT } from '../../ui/theme/large-text.ts';

const Sides = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '1fr 1fr' },
    marginTop: { base: '8', md: '12' },
    borderTop: 'head',
    '& > div': {
      display: 'flex',
      gap: { base: '5', lg: '8' },
      alignItems: 'flex-start',
      paddingTop: '7',
      paddingBottom: { base: '5', md: '2' },
      [LARGE_TEXT]: { flexDirection: 'column' },
    },
    '& picture': { flexShrink: '0', width: { base: '104px', lg: '160px' } },
    '& img': { aspectRatio: '1 / 1', borderRadius: 'plate' },
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
          {sides.map(({ name, text, picture }) => (
            <div key={name}>
              <Picture name={picture} place="meetPlate" />
              <div>
                <Side>{name}</Side>
                <chakra.p maxWidth="28em">{text}</chakra.p>
              </div>
            </div>
          ))}
        </Sides>
      </Container>
    </Section>
  );
}
