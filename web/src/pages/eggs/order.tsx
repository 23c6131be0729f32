import { chakra } from '@chakra-ui/react';
import { EGGS } from '../../content/eggs.ts';
import { FARM, PHONE_HREF } from '../../content/farm.ts';
import { Section, spread, textLink } from '../../ui/section.tsx';
import { OrderFrame } from './order-frame.tsx';

const Head = chakra('div', {
  base: {
    ...spread,
    alignItems: 'baseline',
    columnGap: '8',
    rowGap: '3',
    marginBottom: '6',
    '& p': { maxWidth: 'measure' },
    '& a': textLink,
  },
});

/** The form in an iframe, and above it a link to the same form in case the iframe does not load. */
export function Order() {
  const { id, heading, hidden, open, or } = EGGS.order;
  return (
    <Section id={id} tabIndex={-1} ground="white">
      <div className="container">
        <Head>
          <h2>{heading}</h2>
          <p>
            {hidden}{' '}
            <a href={FARM.eggOrderForm} target="_blank" rel="noopener">
              {open}
            </a>{' '}
            {or}{' '}
            <a href={PHONE_HREF} translate="no">
              {FARM.phone}
            </a>
            .
          </p>
        </Head>
        <OrderFrame />
      </div>
    </Section>
  );
}
