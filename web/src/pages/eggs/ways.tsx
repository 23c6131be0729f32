import { chakra } from '@chakra-ui/react';
import { Egg, MapPin, Truck } from 'lucide';
import { EGGS } from '../../content/eggs.ts';
import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/section.tsx';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: 'repeat(3, 1fr)' },
    columnGap: '10',
    rowGap: '6',
    '& > div': { borderTop: 'head', paddingTop: '5' },
    '& h2': { textStyle: 'h3' },
    '& p': { marginTop: '2' },
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
      <Columns className="container">
        {WAYS.map(({ icon, heading, text }) => (
          <div key={heading}>
            <Icon of={icon} size={32} />
            <h2>{heading}</h2>
            <p>{text}</p>
          </div>
        ))}
      </Columns>
    </Section>
  );
}
