import { defineStyle } from '@chakra-ui/react';
import { askPath, pupId } from 'functions/contract/call.ts';
import { Share } from 'lucide';
import type { ReactNode } from 'react';
import type { PupPlace } from '../../../farm/model/places.ts';
import { PUP_CARD, sexAndAge, shareText } from '../content/pup-card.ts';
import { type Litter, leadOn, PUPS_SECTION } from '../content/pups.ts';
import { SITE } from '../content/site.ts';
import { PATHS } from '../routes.ts';
import { ButtonAnchor } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { row, spread } from '../ui/layout.ts';
import { SCRIPTED } from '../ui/page-state.ts';
import { PlainList } from '../ui/plain-list.tsx';
import { Section } from '../ui/section.tsx';
import { LARGE_TEXT } from '../ui/theme/media.ts';
import { useToday } from '../use-today.ts';
import { Signature } from './host.tsx';
import { cardPath, Offer, type OfPup, PupFace } from './pup-faces.tsx';
import { useShare } from './share-link.tsx';
import { WeekRuler, weekRulers } from './week-ruler.tsx';

/** Two pups are side by side. From 960 px on three are. */
const TWO_COLUMNS = '@media (min-width: 35rem) and (max-width: 59.99rem)';

/** A pup across the page, with its words beside its photo. */
const across = defineStyle({
  gridColumn: '1 / -1',
  flexDirection: 'row',
  alignItems: 'center',
  columnGap: { base: '6', lg: '12' },
  '& > *': { flex: '1 1 0' },
});

const styles = defineStyle({
  '& .head': spread,
  '& .others': { display: 'grid', gap: '3', width: { base: 'full', sm: 'auto' } },
  '& .lead': { marginTop: '3' },
  '& .next': { maxWidth: 'none', marginTop: { base: '0', md: '9' }, paddingTop: '6', borderTop: 'head' },
  '& h2': { maxWidth: '12em' },
  '& .cards': {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(6, minmax(0, 1fr))' },
    [TWO_COLUMNS]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    columnGap: { base: '6', lg: '9' },
    rowGap: { base: '3.5', md: '6' },
    marginTop: { base: '6', md: '10' },
  },
  '& .pup': {
    display: 'flex',
    flexDirection: 'column',
    rowGap: '4',
    paddingBlock: { base: '18px', md: '6' },
    borderTop: 'hairline',
    breakInside: 'avoid',
  },
  '& .top': { borderTop: 'head' },
  '& .free': {
    [TWO_COLUMNS]: { borderTop: 'head', '&.odd': across },
    lg: {
      gridColumn: 'span 2',
      borderTop: 'head',
      '&.half': { gridColumn: 'span 3' },
      '&.whole': across,
      // Its photo is as wide as those above it, which have two gaps between them.
      '&.whole:not(.only)': { columnGap: '9', '& > .face': { flex: '0 0 calc((100% - 4.5rem) / 3)' } },
    },
  },
  '& .only': { md: { '& h3': { textStyle: 'h2' }, '& .card-words': { textStyle: 'lead' } } },
  // Stitched, like a patch of the barn quilt.
  '& .free .initial': {
    fontSize: 'clamp(5rem, 20vw, 9rem)',
    outline: '2px dashed {colors.quiltTan}',
    outlineOffset: '-14px',
  },
  '& .card-words': { display: 'flex', flexDirection: 'column', flexGrow: '1' },
  '& .reserved': {
    flexDirection: 'row',
    [LARGE_TEXT]: { flexDirection: 'column' },
    alignItems: 'flex-start',
    columnGap: '4',
    gridColumn: '1 / -1',
    '& .face': { flex: 'none', width: 'min(96px, 25vw)', fontSize: '2.5rem' },
  },
  '& h3': { ...row, columnGap: '2.5' },
  '& .tag': {
    paddingInline: '2',
    bg: 'deep',
    color: 'cream',
    border: '1px solid transparent',
    borderRadius: 'tag',
    fontFamily: 'body',
    textStyle: 'small',
    fontWeight: '650',
  },
  '& .age': { marginTop: '0.5', textStyle: 'small', color: 'fg.muted' },
  '& .sentence': { marginTop: '1.5' },
  // The rulers of one row are on one line, and its buttons too.
  '& .offer': { marginTop: 'auto', paddingTop: '3' },
  '& .price': { marginBottom: '1.5', fontWeight: '650' },
  '& .ways': {
    display: 'flex',
    gap: '2',
    paddingTop: '4',
    '& .button': { flexGrow: '1', paddingInline: '4' },
    '& .send-on': { display: 'none', flex: 'none', [SCRIPTED]: { display: 'inline-flex' } },
  },
});

