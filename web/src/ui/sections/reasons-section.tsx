import { defineStyle } from '@chakra-ui/react';
import { columns, Section } from '../section.tsx';
import { RuledList } from './ruled-list.tsx';

const styles = defineStyle({
  '& > .container': {
    ...columns,
    gridTemplateColumns: { lg: '5fr 9fr' },
    columnGap: { lg: '16' },
    rowGap: '8',
    alignItems: 'start',
  },
  '& h2': { maxWidth: { lg: '8em' } },
});

interface ReasonsSectionProps {
  readonly heading: string;
  readonly reasons: readonly { readonly name: string; readonly text: string }[];
}

export function ReasonsSection({ heading, reasons }: ReasonsSectionProps) {
  return (
    <Section ground="white" css={styles}>
      <div className="container">
        <h2>{heading}</h2>
        <RuledList items={reasons} even />
      </div>
    </Section>
  );
}
