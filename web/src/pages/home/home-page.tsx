import { defineStyle } from '@chakra-ui/react';
import { ChevronDown, Heart, Medal, Stethoscope } from 'lucide';
import { HOME } from '../../content/home.ts';
import { CONTACT, MILITARY_SECTION, PARENTS_SECTION, SECTIONS, SITE } from '../../content/site.ts';
import { PATHS } from '../../routes.ts';
import { ContactRows } from '../../ui/contact-rows.tsx';
import { Hills } from '../../ui/hills.tsx';
import { Icon } from '../../ui/icon.tsx';
import { columns } from '../../ui/layout.ts';
import { Main } from '../../ui/main.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { PlainList } from '../../ui/plain-list.tsx';
import { RuledList } from '../../ui/ruled-list.tsx';
import { Section } from '../../ui/section.tsx';
import { Paragraphs, paragraphs } from '../../ui/text.tsx';
import { textLink } from '../../ui/text-link.tsx';
import { LARGE_TEXT } from '../../ui/theme/media.ts';
import { Figure } from '../../ui/trust-list.tsx';
import { Host } from '../host.tsx';
import { MainAction, SecondAction } from '../main-action.tsx';
import { FREE_PUPS } from '../pup-faces.tsx';
import { GuardianProgram } from './guardian-program.tsx';
import { Hero, nightGround } from './hero.tsx';
import { Offers } from './offers.tsx';
import { Pricing } from './pricing.tsx';
import { PupsStrip, pupsStrip } from './pups-strip.tsx';
import sunrise from './sunrise.svg';

export default function HomePage() {
  return (
    <Main>
      <Hero />
      <TodayAndTrust />
      <Offers />
      <About />
      <GuardianProgram />
      <Pricing />
      <Faq />
      <Contact />
    </Main>
  );
}

const MILITARY = `${PATHS.workingPups}#${MILITARY_SECTION}`;

const CLAIMS = [
  { icon: Medal, text: HOME.trust.claims.military, href: MILITARY },
  { icon: Stethoscope, text: HOME.trust.claims.health },
  { icon: Heart, text: HOME.trust.claims.support },
];

const strip = defineStyle({
  paddingBlock: { base: '3', md: '6' },
  ...(FREE_PUPS.length > 0 && pupsStrip),
  '& .row a': { ...textLink, color: 'var(--accent)', paddingBlock: '2.5' },
  ...nightGround,
});

function TodayAndTrust() {
  const { heading, families, since } = HOME.trust;
  return (
    <Section ground="deep" css={strip}>
      <PupsStrip />
      <h2 className="visually-hidden">{heading}</h2>
      <PlainList className="trust-list">
        <Figure {...families} />
        <Figure {...since} />
        {CLAIMS.map(({ icon, text, href }) => (
          <li key={text} className="row">
            <Icon of={icon} />
            {href ? <a href={href}>{text}</a> : <span>{text}</span>}
          </li>
        ))}
      </PlainList>
    </Section>
  );
}

const about = defineStyle({
  '& > .container': { ...columns, gridTemplateColumns: { lg: '6fr 5fr' }, rowGap: { base: '8', md: '12' } },
  '& h2': { maxWidth: '11em' },
  '& .lead': { marginBottom: { base: '5', md: '8' } },
  '& .plates': {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: { base: '3.5', md: '5' },
    alignItems: 'start',
    [LARGE_TEXT]: { gridTemplateColumns: '1fr', gap: '8' },
    '& .lower': { marginTop: { base: '6', md: '14' } },
    '& img': { aspectRatio: { base: '1 / 1', sm: '4 / 5' }, borderRadius: 'plate' },
    '& figcaption': { display: 'grid', justifyItems: 'start', rowGap: '1', marginTop: { base: '1', sm: '2' } },
    '& a': {
      ...textLink,
      display: 'inline-block',
      minWidth: 'target',
      paddingBlock: '2.5',
      textStyle: 'item',
      color: 'fg.heading',
    },
    '& figcaption span': { marginTop: '-1' },
  },
});

