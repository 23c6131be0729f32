import { chakra } from '@chakra-ui/react';
import { EGGS } from '../../content/eggs.ts';
import { FARM, PHONE_HREF } from '../../content/farm.ts';
import { Hills } from '../../ui/hills.tsx';
import { Container, Heading2, Section, Text, TextAnchor } from '../../ui/section.tsx';
import { OrderFrame } from './order-frame.tsx';

const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: '8',
    rowGap: '3',
    marginBottom: '6',
  },
});

/** The form in a frame, and above it the way to the same form for whoever does not see the frame. */
export function Order() {
  const { id, heading, hidden, open, or } = EGGS.order;
  return (
    <Section id={id} tabIndex={-1} ground="white" space="none" paddingTop="section">
      <Container paddingBottom="section">
        <Head>
          <Heading2>{heading}</Heading2>
          <Text>
            {hidden}{' '}
            <TextAnchor href={FARM.eggOrderForm} target="_blank" rel="noopener">
              {open}
            </TextAnchor>{' '}
            {or} <TextAnchor href={PHONE_HREF}>{FARM.phone}</TextAnchor>.
          </Text>
        </Head>
        <OrderFrame />
      </Container>
      <Hills />
    </Section>
  );
}
