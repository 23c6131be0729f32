import { Columns, Heading2, Section } from '../section.tsx';
import { RuledList } from './ruled-list.tsx';

interface ReasonsSectionProps {
  readonly heading: string;
  readonly reasons: readonly { readonly name: string; readonly text: string }[];
}

export function ReasonsSection({ heading, reasons }: ReasonsSectionProps) {
  return (
    <Section ground="white">
      <Columns gridTemplateColumns={{ lg: '5fr 8fr' }} columnGap={{ lg: '16' }} rowGap="8" alignItems="start">
        <Heading2 maxWidth="8em">{heading}</Heading2>
        <RuledList items={reasons} even />
      </Columns>
    </Section>
  );
}
