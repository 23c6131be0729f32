import { chakra } from '@chakra-ui/react';
import { HOME } from '../../content/home.ts';
import { PATHS, SECTIONS } from '../../routes.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import { ButtonNote, Container, Heading2, Section, Text } from '../../ui/section.tsx';
import { Ledger } from './ledger.tsx';
import { Tiers } from './tiers.tsx';

const Columns = chakra(Container, {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', lg: '7fr 5fr' },
    columnGap: { lg: 'clamp(4rem, 8vw, 7rem)' },
    rowGap: { base: '3.5', lg: '10' },
    alignItems: 'start',
  },
});

export function Pricing() {
  const { heading, text, action, note } = HOME.pricing;
  return (
    <Section id={SECTIONS.pricing} tabIndex={-1}>
      <Columns>
        <Heading2>{heading}</Heading2>
        <Text>{text}</Text>
        <chakra.div marginTop={{ base: '6', lg: '0' }}>
          <Tiers />
        </chakra.div>
        <chakra.div marginTop={{ base: '7', lg: '0' }}>
          <Ledger />
          <ButtonAnchor href={PATHS.consultation} look="second" marginTop="6">
            {action}
          </ButtonAnchor>
          <ButtonNote>{note}</ButtonNote>
        </chakra.div>
      </Columns>
    </Section>
  );
}
