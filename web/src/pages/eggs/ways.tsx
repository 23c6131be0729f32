import { chakra } from '@chakra-ui/react';
import { Egg, MapPin, Truck } from 'lucide';
import { EGGS } from '../../content/eggs.ts';
import { Icon } from '../../ui/icon.tsx';
import { Container, Heading3, Section } from '../../ui/section.tsx';

const Columns = chakra(Container, {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: 'repeat(3, 1fr)' },
    columnGap: '10',
    rowGap: '6',
    '& > div': { borderTop: 'head', paddingTop: '5' },
    '& svg': { color: 'var(--accent)', marginBottom: '3', _print: { display: 'none' } },
  },
});

const { dozen, pickup, delivery } = EGGS.ways;
const WAYS = [
  { icon: Egg, ...dozen },
  { icon: MapPin, ...pickup },
  { icon: Truck, ...delivery },
];

export function Ways() {
  return (
    <Section>
      <Columns>
        {WAYS.map(({ icon, heading, text }) => (
          <div key={heading}>
            <Icon of={icon} size={32} />
            <Heading3 as="h2">{heading}</Heading3>
            <chakra.p marginTop="2">{text}</chakra.p>
          </div>
        ))}
      </Columns>
    </Section>
  );
}
