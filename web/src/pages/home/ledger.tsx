import { chakra } from '@chakra-ui/react';
import { dollars, FARM } from '../../content/farm.ts';
import { HOME } from '../../content/home.ts';
import { Heading3 } from '../../ui/section.tsx';

const Panel = chakra('div', {
  base: { padding: { base: 'min(1.5rem, 7.5vw)', sm: '10' }, bg: 'straw', borderRadius: 'plate' },
});

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '2',
    paddingBlock: '1.5',
    '& dt': { flexShrink: '1' },
    '& dd': { color: 'fg.heading', fontFamily: 'heading', fontWeight: '600', whiteSpace: 'nowrap' },
    // Dotted leader between name and figure.
    '&:not(:last-child) dt': { display: 'flex', flex: '1 1 6em', alignItems: 'baseline', gap: '2' },
    '&:not(:last-child) dt::after': { content: '""', flexGrow: '1', borderBottom: '2px dotted {colors.bark}' },
    _last: {
      justifyContent: 'space-between',
      marginTop: '3',
      paddingTop: '3',
      borderTop: '2px solid {colors.deep}',
      fontWeight: '650',
      '& dd': { fontSize: 'min(2rem, 10vw)', lineHeight: '1.2' },
    },
  },
});

export function Ledger() {
  const { included, sum, total } = HOME.pricing;
  return (
    <Panel>
      <Heading3 marginBottom="4">{included}</Heading3>
      <dl>
        {FARM.includedValues.map((value) => (
          <Line key={value.name}>
            <dt>{value.name}</dt>
            <dd>{dollars(value.dollars)}</dd>
          </Line>
        ))}
        <Line>
          <dt>{sum}</dt>
          <dd>{total}</dd>
        </Line>
      </dl>
    </Panel>
  );
}
