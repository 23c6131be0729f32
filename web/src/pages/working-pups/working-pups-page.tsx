import { defineStyle } from '@chakra-ui/react';
import { ArrowDown, CalendarClock } from 'lucide';
import { FARM } from '../../content/farm.ts';
import { newsOn, PUPS_SECTION, WORKING_LITTER } from '../../content/pups.ts';
import { MILITARY_SECTION, PARENTS_SECTION, SECTIONS, SITE } from '../../content/site.ts';
import { WORKING_PUPS } from '../../content/working-pups.ts';
import { PATHS, sectionHref } from '../../routes.ts';
import { ButtonAnchor, ExternalButton, TrailingIcon } from '../../ui/button.tsx';
import { HillEdge } from '../../ui/hills.tsx';
import { Icon } from '../../ui/icon.tsx';
import { columns, row } from '../../ui/layout.ts';
import { Main } from '../../ui/main.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { isPhoto } from '../../ui/picture/sources.ts';
import { PlainList } from '../../ui/plain-list.tsx';
import { QuiltTile, quiltTile } from '../../ui/quilt-mark.tsx';
import { Section } from '../../ui/section.tsx';
import { Compounds } from '../../ui/text.tsx';
import { JumpLink } from '../../ui/text-link.tsx';
import { useToday } from '../../use-today.ts';
import { MainAction } from '../main-action.tsx';
import { ReasonsSection, ReserveSection, TrainingSection } from '../pup-page-sections.tsx';
import { PupsSection } from '../pups-section.tsx';
import { ShareLink } from '../share-link.tsx';
import { SplitHero } from '../split-hero.tsx';
import { TalkSection } from '../talk-section.tsx';

export default function WorkingPupsPage() {
  const { now, over } = WORKING_PUPS.pickup;
  const isNow = !newsOn(useToday(), WORKING_LITTER);
  const next = WORKING_LITTER?.free.length === 0 ? WORKING_LITTER.next : undefined;
  const banner = next ?? (isNow ? now : over);
  return (
    <Main>
      <Hero />
      <MilitaryFamilies />
      <PupsSection litter={WORKING_LITTER} />
      <Parents />
      <ReasonsSection {...WORKING_PUPS.why} />
      <TrainingSection {...WORKING_PUPS.training} picture="working-training" />
      <ReserveSection {...WORKING_PUPS.reserve} banner={banner}>
        <ReserveButton />
      </ReserveSection>
      <TalkSection abovePicture />
      <Closing />
    </Main>
  );
}

const hero = defineStyle({
  '--words': '0.44',
  '& h1': { maxWidth: { base: '8em', sm: 'none', lg: '8em' } },
  '& .lead': { marginTop: '4', marginBottom: '5', maxWidth: { base: '17em', sm: '26em' } },
  '& .ways': {
    display: 'grid',
    gridTemplateColumns: { sm: 'repeat(2, minmax(0, 22rem))', lg: 'minmax(0, 22rem)' },
    gap: '4',
    '& a': { width: 'full', paddingInline: '2.5' },
    '& p': { marginBottom: '1.5', textStyle: 'item', color: 'fg.heading' },
  },
  '& .hero-action': { marginTop: '1', marginRight: '4' },
});

function Hero() {
  const { heading, tagline, farm, military } = WORKING_PUPS.hero;
  const news = newsOn(useToday(), WORKING_LITTER) ?? WORKING_PUPS.banner;
  return (
    <SplitHero bg="dawn" picture="working-pup" news={news} css={hero}>
      <h1 tabIndex={-1}>{heading}</h1>
      <p className="lead">{tagline}</p>
      <div className="ways">
        <div>
          <p>{farm}</p>
          <ReserveButton />
        </div>
        <div>
          <p>{military.name}</p>
          <ButtonAnchor href={`#${MILITARY_SECTION}`} look="solid" size="large" wide>
            <TrailingIcon of={ArrowDown}>{military.action}</TrailingIcon>
          </ButtonAnchor>
        </div>
      </div>
      <JumpLink href={PATHS.consultation} className="hero-action">
        {SITE.shortAction}
      </JumpLink>
      {WORKING_LITTER?.pups[0] && <JumpLink href={`#${PUPS_SECTION}`}>{SITE.pups}</JumpLink>}
    </SplitHero>
  );
}

