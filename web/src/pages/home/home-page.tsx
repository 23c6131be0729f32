import { defineStyle } from '@chakra-ui/react';
import { HeartHandshake, Medal, Stethoscope } from 'lucide';
import { HOME } from '../../content/home.ts';
import { CONTACT, SECTIONS, SITE } from '../../content/site.ts';
import { PATHS } from '../../routes.ts';
import { ContactRows } from '../../ui/contact-rows.tsx';
import { Hills } from '../../ui/hills.tsx';
import { Icon } from '../../ui/icon.tsx';
import { columns, touchTarget } from '../../ui/layout.ts';
import { Main } from '../../ui/main.tsx';
import { PlainList } from '../../ui/plain-list.tsx';
import { Section } from '../../ui/section.tsx';
import { textLink } from '../../ui/text-link.tsx';
import { Figure } from '../../ui/trust-list.tsx';
import { MainAction } from '../main-action.tsx';
import { linkedFaces } from '../pup-faces.tsx';
import { About } from './about.tsx';
import { Faq } from './faq.tsx';
import { GuardianProgram } from './guardian-program.tsx';
import { Hero } from './hero.tsx';
import { Offers } from './offers.tsx';
import { Pricing } from './pricing.tsx';
import sunrise from './sunrise.svg';

export default function HomePage() {
  return (
    <Main css={linkedFaces}>
      <Hero />
      <TrustStrip />
      <Offers />
      <About />
      <GuardianProgram />
      <Pricing />
      <Faq />
      <Contact />
    </Main>
  );
}

const { heading, families, since, claims, night } = HOME.trust;

const CLAIMS = [
  { icon: Medal, text: claims.military },
  { icon: Stethoscope, text: claims.health },
  { icon: HeartHandshake, text: claims.support },
];

const strip = defineStyle({
  paddingBlock: { base: '3', md: '6' },
  '& .night': {
    display: 'none',
    marginTop: { base: '3', md: '6' },
    'html[data-sky=night] &': { display: 'block', _print: { display: 'none' } },
    '& a': { ...textLink, ...touchTarget, color: 'var(--accent)', fontWeight: '600' },
  },
});

function TrustStrip() {
  return (
    <Section ground="deep" css={strip}>
      <h2 className="visually-hidden">{heading}</h2>
      <PlainList className="trust-list">
        <Figure {...families} />
        <Figure {...since} />
        {CLAIMS.map(({ icon, text }) => (
          <li key={text} className="row">
            <Icon of={icon} />
            <span>{text}</span>
          </li>
        ))}
      </PlainList>
      <p className="night">
        <span>{night.before} </span>
        <a href={PATHS.consultation}>{night.action}</a>
        <span>{night.after}</span>
      </p>
    </Section>
  );
}

const contact = defineStyle({
  paddingBottom: '0',
  '& > .container': { ...columns, gridTemplateColumns: { lg: '7fr 6fr' }, rowGap: { base: '5', md: '8' } },
  '& h2': { maxWidth: '10em' },
  '& .lead': { marginTop: '3' },
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
        <MainAction marginTop="6" />
      </div>
      <ContactRows {...CONTACT} />
    </Section>
  );
}
