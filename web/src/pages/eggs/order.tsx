import { chakra } from '@chakra-ui/react';
import { EGGS } from '../../content/eggs.ts';
import { FARM, PHONE_HREF } from '../../content/farm.ts';
import { Container, Heading2, Section, spread, Text, TextAnchor } from '../../ui/section.tsx';
import { OrderFrame } from './order-frame.tsx';

const Head = chakra('div', {
  base: { ...spread, alignItems: 'baseline', columnGap: '8', rowGap: '3', marginBottom: '6' },
});

/** The form in an iframe, and above it a link to the same form in case the iframe does not load. */
export function Order() {
  const { id, heading, hidden, open, or } = EGGS.order;
  return (
    <Section id={id} tabIndex={-1} ground="white">
      <Container>
        <Head>
          <Heading2>{heading}</Heading2>
          <Text>
            {hidden}{' '}
            <TextAnchor href={FARM.eggOrderForm} target="_blank" rel="noopener">
              {open}
            </TextAnchor>{' '}
            {or}{' '}
            <TextAnchor href={PHONE_HREF} translate="no">
              {FARM.phone}
            </TextAnchor>
            .
          </Text>
        </Head>
        <OrderFrame />
      </Container>
    </Section>
  );
}
