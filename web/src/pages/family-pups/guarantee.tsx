import { defineStyle } from '@chakra-ui/react';
import { FAMILY_PUPS } from '../../content/family-pups.ts';
import { columns, Section } from '../../ui/section.tsx';

const styles = defineStyle({
  paddingBottom: '0',
  '& > .container': { ...columns, gridTemplateColumns: { lg: '5fr 8fr' }, rowGap: '4', alignItems: 'start' },
  '& p': { maxWidth: 'measure', whiteSpace: 'pre-line' },
});

/** The terms of the health guarantee, if the owner has written them. */
export function Guarantee() {
  const { heading, terms } = FAMILY_PUPS.guarantee;
  if (!terms) return null;
  return (
    <Section css={styles}>
      <div className="container">
        <h2>{heading}</h2>
        <p>{terms}</p>
      </div>
    </Section>
  );
}
