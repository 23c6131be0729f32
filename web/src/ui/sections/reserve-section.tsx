import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Container, Heading2, Section, Text } from '../section.tsx';
import { Banner } from './banner.tsx';

const Panel = chakra('div', {
  base: {
    bg: 'white',
    border: '2px solid {colors.deep}',
    borderRadius: 'plate',
    overflow: 'hidden',
    breakInside: 'avoid',
  },
});

const Body = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', lg: '1fr 1fr' },
    columnGap: '12',
    rowGap: '6',
    alignItems: 'center',
    padding: { base: '5', md: '12' },
  },
});

interface ReserveSectionProps {
  readonly banner: string;
  readonly heading: string;
  readonly note: string;
  /** The buttons. */
  readonly children: ReactNode;
  readonly below?: ReactNode;
}

/** A framed panel with a banner on top, a heading and buttons. */
export function ReserveSection({ banner, heading, note, children, below }: ReserveSectionProps) {
  return (
    <Section>
      <Container>
        <Panel>
          <Banner paddingInline={{ base: '5', md: '12' }}>{banner}</Banner>
          <Body>
            <Heading2 maxWidth="9em">{heading}</Heading2>
            <div>
              {children}
              <Text marginTop="4">{note}</Text>
            </div>
          </Body>
        </Panel>
        {below && <div>{below}</div>}
      </Container>
    </Section>
  );
}
