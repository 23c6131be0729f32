import { defineStyle } from '@chakra-ui/react';
import { FARM } from '../../content/farm.ts';
import { HOME } from '../../content/home.ts';
import { SECTIONS } from '../../content/site.ts';
import { PATHS } from '../../routes.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import { Ledger } from './ledger.tsx';
import { Tiers } from './tiers.tsx';

const styles = defineStyle({
  '& > .container': {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', lg: '7fr 5fr' },
    columnGap: { lg: 'clamp(4rem, 8vw, 7rem)' },
    rowGap: { base: '3.5', lg: '10' },
    alignItems: 'start',
    '& > p': { maxWidth: 'measure' },
    '& > .tiers > p': { marginTop: '5', maxWidth: 'measure' },
    '& > .tiers': { marginTop: { base: '6', lg: '0' } },
    '& > .included': { marginTop: { base: '5', lg: '0' } },
  },
});

export function Pricing() {
  const { heading, text, action, note } = HOME.pricing;
  return (
    <Section id={SECTIONS.pricing} tabIndex={-1} css={styles}>
      <div className="container">
        <h2>{heading}</h2>
        <p>{text}</p>
        <div className="tiers">
          <Tiers />
          {FARM.olderCostsLess && <p>{FARM.olderCostsLess}</p>}
        </div>
        <div className="included">
          <Ledger />
          <ButtonAnchor href={PATHS.consultation} look="second" marginTop={{ base: '5', md: '6' }}>
            {action}
          </ButtonAnchor>
          <p className="button-note">{note}</p>
        </div>
      </div>
    </Section>
  );
}
