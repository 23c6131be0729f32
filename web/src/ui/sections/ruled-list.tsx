import { chakra, defineStyle } from '@chakra-ui/react';
import { touchTarget } from '../layout.ts';
import { Compounds } from '../text.tsx';
import { textLink } from '../text-link.tsx';

const list = defineStyle({
  borderTop: '2px solid',
  borderColor: 'var(--heading)',
  '& > div': {
    display: { base: 'block', sm: 'grid' },
    gridTemplateColumns: 'minmax(11.5rem, 2fr) 5fr',
    columnGap: '6',
    paddingBlock: { base: '2', sm: '3.5' },
    borderBottom: 'hairline',
  },
  '& dt': { textStyle: 'item', color: 'var(--heading)' },
  '& dt a': { ...textLink, ...touchTarget, marginBlock: '-2' },
  '& dd': { marginTop: { base: '0.5', sm: '0' } },
});

const evenList = defineStyle({
  '& dt': { textStyle: 'h3' },
  '& > div': { gridTemplateColumns: '13fr 14fr', paddingBlock: { base: '3.5', sm: '5' } },
});

const stackedList = defineStyle({
  borderTop: 'none',
  '& > div': { display: 'block', borderTop: 'hairlineDeep', borderBottom: 'none' },
  '& dt': { textStyle: 'h3', color: 'var(--accent)' },
  '& dd': { marginTop: '1' },
});

interface RuledListProps {
  readonly items: readonly { readonly name: string; readonly text: string; readonly href?: string }[];
  /** For names and sentences of about equal length. */
  readonly even?: boolean;
  readonly stacked?: boolean;
}

export function RuledList({ items, even, stacked }: RuledListProps) {
  return (
    <chakra.dl css={[list, even && evenList, stacked && stackedList]}>
      {items.map(({ name, text, href }) => (
        <div key={name}>
          <dt>{href ? <a href={href}>{name}</a> : <Compounds of={name} />}</dt>
          <dd>
            <Compounds of={text} />
          </dd>
        </div>
      ))}
    </chakra.dl>
  );
}