function ReserveButton() {
  return (
    <ExternalButton href={FARM.workingPupForm} size="large" wide>
      {WORKING_PUPS.reserveAction}
    </ExternalButton>
  );
}

const military = defineStyle({
  paddingBlock: 'clamp(2.5rem, 1.6rem + 3.6vw, 5rem)',
  '& > .container': { ...columns, gridTemplateColumns: { lg: '7fr 6fr' } },
  '& .lead': { marginTop: '3' },
  '& .button': { marginTop: '6' },
  '& .ways': { ...row, columnGap: '6', marginTop: '2' },
  '& img': { aspectRatio: { base: '5 / 4', lg: '4 / 3' }, borderRadius: 'plate' },
  '& ul': { display: { lg: 'grid' }, gridColumn: '1 / -1', gridTemplateColumns: '1fr 1fr', columnGap: '20' },
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'min(4.75rem, 25vw) 1fr',
    alignItems: 'start',
    paddingBlock: '5',
    borderTop: 'head',
  },
  '& .tile': { ...quiltTile, width: '56px', height: '56px', fontSize: '32px' },
  '& li p': { marginTop: '1' },
});

function MilitaryFamilies() {
  const { heading, text, familyPups, pets, boarding } = WORKING_PUPS.military;
  return (
    <Section id={MILITARY_SECTION} ground="straw" css={military}>
      <div>
        <h2>{heading}</h2>
        <p className="lead">{text}</p>
        <MainAction />
        <div className="ways">
          <JumpLink href={PATHS.familyPups}>{familyPups}</JumpLink>
          <JumpLink href={sectionHref(SECTIONS.pricing)}>{SITE.prices}</JumpLink>
          <ShareLink path={`${PATHS.workingPups}#${MILITARY_SECTION}`} />
        </div>
      </div>
      <Picture name="military-porch" place="military" />
      <PlainList>
        <li>
          <QuiltTile figure={pets.figure} />
          <Words {...pets} />
        </li>
        <li>
          <QuiltTile>
            <Icon of={CalendarClock} size={30} />
          </QuiltTile>
          <Words {...boarding} />
        </li>
      </PlainList>
    </Section>
  );
}

function Words({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <div>
      <h3>
        <Compounds of={name} />
      </h3>
      <p>{text}</p>
    </div>
  );
}

const parents = defineStyle({
  '& > .container': {
    display: 'grid',
    gridTemplateColumns: { md: '1fr 1fr' },
    columnGap: { base: '6', lg: '12' },
    rowGap: { base: '6', md: '14' },
    alignItems: 'start',
    '& > .lead': { marginTop: { base: '-3', md: '0' } },
  },
  '& article': { display: 'flex', flexDirection: 'column', gap: '5' },
  // Side by side, the father's text is above his picture and the mother's is below hers, so that the pictures are offset.
  '& .father': { flexDirection: { md: 'column-reverse' }, marginTop: { md: '12' } },
  '& img': { aspectRatio: '1 / 1', borderRadius: 'plate' },
  '& h3': { textStyle: 'h2' },
  '& article p': { marginTop: '2', maxWidth: 'measure' },
});

function Parents() {
  const { heading, lead, both } = WORKING_PUPS.parents;
  return (
    <Section id={PARENTS_SECTION} css={parents}>
      <h2>{heading}</h2>
      <p className="lead">{lead}</p>
      {both.map(({ picture, name, text }) => (
        <article key={picture} className={picture === 'parent-male' ? 'father' : undefined}>
          <Picture name={picture} place="parents" />
          <div>
            <h3 translate="no">{name}</h3>
            <p>{text}</p>
          </div>
        </article>
      ))}
    </Section>
  );
}

const closing = defineStyle({
  '& picture': { display: 'block' },
  '& img': { height: { base: '320px', md: 'clamp(440px, 46vw, 1000px)' } },
});

/** The bottom of the drawing has the footer's color, so there is no divider between them. */
function Closing() {
  const picture = 'parent-female-closing';
  return (
    <Section wide ground="deep" space="none" css={closing}>
      <h2 className="visually-hidden">
        <span translate="no">{FARM.mother}</span>
        {` ${WORKING_PUPS.closing.onWatch}`}
      </h2>
      <Picture name={picture} place="closing" />
      {isPhoto(picture) && <HillEdge />}
    </Section>
  );
}
