import { defineStyle } from '@chakra-ui/react';
import { Egg, MapPin, Truck } from 'lucide';
import { EGGS } from '../../content/eggs.ts';
import { FARM, PHONE_HREF } from '../../content/farm.ts';
import { PATHS } from '../../routes.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import { heroAction } from '../../ui/hero-action.ts';
import { Icon } from '../../ui/icon.tsx';
import { Main } from '../../ui/main.tsx';
import { Section } from '../../ui/section.tsx';
import { SplitHero } from '../../ui/sections/split-hero.tsx';
import { JumpLink, textLink } from '../../ui/text-link.tsx';
import { TalkSection } from '../talk-section.tsx';
import { OrderFrame } from './order-frame.tsx';

export default function EggsPage() {
  return (
    <Main>
      <Hero />
      <Ways />
      <Order />
      <TalkSection />
    </Main>
  );
}

function Hero() {
  const { heading, lead, action, consultation } = EGGS.hero;
  return (
    <SplitHero bg="sky" picture="eggs" css={{ '& h1': { maxWidth: '8.5em' } }}>
      <h1 tabIndex={-1}>{heading}</h1>
      <p className="lead">{lead}</p>
      <ButtonAnchor href={`#${EGGS.order.id}`} size="large" wide>
        {action}
      </ButtonAnchor>
      <div>
        <JumpLink
          href={PATHS.consultation}
          marginTop="3"
          fontSize={{ base: 'clamp(1rem, 5vw, 1.0625rem)', md: 'inherit' }}
          css={heroAction}
        >
          {consultation}
        </JumpLink>
      </div>
    </SplitHero>
  );
}

const WAYS = [
  { icon: Egg, ...EGGS.ways.dozen },
  { icon: MapPin, ...EGGS.ways.pickup },
  { icon: Truck, ...EGGS.ways.delivery },
];

const ways = defineStyle({
  '& > .container': {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: 'repeat(3, 1fr)' },
    columnGap: '10',
    '& > div': {
      display: { base: 'flex', md: 'block' },
      alignItems: 'center',
      gap: '4',
      borderTop: { base: 'hairline', md: 'head' },
      paddingBlock: { base: '2.5', md: '5' },
      _first: { borderTop: 'head' },
    },
    '& h2': { textStyle: 'h3' },
    '& p': { marginTop: { md: '2' } },
    // The printed page fits one sheet without the icons.
    '& svg': { color: 'var(--accent)', marginBottom: { md: '3' }, _print: { display: 'none' } },
  },
});

function Ways() {
  return (
    <Section css={ways}>
      {WAYS.map(({ icon, heading, text }) => (
        <div key={heading}>
          <Icon of={icon} size={32} />
          <div>
            <h2>{heading}</h2>
            <p>{text}</p>
          </div>
        </div>
      ))}
    </Section>
  );
}

const order = defineStyle({
  '& h2': { marginBottom: '6' },
  '& p': { marginTop: '5', maxWidth: 'measure' },
  '& a': textLink,
});

/** The form in an iframe, and below it a link to the same form, because a page cannot know whether an iframe works. */
function Order() {
  const { id, heading, hidden, open, or } = EGGS.order;
  return (
    <Section id={id} ground="white" css={order}>
      <h2>{heading}</h2>
      <OrderFrame />
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
    </Section>
  );
}
