import { defineStyle } from '@chakra-ui/react';
import { askPath } from 'functions/contract/pups.ts';
import { ArrowRight } from 'lucide';
import type { Pup } from '../../../../farm/model/schema.ts';
import { PUP_CARD } from '../../content/pup-card.ts';
import { PUPS_SECTION } from '../../content/pups.ts';
import { PATHS } from '../../routes.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { touchTarget } from '../../ui/layout.ts';
import { Section } from '../../ui/section.tsx';
import { textLink } from '../../ui/text-link.tsx';
import { LARGE_TEXT } from '../../ui/theme/media.ts';
import { useToday } from '../../use-today.ts';
import { cardPath, FREE_PUPS, Offer, PupFace, PupFaces } from '../pup-faces.tsx';
import { nightGround } from './hero.tsx';

/** How many pups have room in one row: beside their words, or above them. Narrow windows have half of the room. */
const BESIDE = 4;
const ABOVE = 8;

const styles = defineStyle({
  ...nightGround,
  '--face': { base: 'clamp(4rem, 20.5vw, 7.5rem)', lg: '7.5rem' },
  paddingTop: { base: '1.5', md: '2' },
  paddingBottom: { base: '3', md: '4' },
  '& :is(img, .initial)': { width: 'var(--face)', height: 'var(--face)' },
  '& .pups': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: { base: '2', sm: '6' },
    rowGap: '4',
    // As wide as the longest word of the name.
    '& > li': { width: 'min-content', minWidth: 'var(--face)', maxWidth: '9em', overflowWrap: 'break-word' },
    '& a': {
      display: 'flex',
      flexDirection: 'column',
      rowGap: '1.5',
      textStyle: 'small',
      lineHeight: '1.25',
    },
    '& :is(b, b + span, .price-at)': { display: 'block' },
    '& .price-at': { letterSpacing: '-0.02em', '& > span': { display: 'inline-block' } },
  },
  xl: {
    '& .beside': {
      '& > li': { flex: '1 1 0', maxWidth: 'none' },
      '& a': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center', columnGap: '4' },
      '& b': { textStyle: 'h3' },
    },
    '& .many:not(.over) > li:last-of-type': { display: 'none' },
  },
  '& .many > li:nth-of-type(n + 4):not(:last-of-type)': { display: { base: 'none', xl: 'block' } },
  '& .alone': {
    '--face': 'clamp(5rem, 25vw, 7.5rem)',
    display: 'grid',
    gridTemplateColumns: { base: 'auto minmax(0, 1fr)', md: 'auto minmax(0, 1fr) auto' },
    alignItems: 'center',
    columnGap: { base: '4', md: '7' },
    rowGap: '3',
    lineHeight: '1.35',
    [LARGE_TEXT]: { display: 'block' },
    '& a:not(.button)': { ...textLink, ...touchTarget, textStyle: 'h3', color: 'var(--accent)' },
    '& .button': { gridColumn: { base: '1 / -1', md: 'auto' } },
  },
});

/** The free pups of today, each with a link to its card. */
export function PupsStrip() {
  const [pup, ...others] = FREE_PUPS;
  if (!pup) return null;
  return (
    <Section as="div" ground="deep" space="none" css={styles}>
      {others.length > 0 ? <Row /> : <Alone pup={pup} />}
    </Section>
  );
}

/** One row of faces. The last one leads to all pups if there are more. */
function Row() {
  const { length } = FREE_PUPS;
  if (length <= BESIDE) return <PupFaces pups={FREE_PUPS} priced className="beside" />;
  const isOver = length > ABOVE;
  return (
    <PupFaces
      pups={isOver ? FREE_PUPS.slice(0, ABOVE - 1) : FREE_PUPS}
      priced
      className={isOver ? 'many over' : 'many'}
    >
      <li>
        <a href={`${PATHS.familyPups}#${PUPS_SECTION}`}>
          <span className="initial">
            <Icon of={ArrowRight} size={32} />
          </span>
          <b>{PUP_CARD.all}</b>
        </a>
      </li>
    </PupFaces>
  );
}

function Alone({ pup }: { readonly pup: Pup }) {
  const today = useToday();
  const { name, sentence } = pup;
  return (
    <div className="alone">
      <PupFace of={pup} place="face" />
      <div>
        <p>
          <a href={cardPath(pup)} translate="no">
            {name}
          </a>
        </p>
        <p>{sentence}</p>
        <p>
          <b>
            <Offer of={pup} today={today} />
          </b>
        </p>
      </div>
      <ButtonAnchor look="on-deep" href={askPath(name)}>
        <span>
          {PUP_CARD.ask} <span translate="no">{name}</span>
        </span>
      </ButtonAnchor>
    </div>
  );
}
