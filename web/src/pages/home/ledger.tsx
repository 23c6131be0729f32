import { chakra } from '@chakra-ui/react';
import { dollars, FARM } from '../../content/farm.ts';
import { HOME } from '../../content/home.ts';
import { spread } from '../../ui/section.tsx';
import { forcedEdge } from '../../ui/theme/media.ts';

const Panel = chakra('div', {
  base: {
    padding: { base: 'min(1.125rem, 5vw)', sm: '10' },
    bg: 'straw',
    borderRadius: 'plate',
    ...forcedEdge,
    '& > div': { ...spread, alignItems: 'baseline', columnGap: '4', rowGap: '0', marginBottom: { base: '2', sm: '4' } },
    '& > div > span': { marginLeft: 'auto' },
    '& dl > div': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      gap: '2',
      paddingBlock: { base: '1', sm: '1.5' },
    },
    '& dt': { display: 'flex', flex: '1 1 7em', alignItems: 'baseline', gap: '2' },
    // A dotted line between name and amount.
    '& dt::after': { content: '""', flexGrow: '1', borderBottom: '2px dotted {colors.bark}' },
    '& dd': { color: 'fg.heading', fontFamily: 'heading', fontWeight: '600', whiteSpace: 'nowrap' },
  },
});

export function Ledger() {
  const { included, value } = HOME.pricing;
  return (
    <Panel>
      <div>
        <h3>{included}</h3>
        <span>{value}</span>
      </div>
      <dl>
        {FARM.included.map(({ name, worth }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{dollars(worth)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
