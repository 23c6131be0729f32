import { defineStyle } from '@chakra-ui/react';
import { askPath } from 'functions/contract/call.ts';
import { ArrowRight } from 'lucide';
import { PUP_CARD, sexAndAge, tierOf } from '../../content/pup-card.ts';
import { PUPS_SECTION } from '../../content/pups.ts';
import { PATHS } from '../../routes.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { touchTarget } from '../../ui/layout.ts';
import { PlainList } from '../../ui/plain-list.tsx';
import { textLink } from '../../ui/text-link.tsx';
import { LARGE_TEXT } from '../../ui/theme/media.ts';
import { useToday } from '../../use-today.ts';
import { cardPath, FaceLink, FREE_PUPS, Offer, type OfPup, Price, PupFace } from '../pup-faces.tsx';

/** How many pups have room in one row: on a phone, beside their words, and above them. */
const NARROW = 3;
const BESIDE = 4;
const ABOVE = 8;

/** Styles of the section that begins with the `PupsStrip`. */
export const pupsStrip = defineStyle({
  paddingTop: { base: '1.5', md: '2' },
  '--face': { base: 'clamp(4rem, 20.5vw, 7.5rem)', lg: '7.5rem' },
  '& :is(.face img, .initial)': { width: 'var(--face)', height: 'var(--face)' },
  '& :is(.faces, .only-pup)': { marginBottom: { base: '6', md: '10' } },
  '& .faces': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: { base: '2', sm: '6' },
    rowGap: '4',
    // As wide as the longest word of the name.
    '& li': { width: 'min-content', minWidth: 'var(--face)', maxWidth: '9em', overflowWrap: 'break-word' },
    '& a': {
      display: 'flex',
      flexDirection: 'column',
      rowGap: '1.5',
      textStyle: 'small',
      lineHeight: '1.25',
    },
    '& :is(b, .pup-age, .price-at)': { display: 'block' },
    '& .price-at': { letterSpacing: '-0.02em' },
  },
  xl: {
    '& .beside': {
      '& li': { flex: '1 1 0', maxWidth: 'none' },
      '& a': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center', columnGap: '4' },
      '& b': { textStyle: 'h3' },
    },
    '& .narrow': { display: 'none' },
  },
  '& .wide': { display: { base: 'none', xl: 'block' } },
  '& .only-pup': {
    '--face': 'clamp(5rem, 25vw, 7.5rem)',
    display: 'grid',
    gridTemplateColumns: { base: 'auto minmax(0, 1fr)', md: 'auto minmax(0, 1fr) auto' },
    alignItems: 'center',
    columnGap: { base: '4', md: '7' },
    rowGap: '3',
    lineHeight: '1.35',
    [LARGE_TEXT]: { display: 'block' },
    '& .name': { ...textLink, ...touchTarget, textStyle: 'h3', color: 'var(--accent)' },
    '& .button': { gridColumn: { base: '1 / -1', md: 'auto' } },
  },
});

export function PupsStrip() {
  return FREE_PUPS.length > 1 ? <Row /> : <OnlyPup />;
}

/** One row of faces. The last one leads to all pups if there are more. */
function Row() {
  const today = useToday();
  const { length } = FREE_PUPS;
  const isOver = length > ABOVE;
  const isMany = length > BESIDE;
  return (
    <PlainList className={isMany ? 'faces' : 'faces beside'} aria-label={PUP_CARD.faces}>
      {FREE_PUPS.slice(0, isOver ? ABOVE - 1 : ABOVE).map((pup, index) => (
        <li key={pup.key} className={isMany && index >= NARROW ? 'wide' : undefined}>
          <FaceLink of={pup} today={today}>
            <PriceAt of={pup} today={today} />
          </FaceLink>
        </li>
      ))}
      {isMany && (
        <li className={isOver ? undefined : 'narrow'}>
          <a href={`${PATHS.familyPups}#${PUPS_SECTION}`}>
            <span className="initial">
              <Icon of={ArrowRight} size={32} />
            </span>
            <b>{PUP_CARD.all}</b>
          </a>
        </li>
      )}
    </PlainList>
  );
}

function PriceAt({ of: pup, today }: OfPup) {
  const tier = tierOf(pup, today);
  return (
    <span key={tier?.price} className="price-at">
      {tier ? <Price of={tier.price} /> : PUP_CARD[pup.kind === 'working' ? 'forFarm' : 'growing']}
    </span>
  );
}

function OnlyPup() {
  const today = useToday();
  const [pup] = FREE_PUPS;
  if (!pup) return null;
  return (
    <div className="only-pup">
      <PupFace of={pup} place="face" />
      <div>
        <p>
          <a className="name" href={cardPath(pup)} translate="no">
            {pup.name}
          </a>
        </p>
        {pup.kind === 'working' && <p>{`${sexAndAge(pup, today)}, ${PUP_CARD.forFarm}`}</p>}
        <p>{pup.sentence}</p>
        <p>
          <b>
            <Offer of={pup} today={today} />
          </b>
        </p>
      </div>
      <ButtonAnchor look="on-deep" href={askPath(pup.name)}>
        <span>
          {PUP_CARD.ask} <span translate="no">{pup.name}</span>
        </span>
      </ButtonAnchor>
    </div>
  );
}
