import { defineStyle } from '@chakra-ui/react';
import { ArrowRight } from 'lucide';
import { HOME } from '../../content/home.ts';
import { FAMILY_LITTER, newsOn, WORKING_LITTER } from '../../content/pups.ts';
import { PATHS } from '../../routes.ts';
import { TrailingIcon } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { isPhoto } from '../../ui/picture/sources.ts';
import { Section } from '../../ui/section.tsx';
import { Compounds } from '../../ui/text.tsx';
import { forcedEdge } from '../../ui/theme/media.ts';
import { useToday } from '../../use-today.ts';

const card = defineStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  borderRadius: 'plate',
  ...forcedEdge,
  '& picture': { position: 'relative', flexShrink: '0', aspectRatio: '5 / 4' },
  '& img': { position: 'absolute', inset: '0' },
  '&:hover .trailing': { textDecorationThickness: '3px' },
  '& .offer-words': { padding: { base: '5', sm: '8' } },
  '& p': { marginTop: '2.5', maxWidth: '26em' },
  '& .trailing': {
    fontWeight: '650',
    textDecoration: 'underline',
    textDecorationThickness: '1.5px',
    textUnderlineOffset: '0.25em',
    _print: { display: 'none' },
  },
  /** The picture is on top. From 640 to 959 px it is on the left. */
  '&:where(.tall)': {
    bg: 'straw',
    flexDirection: { sm: 'row', lg: 'column' },
    gridColumn: { base: '1 / -1', lg: 'auto' },
    gridRow: { lg: '1 / 3' },
    minHeight: { sm: '37vw', lg: 'auto' },
    '& picture': { flex: { sm: '0 0 50%', lg: '1 0 auto' }, aspectRatio: { base: '3 / 2', sm: 'auto', lg: '5 / 4' } },
    '& h3': { textStyle: { sm: 'h2Form' } },
    '& .offer-words': { alignSelf: { sm: 'center', lg: 'auto' }, padding: { lg: '10' } },
  },
  /** The picture is on top. From 960 px on, the drawing dissolves into the ground on its left, where the text is. */
  '&:where(.low)': {
    bg: 'dawn',
    justifyContent: { lg: 'center' },
    minHeight: { lg: '17.5rem' },
    '& picture': { lg: { position: 'absolute', inset: '0 0 0 auto', width: '56%', aspectRatio: 'auto' } },
    '&[data-photo] picture': { lg: { width: '44%' } },
    '&:not([data-photo]) img': { objectFit: 'contain', objectPosition: '100% 100%' },
    '& .offer-words': {
      position: 'relative',
      zIndex: '1',
      width: { lg: '56%', xl: '52%' },
      padding: { base: '3', sm: '6', xl: '8' },
      paddingRight: { lg: '0' },
      fontSize: { base: '1rem', sm: 'inherit' },
      lineHeight: { base: '1.4', sm: 'inherit' },
      // Keeps "Pasture-raised" on one line of half a phone.
      '& h3': {
        textStyle: { sm: 'h3' },
        textWrap: { base: 'wrap', sm: 'balance' },
        fontSize: { base: 'clamp(1.0625rem, 4.9vw, 1.1875rem)', lg: '1.3125rem', xl: '1.625rem' },
      },
    },
  },
  '&:where(.sky)': { bg: 'sky' },
  _print: { '& .offer-words': { padding: '0', marginBottom: '4' } },
});

const styles = defineStyle({
  '& .offers': {
    display: 'grid',
    // Two columns, but one on the narrowest phones and in large text.
    gridTemplateColumns: { base: 'repeat(auto-fit, minmax(min(100%, max(9rem, 40%)), 1fr))', xl: '7fr 6fr' },
    gridTemplateRows: { lg: '1fr 1fr' },
    gap: { base: '3', sm: '5', md: '6' },
    marginTop: { base: '8', md: '12' },
    _print: { display: 'block' },
    '& .offer': card,
  },
});

const { family, working, eggs } = HOME.offers;

const CARDS = [
  { ...family, litter: FAMILY_LITTER, href: PATHS.familyPups, picture: 'family-scene', shape: 'tall' },
  { ...working, litter: WORKING_LITTER, href: PATHS.workingPups, picture: 'working-pup', shape: 'low' },
  { ...eggs, litter: undefined, href: PATHS.eggs, picture: 'eggs', shape: 'low sky' },
] as const;

/** Links to the pages that are not in the navigation bar. */
export function Offers() {
  const today = useToday();
  return (
    <Section ground="white" css={styles}>
      <h2>{HOME.offers.heading}</h2>
      <div className="offers">
        {CARDS.map(({ name, text, more, litter, action, picture, href, shape }) => (
          <a key={name} className={`offer ${shape}`} href={href} data-photo={isPhoto(picture) ? '' : undefined}>
            <Picture name={picture} place={shape === 'tall' ? 'homeTallCard' : 'homeLowCard'} decorative />
            <div className="offer-words">
              <h3>
                <Compounds of={name} />
              </h3>
              <p>
                <Compounds of={`${text} `} />
                <span>{newsOn(today, litter) ?? more}</span>
              </p>
              <p>
                <TrailingIcon of={ArrowRight}>{action}</TrailingIcon>
              </p>
            </div>
          </a>
        ))}
      </div>
    </Section>
  );
}
