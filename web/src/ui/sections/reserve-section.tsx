import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Section, textLink } from '../section.tsx';
import { Banner } from './banner.tsx';

const Panel = chakra('div', {
  base: {
    bg: 'white',
    border: '2px solid {colors.deep}',
    borderRadius: 'plate',
    overflow: 'hidden',
    breakInside: 'avoid',
    '& > .body': {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', lg: '1fr 1fr' },
      columnGap: '12',
      rowGap: '6',
      alignItems: 'center',
      padding: { base: '5', md: '12' },
    },
    '& h2': { maxWidth: '9em' },
    '& .buttons': { display: 'grid', gap: '3.5', justifyItems: 'start' },
    '& .note': { marginTop: '4', maxWidth: 'measure', '& a': { ...textLink, marginRight: '1.5', paddingBlock: '2.5' } },
  },
});

interface ReserveSectionProps {
  readonly banner: string;
  readonly heading: string;
  readonly note: ReactNode;
  /** The buttons. */
  readonly children: ReactNode;
}

/** A framed panel with a banner on top, a heading and buttons. */
export function ReserveSection({ banner, heading, note, children }: ReserveSectionProps) {
  return (
    <Section>
      <div className="container">
        <Panel>
          <Banner paddingInline={{ base: '5', md: '12' }}>{banner}</Banner>
          <div className="body">
            <h2>{heading}</h2>
            <div>
              <div className="buttons">{children}</div>
              <p className="note">{note}</p>
            </div>
          </div>
        </Panel>
      </div>
    </Section>
  );
}
