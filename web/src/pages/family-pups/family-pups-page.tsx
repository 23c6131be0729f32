import { defineStyle } from '@chakra-ui/react';
import { FAMILY_PUPS } from '../../content/family-pups.ts';
import { FARM } from '../../content/farm.ts';
import { FAMILY_LITTER, newsOn, PUPS_SECTION } from '../../content/pups.ts';
import { SECTIONS, SITE } from '../../content/site.ts';
import { PATHS, sectionHref } from '../../routes.ts';
import { ExternalButton } from '../../ui/button.tsx';
import { columns, row } from '../../ui/layout.ts';
import { Main } from '../../ui/main.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Section } from '../../ui/section.tsx';
import { Compounds, Paragraphs, paragraphs } from '../../ui/text.tsx';
import { JumpLink } from '../../ui/text-link.tsx';
import { useToday } from '../../use-today.ts';
import { Signature } from '../host.tsx';
import { ReasonsSection, ReserveSection, TrainingSection } from '../pup-page-sections.tsx';
import { PupsSection } from '../pups-section.tsx';
import { ShareLink } from '../share-link.tsx';
import { SplitHero } from '../split-hero.tsx';
import { TalkSection } from '../talk-section.tsx';

export default function FamilyPupsPage() {
  return (
    <Main>
      <Hero />
      <PupsSection litter={FAMILY_LITTER} updates={<Updates />} />
      <Meet />
      <ReasonsSection {...FAMILY_PUPS.why} />
      <TrainingSection {...FAMILY_PUPS.training} picture="home-training" />
      <Guarantee />
      <Reserve />
      <TalkSection />
    </Main>
  );
}

const hero = defineStyle({
  '--words': { base: '0.53', lg: '0.47' },
  '& .ways': { ...row, columnGap: '4', marginTop: '2' },
});

function Hero() {
  const { heading, from, now, over, lead, action, note } = FAMILY_PUPS.hero;
  const news = newsOn(useToday(), FAMILY_LITTER);
  return (
    <SplitHero bg="straw" picture="family-guardian" css={hero}>
      <h1 tabIndex={-1}>{heading}</h1>
      <p className="lead">
        {from} <span translate="no">{FARM.name}</span>
        <span>{news ? over : now}</span>
        <Compounds of={lead} />
        {news && <span> {news}</span>}
      </p>
      <ExternalButton href={FARM.familyPupForm} size="large" wide>
        {action}
      </ExternalButton>
      <p className="button-note">{note}</p>
      <div className="ways">
        {FAMILY_LITTER?.pups[0] && <JumpLink href={`#${PUPS_SECTION}`}>{SITE.pups}</JumpLink>}
        <JumpLink href={PATHS.consultation} className="hero-action">
          {SITE.shortAction}
        </JumpLink>
        <JumpLink href={sectionHref(SECTIONS.pricing)}>{SITE.prices}</JumpLink>
        <ShareLink path={PATHS.familyPups} short />
      </div>
    </SplitHero>
  );
}

const meet = defineStyle({
  '& .plates': {
    display: 'grid',
    // Below each other on the narrowest phones and in large text.
    gridTemplateColumns: { base: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))', sm: '1fr 1fr' },
    columnGap: { base: '4', sm: '6', lg: '12' },
    rowGap: '10',
    marginTop: { base: '8', md: '10' },
  },
  '& img': { height: 'auto', aspectRatio: '1 / 1', borderRadius: 'plate' },
  '& h3': { marginTop: { base: '3', sm: '5' }, textStyle: { base: 'item', sm: 'h3' } },
  '& article p': { marginTop: '1.5', maxWidth: '28em' },
});

function Meet() {
  const { heading, lead, sides } = FAMILY_PUPS.meet;
  return (
    <Section css={meet}>
      <h2>{heading}</h2>
      <p className="lead">{lead}</p>
      <div className="plates">
        {sides.map(({ picture, name, text }) => (
          <article key={picture}>
            <Picture name={picture} place="meetPlate" />
            <h3>{name}</h3>
            <p>{text}</p>
          </article>
        ))}
      </div>
    </Section>
  );
}

const guarantee = defineStyle({
  paddingBottom: '0',
  '& > .container': { ...columns, gridTemplateColumns: { lg: '5fr 8fr' }, rowGap: '4', alignItems: 'start' },
  '& p': { maxWidth: 'measure' },
  ...paragraphs,
  '& .signature': { marginTop: '0.6em' },
});

function Guarantee() {
  const { heading, terms } = FAMILY_PUPS.guarantee;
  if (!terms) return null;
  return (
    <Section css={guarantee}>
      <h2>{heading}</h2>
      <div>
        <Paragraphs of={terms} />
        <Signature />
      </div>
    </Section>
  );
}

function Reserve() {
  const { banner, heading, note, follow, visit } = FAMILY_PUPS.reserve;
  const { length = 0 } = FARM.follow ?? [];
  /** After each entry: "one, two, and three." The last two belong to the last two entries. */
  const separators = [', ', length > 2 ? ', and ' : ' and ', '.'];
  const withPages = (
    <>
      <span>{note}</span>
      {FARM.follow && <span> {follow} </span>}
      {FARM.follow?.map(({ name, address }, index) => (
        <span key={address}>
          <a href={address} translate="no">
            {name}
          </a>
          <span>{separators.at(Math.max(-3, index - length))}</span>
        </span>
      ))}
    </>
  );
  return (
    <ReserveSection banner={banner} heading={heading} note={withPages}>
      <ExternalButton href={FARM.familyPupForm} size="large" wide>
        {visit}
      </ExternalButton>
      <Updates />
    </ReserveSection>
  );
}

function Updates() {
  return (
    <ExternalButton href={FARM.familyPupForm} look="second" wide>
      {FAMILY_PUPS.reserve.community}
    </ExternalButton>
  );
}
