import { chakra } from '@chakra-ui/react';
import { FAMILY_PUPS } from '../../content/family-pups.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { Section } from '../../ui/section.tsx';

const Plates = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' },
    columnGap: { base: '6', lg: '12' },
    rowGap: '10',
    marginTop: { base: '8', md: '10' },
    '& img': { height: 'auto', aspectRatio: '1 / 1', borderRadius: 'plate' },
    '& h3': { textStyle: 'h3', marginTop: '5' },
    '& p': { marginTop: '1.5', maxWidth: '28em' },
  },
});

const PICTURES = ['guardian-sweet', 'guardian-playful'] as const;

export function Meet() {
  const { heading, lead, sides } = FAMILY_PUPS.meet;
  return (
    <Section>
      <div className="container">
        <h2>{heading}</h2>
        <chakra.p className="lead" marginTop="4">
          {lead}
        </chakra.p>
        <Plates>
          {PICTURES.map((picture, index) => (
            <article key={picture}>
              <Picture name={picture} place="meetPlate" />
              <h3>{sides[index]?.name}</h3>
              <p>{sides[index]?.text}</p>
            </article>
          ))}
        </Plates>
      </div>
    </Section>
  );
}