interface PupsSectionProps {
  readonly litter: Litter | undefined;
  /** The way to news of the next litter. */
  readonly updates?: ReactNode;
}

/** The pups of today, if the owner names any. If none is free, the way to the consultation and the next litter. */
export function PupsSection({ litter, updates }: PupsSectionProps) {
  const today = useToday();
  if (!litter) return null;
  const { kind, heading, pups, free, next } = litter;
  return (
    <Section id={PUPS_SECTION} ground="white" css={[kind === 'family' && weekRulers, styles]}>
      <div className="head">
        <div>
          <h2>{heading}</h2>
          <p key={today} className="lead">
            {leadOn(today, litter)}
          </p>
          {kind === 'family' && <Signature />}
        </div>
        {free.length === 0 && (
          <div className="others">
            {updates}
            <ButtonAnchor href={PATHS.consultation} look="second" wide>
              {SITE.shortAction}
            </ButtonAnchor>
          </div>
        )}
      </div>
      {pups.length > 0 && (
        <PlainList className="cards">
          {pups.map((pup, index) => (
            <Card key={pup.key} of={pup} today={today} {...looksOf(index, free.length)} />
          ))}
        </PlainList>
      )}
      {pups.length > 0 && next && <p className="next lead">{next}</p>}
    </Section>
  );
}

/** The last pup may be alone in its row of two or three, and is then across the page. */
function looksOf(index: number, free: number): { readonly look: string; readonly place: PupPlace } {
  const top = index === 0 ? 'top ' : '';
  if (index >= free) return { look: `${top}reserved`, place: 'face' };
  const isLast = index === free - 1;
  const isWhole = isLast && index % 3 === 0;
  const looks = [isLast && index % 2 === 0 && 'odd', isWhole ? 'whole' : free === 2 && 'half', free === 1 && 'only'];
  return { look: `${top}free ${looks.filter(Boolean).join(' ')}`, place: free < 3 ? 'pupAlone' : 'pup' };
}

function Card({ of: pup, today, look, place }: OfPup & ReturnType<typeof looksOf>) {
  const { name, sentence, reserved } = pup;
  const share = useShare(cardPath(pup), shareText(pup, today));
  return (
    <li id={pupId(name)} tabIndex={-1} className={`pup ${look}`}>
      <PupFace of={pup} place={place} />
      <div className="card-words">
        <h3>
          <span translate="no">{name} </span>
          {reserved && <span className="tag">{PUP_CARD.reserved}</span>}
        </h3>
        <p className="age">{sexAndAge(pup, today)}</p>
        <p className="sentence">{sentence}</p>
        {!reserved && (
          <div className="offer">
            <p className="price">
              <Offer of={pup} today={today} />
            </p>
            {pup.kind === 'family' && <WeekRuler born={pup.born} today={today} />}
          </div>
        )}
        {!reserved && (
          <div className="ways">
            <a className="button button-second" href={askPath(name)}>
              <span>
                {`${PUP_CARD.ask} `}
                <span translate="no">{name}</span>
              </span>
            </a>
            <a className="button button-second send-on" {...share}>
              <Icon of={Share} size={20} />
              <span className="visually-hidden">
                {`${SITE.share.short} `}
                <span translate="no">{name}</span>
              </span>
            </a>
          </div>
        )}
      </div>
    </li>
  );
}
