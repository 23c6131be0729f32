import { defineStyle } from '@chakra-ui/react';
import { askPath } from 'functions/contract/pups.ts';
import { pupPhoto } from '../../../farm/check/pictures.ts';
import { PUP_CARD, priceOf, sexAndAge } from '../content/pup-card.ts';
import { type Litter, PUPS_SECTION } from '../content/pups.ts';
import { SITE } from '../content/site.ts';
import { PATHS } from '../routes.ts';
import { ButtonAnchor } from '../ui/button.tsx';
import { Picture } from '../ui/picture/picture.tsx';
import { isPhoto } from '../ui/picture/sources.ts';
import { PlainList } from '../ui/plain-list.tsx';
import { jumpLink, row, Section, spread } from '../ui/section.tsx';
import { useToday } from './use-today.ts';

const styles = defineStyle({
  '& .head': spread,
  '& .lead': { marginTop: '3' },
  '& .next': { maxWidth: 'none', marginTop: { base: '0', md: '9' }, paddingTop: '6', borderTop: 'head' },
  '& h2': { maxWidth: '12em' },
  // From 768 px on in three columns.
  '& ul': {
    display: { md: 'grid' },
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    columnGap: { md: '6', lg: '9' },
    marginTop: { base: '6', md: '10' },
    '& > li': {
      paddingBlock: { base: '18px', md: '6' },
      borderTop: { base: 'hairline', md: 'head' },
      breakInside: 'avoid',
      _first: { borderTop: 'head' },
    },
    '& img': { aspectRatio: '4 / 3', height: 'auto', marginBottom: '4', borderRadius: 'plate' },
    '& h3': { ...row, columnGap: '2.5' },
    '& .reserved': {
      paddingInline: '2',
      bg: 'deep',
      color: 'cream',
      border: '1px solid transparent',
      borderRadius: 'tag',
      fontFamily: 'body',
      fontSize: '0.9375rem',
      fontWeight: '650',
      lineHeight: '1.7',
      letterSpacing: '0',
    },
    '& .amount': { display: 'inline-block' },
    '& .age': { textStyle: 'small', color: 'fg.muted' },
    '& .age ~ p': { marginTop: '1.5' },
    '& a': {
      ...jumpLink,
      md: {
        marginTop: '3',
        paddingInline: '5',
        border: '2px solid {colors.deep}',
        borderRadius: 'control',
        textDecoration: 'none',
        _hover: { bg: 'deep', color: 'cream' },
      },
    },
  },
});

/** The pups of today, if the owner names any. If none is free, the way to the consultation and the next litter. */
export function PupsSection({ litter }: { readonly litter: Litter | undefined }) {
  const today = useToday();
  if (!litter) return null;
  const { heading, lead, pups, free, next } = litter;
  return (
    <Section id={PUPS_SECTION} tabIndex={-1} ground="white" css={styles}>
      <div className="container">
        <div className="head">
          <div>
            <h2>{heading}</h2>
            {lead && <p className="lead">{lead}</p>}
          </div>
          {free.length === 0 && (
            <ButtonAnchor href={PATHS.consultation} look="second" wide>
              {SITE.shortAction}
            </ButtonAnchor>
          )}
        </div>
        {pups.length > 0 && (
          <PlainList>
            {pups.map((pup) => (
              <Card key={pup.key} pup={pup} today={today} />
            ))}
          </PlainList>
        )}
        {next && <p className="next lead">{next}</p>}
      </div>
    </Section>
  );
}

interface CardProps {
  readonly pup: Litter['pups'][number];
  /** The number of days from 1970 on. */
  readonly today: number;
}

function Card({ pup, today }: CardProps) {
  const { key, kind, name, sentence, reserved } = pup;
  const price = reserved ? undefined : priceOf(pup, today);
  return (
    <li>
      {isPhoto(pupPhoto(key)) && <Picture name={pupPhoto(key)} place="pup" />}
      <h3>
        <span translate="no">{name} </span>
        {reserved && <span className="reserved">{PUP_CARD.reserved}</span>}
      </h3>
      <p className="age">{sexAndAge(pup, today)}</p>
      <p>{sentence}</p>
      {price && <p>{kind === 'family' ? <b>{price.split(/(?<=-)/).map(unbroken)}</b> : price}</p>}
      {!reserved && (
        <a href={askPath(key)}>
          {PUP_CARD.ask} <span translate="no">{name}</span>
        </a>
      )}
    </li>
  );
}

/** Keeps an amount on one line. Without it, browsers break a long range inside an amount and not after the hyphen. */
function unbroken(amount: string) {
  return (
    <span key={amount} className="amount">
      {amount}
    </span>
  );
}
