import { touchTarget } from './layout.ts';
import { Compounds } from './text.tsx';
import { textLink } from './text-link.tsx';

export const ruledList = {
  borderTop: '2px solid',
  borderColor: 'var(--heading)',
  '& .entry': {
    display: { sm: 'grid' },
    gridTemplateColumns: 'minmax(11.5rem, 2fr) 5fr',
    columnGap: '6',
    paddingBlock: { base: '2', sm: '3.5' },
    borderBottom: 'hairline',
  },
  '& dt': { textStyle: 'item', color: 'var(--heading)' },
  '& dt a': { ...textLink, ...touchTarget, marginBlock: '-2' },
  '& dd': { marginTop: { base: '0.5', sm: '0' } },
} as const;

export type Named = readonly { readonly name: string; readonly text: string; readonly href?: string }[];

export function RuledList({ items }: { readonly items: Named }) {
  return (
    <dl className="ruled-list">
      {items.map(({ name, text, href }) => (
        <div key={name} className="entry">
          <dt>{href ? <a href={href}>{name}</a> : <Compounds of={name} />}</dt>
          <dd>
            <Compounds of={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