const SERVED = [
  { ...HOME.about.served.families, href: PATHS.familyPups },
  { ...HOME.about.served.military, href: MILITARY },
  { ...HOME.about.served.ranches, href: PATHS.workingPups },
];

function About() {
  const { heading, lead, parents } = HOME.about;
  return (
    <Section id={SECTIONS.about} css={about}>
      <div>
        <h2>{heading}</h2>
        <p className="lead">{lead}</p>
        <Host />
        <RuledList items={SERVED} />
      </div>
      <div className="plates">
        {parents.map(({ picture, name, who }) => (
          <figure key={picture} className={picture === 'parent-female' ? 'lower' : undefined}>
            <Picture name={picture} place="homeParents" />
            <figcaption>
              <a href={`${PATHS.workingPups}#${PARENTS_SECTION}`} translate="no">
                {name}
              </a>
              <span>{who}</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}

const faq = defineStyle({
  '& > .container': {
    ...columns,
    gridTemplateColumns: { lg: '4fr 7fr' },
    gridTemplateRows: { lg: 'auto 1fr' },
    rowGap: '5',
    alignItems: 'start',
  },
  '& h2': { maxWidth: '9em' },
  '& .other': { marginBottom: '4', maxWidth: 'measure' },
  // From 960 px on, the heading and the button are on their left.
  '& .questions': { gridRow: { lg: '1 / 3' }, gridColumn: { lg: '2' }, borderTop: 'head' },
  '& details': {
    borderBottom: 'hairline',
    ...paragraphs,
    '&[open]': { paddingBottom: '6' },
    _print: { paddingBottom: '6' },
  },
  '& summary svg': { _motionSafe: { transition: 'transform 180ms' } },
  '& [open] svg': { transform: 'rotate(180deg)' },
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    minHeight: { base: '52px', md: '72px' },
    paddingBlock: { base: '1.5', md: '3' },
    textStyle: 'item',
    fontSize: { md: '1.3125rem' },
    color: 'fg.heading',
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
    _hover: { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  },
  '& details p': { paddingRight: '8', maxWidth: '38em' },
});

/** Browsers keep only one `details` element with the same name open, and close it on a second click. */
function Faq() {
  const { heading, text, action, items } = HOME.faq;
  return (
    <Section id={SECTIONS.faq} ground="white" css={faq}>
      <h2>{heading}</h2>
      <div className="questions">
        {items.map(({ question, answer }) => (
          <details key={question} name="faq">
            <summary>
              <span>{question}</span>
              <Icon of={ChevronDown} size={24} />
            </summary>
            <Paragraphs of={answer} />
          </details>
        ))}
      </div>
      <div>
        <p className="other">{text}</p>
        <SecondAction>{action}</SecondAction>
      </div>
    </Section>
  );
}

const contact = defineStyle({
  paddingBottom: '0',
  '& > .container': { ...columns, gridTemplateColumns: { lg: '7fr 6fr' }, rowGap: { base: '5', md: '8' } },
  '& h2': { maxWidth: '10em' },
  '& .lead': { marginTop: '3' },
  '& .button': { marginTop: '6' },
  // The sun is partly behind the hills.
  '& .sunrise': {
    display: 'grid',
    alignItems: 'end',
    minHeight: 'calc(max(150px, 22vw) * 0.59 - 4vw)',
    marginTop: { base: '5', md: '12' },
    background: `url("${sunrise}") top / max(150px, 22vw) no-repeat`,
    _print: { display: 'none' },
  },
});

const SUNRISE = (
  <div className="sunrise">
    <Hills />
  </div>
);

function Contact() {
  const { heading, text } = HOME.contact;
  return (
    <Section id={SECTIONS.contact} ground="dawn" css={contact} edge={SUNRISE}>
      <div>
        <h2>{heading}</h2>
        <p className="lead">{text}</p>
        <p className="lead">{SITE.promise}</p>
        <MainAction />
      </div>
      <ContactRows {...CONTACT} />
    </Section>
  );
}
