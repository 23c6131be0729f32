import { chakra, defineStyle } from '@chakra-ui/react';
import { HOME } from '../../content/home.ts';
import { SECTIONS, SITE } from '../../content/site.ts';
import { PATHS } from '../../routes.ts';
import { HillEdge } from '../../ui/hills.tsx';
import { row, touchTarget } from '../../ui/layout.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { isPhoto } from '../../ui/picture/sources.ts';
import { Compounds } from '../../ui/text.tsx';
import { textLink } from '../../ui/text-link.tsx';
import { SCREEN_COLORS } from '../../ui/theme/media.ts';
import { SKIES } from '../../ui/theme/skies.ts';
import { MainAction } from '../main-action.tsx';
import { FREE_PUPS } from '../pup-faces.tsx';

/** On a phone the picture is below the text. From 768 px on it is behind the text, which covers only the drawing's sky. */
const stage = defineStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: { base: 'auto 1fr', md: 'auto' },
  // From 768 px on not so high that the figures below miss the first screen.
  minHeight: { base: '660px', md: 'min(146px + 47.9vw, 276px + 40vw, 100vh - var(--header-height) - 130px)' },
  bg: 'sky',
  // Not `hidden`: that would make the section the scroller of the button's timeline.
  overflow: 'clip',
  '& > .container': {
    position: 'relative',
    zIndex: '1',
    gridArea: '1 / 1',
    paddingTop: { base: '6', md: 'clamp(2rem, 3.4vw, 5rem)' },
    // Below the text there is room for the land down to the paws, and below wide text for the windmill too.
    paddingBottom: { md: 'calc(24.4vw + 48px)', xl: 'calc(17.4vw + 64px)' },
  },
  '& h1': { maxWidth: { base: '9.2em', md: '11.5em' } },
  // On phones, the lines break at the same words in the fallback font, so that nothing moves when the font arrives.
  '& .lead': { marginTop: '5', maxWidth: { base: 'min(17em, 100% - 6px)', md: '23em' } },
  '& .hero-action': { marginTop: '5' },
  '& .night': {
    display: 'none',
    marginTop: '2',
    maxWidth: { md: '25em' },
    fontWeight: '600',
    'html[data-sky=night] &': { display: 'block', _print: { display: 'none' } },
    '& a': { ...textLink, paddingBlock: '2.5' },
  },
  '& .terms': {
    ...row,
    justifyContent: { base: 'space-between', sm: 'flex-start' },
    columnGap: { base: '3', sm: '6' },
    marginTop: '2',
    fontWeight: '600',
    _print: { justifyContent: 'flex-start' },
  },
  '& .terms a': { ...textLink, ...touchTarget, _print: { display: 'none' } },
  '& .art': {
    position: 'relative',
    gridColumn: '1',
    gridRow: { base: '2', md: '1' },
    // Shows the whole drawing if large text fills the screen.
    minHeight: { base: '86.2vw', sm: '56.25vw', md: '0' },
    // Moves the drawing up behind the button, except with text of 20 px or more, which would cover the dog.
    marginTop: { base: 'min(0px, 16rem - 320px)', md: '0' },
    overflow: 'hidden',
    '& img': { aspectRatio: { md: '16 / 9' } },
    '& picture': {
      display: 'block',
      position: { md: 'absolute' },
      insetInline: '0',
      bottom: 'calc(34px - 7.25vw)',
      height: { base: '0', md: 'auto' },
      minHeight: { base: '100%', md: '0' },
    },
  },
});

/** A photo is below the text at every width. */
const photo = defineStyle({
  '& > .container': { paddingBottom: '0' },
  '& .art': {
    gridRow: '2',
    marginTop: { base: '8', md: '10' },
    '& img': { aspectRatio: { md: '5 / 2' } },
    '& picture': { position: 'static' },
  },
});

/** Leaves room in the first screen for the pups below: the land ends at the paws, and from 768 px on the text is higher. */
const abovePups = defineStyle({
  minHeight: { base: '624px', sm: '660px', md: '0' },
  '& > .container': {
    paddingTop: { md: '5' },
    paddingBottom: { xl: 'max(16.7vw + 64px, 18.6vw + 36px)' },
  },
  '& .art': { marginBottom: { base: '-22px', sm: '0' } },
});

/** `data-sky` is the hour at the farm (startup/start-line.ts). From 768 px on, the light may be another one. */
const hour = (sky: keyof typeof SKIES, wide: keyof typeof SKIES) => ({
  [`html[data-sky=${sky}] &::after`]: { backgroundImage: { base: SKIES[sky], md: SKIES[wide] } },
});

/** The drawing shows the dawn. At another hour, its light changes. */
const hours = defineStyle({
  isolation: 'isolate',
  '& svg': { zIndex: '1' },
  '& .art img': { objectPosition: { base: '50% 100%', sm: '97% 50%' } },
  [SCREEN_COLORS]: {
    '&::after': { content: '""', position: 'absolute', inset: '0', mixBlendMode: 'multiply', pointerEvents: 'none' },
    ...hour('day', 'wideDay'),
    ...hour('dusk', 'wideDusk'),
    ...hour('night', 'wideNight'),
    'html[data-sky=night] &': {
      color: 'fg.onDeep',
      '--heading': '{colors.fg.onDeep}',
      '& svg': { fill: 'deepNight' },
    },
  },
});

/** The ground of the dark sections below the night, which would be lighter than it. */
export const nightGround = { [SCREEN_COLORS]: { 'html[data-sky=night] &': { bg: 'deepNight' } } } as const;

export function Hero() {
  const { heading, lead, terms, night } = HOME.hero;
  return (
    <chakra.section
      css={[stage, FREE_PUPS.length > 0 && abovePups, isPhoto('hero') ? photo : hours]}
      id={SECTIONS.home}
      tabIndex={-1}
    >
      <div className="container">
        <h1 tabIndex={-1}>
          <Compounds of={heading} />
        </h1>
        <p className="lead">
          <Compounds of={lead} />
        </p>
        <MainAction className="hero-action" />
        <p className="night">
          <span>{night.before} </span>
          <a href={PATHS.consultation}>{night.action}</a>
          <span>{night.after}</span>
        </p>
        <p className="terms">
          <span>{terms}</span>
          <a href={`#${SECTIONS.pricing}`}>{SITE.prices}</a>
        </p>
      </div>
      <div className="art">
        <Picture name="hero" place="homeHero" first />
      </div>
      <HillEdge />
    </chakra.section>
  );
}
