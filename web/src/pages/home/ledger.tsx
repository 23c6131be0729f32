import { chakra } from '@chakra-ui/react';
import { dollars, FARM } from '../../content/farm.ts';
import { HOME } from '../../content/home.ts';
import { Heading3 } from '../../ui/section.tsx';
import { forcedEdge } from '../../ui/theme/forced-colors.ts';

const Panel = chakra('div', {
  base: { padding: { base: 'min(1.5rem, 7.5vw)', sm: '10' }, bg: 'straw', borderRadius: 'plate', ...forcedEdge },
});

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '2',
    paddingBlock: '1.5',
    '& dt': { display: 'flex', flex: '1 1 6em', alignItems: 'baseline', gap: '2' },
    '& dd': { color: 'fg.heading', fontFamily: 'heading', fontWeight: '600', whiteSpace: 'nowrap' },
    // A dotted line between name and amount.
    '& dt::after': { content: '""', flexGrow: '1', borderBottom: '2px dotted {colors.bark}' },
  },
});

export function Ledger() {
  return (
    <Panel>
      <Heading3 marginBottom="4">{HOME.pricing.included}</Heading3>
      <dl>
        {FARM.included.map((value) => (
          <Line key={value.name}>
            <dt>{value.name}</dt>
            <dd>{dollars(value.worth)}</dd>
          </Line>
        ))}
      </dl>
    </Panel>
  );
}
