import { defineStyle } from '@chakra-ui/react';
import { Egg, MapPin, Truck } from 'lucide';
import type { SyntheticEvent } from 'react';
import { EGGS } from '../../content/eggs.ts';
import { FARM, PHONE_HREF } from '../../content/farm.ts';
import { PATHS } from '../../routes.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Main } from '../../ui/main.tsx';
import { SCRIPTED } from '../../ui/page-state.ts';
import { Section } from '../../ui/section.tsx';
import { JumpLink, textLink } from '../../ui/text-link.tsx';
import { SplitHero } from '../split-hero.tsx';
import { TalkSection } from '../talk-section.tsx';

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

const hero = defineStyle({
  '& h1': { maxWidth: '8.5em' },
  '& .hero-action': { marginTop: '3', fontSize: { base: 'clamp(1rem, 5vw, 1.0625rem)', md: 'inherit' } },
});

function Hero() {
  const { heading, lead, action, consultation } = EGGS.hero;
  return (
    <SplitHero bg="sky" picture="eggs" css={hero}>
      <h1 tabIndex={-1}>{heading}</h1>
      <p className="lead">{lead}</p>
      <ButtonAnchor href={`#${EGGS.order.id}`} size="large" wide>
        {action}
      </ButtonAnchor>
      <div>
        <JumpLink href={PATHS.consultation} className="hero-action">
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
    gridTemplateColumns: { md: 'repeat(3, 1fr)' },
    columnGap: '10',
    '& .way': {
      display: { base: 'flex', md: 'block' },
      alignItems: 'center',
      gap: '4',
      borderTop: 'head',
      paddingBlock: { base: '2.5', md: '5' },
    },
    '& .way + .way': { borderTop: { base: 'hairline', md: 'head' } },
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
        <div key={heading} className="way">
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
  '& .order-form': {
    position: 'relative',
    overflow: 'hidden',
    bg: 'white',
    border: 'control',
    borderRadius: 'plate',
    // Delays the iframe until this page has loaded. startup/start-line/delay-layout.ts sets this attribute.
    'html[data-loading] &': { minHeight: `${FARM.eggFrameHeight}px`, '& iframe': { display: 'none' } },
    _print: { display: 'none' },
  },
  '& iframe': { position: 'relative', zIndex: '1', width: 'full' },
  // Behind the iframe, which is transparent until the form paints, and stays so if the form has no background.
  '& .loading': { display: 'none', position: 'absolute', top: '0', padding: '7', color: 'fg.muted' },
  '& iframe:not([data-loads]) + .loading': { [SCRIPTED]: { display: 'block' } },
});

/** The form in an iframe, and below it a link to the same form, because a page cannot know whether an iframe works. */
function Order() {
  const { id, heading, frameTitle, loading, hidden, open, or } = EGGS.order;
  return (
    <Section id={id} ground="white" css={order}>
      <h2>{heading}</h2>
      <div className="order-form">
        <iframe
          title={frameTitle}
          src={FARM.eggOrderForm}
          height={FARM.eggFrameHeight}
          loading="lazy"
          // It may open the browser's payment sheet, also after it has redirected to a third site.
          allow="payment *; publickey-credentials-get *"
          onLoad={showTopOfNext}
        />
        <span className="loading">{loading}</span>
      </div>
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

/** Shows the top of a document that follows the first one, if the visitor sees only its end. startup/start-line/delay-layout.ts counts them. */
function showTopOfNext({ currentTarget: iframe }: SyntheticEvent<HTMLIFrameElement>) {
  const { top, bottom } = iframe.getBoundingClientRect();
  const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  // The first document may load after the visitor has begun to type in it.
  if (Number(iframe.dataset.loads) > 1 && top < bar && bottom > bar) iframe.scrollIntoView();
}
