import { chakra } from '@chakra-ui/react';
import { EGGS } from '../../content/eggs.ts';
import { Container, Heading2, Heading3, Section } from '../../ui/section.tsx';

const Columns = chakra(Container, {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '2fr 1.4fr 1.4fr' },
    rowGap: '6',
    '& > div + div': {
      borderLeft: { md: 'hairline' },
      borderTop: { base: 'hairline', md: 'none' },
      paddingLeft: { md: '10' },
      paddingTop: { base: '5', md: '1' },
    },
  },
});

export function Ways() {
  const { dozen, pickup, delivery } = EGGS.ways;
  return (
    <Section>
      <Columns>
        <div>
          <Heading2>{dozen.heading}</Heading2>
          <p>{dozen.text}</p>
        </div>
        {[pickup, delivery].map(({ heading, text }) => (
          <div key={heading}>
            <Heading3>{heading}</Heading3>
            <chakra.p maxWidth="16em">{text}</chakra.p>
          </div>
        ))}
      </Columns>
    </Section>
  );
}
