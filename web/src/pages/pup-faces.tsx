import { defineStyle } from '@chakra-ui/react';
import { fragmentOf } from 'functions/contract/pups.ts';
import { Fragment, type ReactNode } from 'react';
import { pupPhoto } from '../../../farm/model/pictures.ts';
import type { PupPlace } from '../../../farm/model/places.ts';
import type { Pup } from '../../../farm/model/schema.ts';
import { ageOf, offerOf, PUP_CARD, tierOf } from '../content/pup-card.ts';
import { FAMILY_LITTER, WORKING_LITTER } from '../content/pups.ts';
import { PATHS } from '../routes.ts';
import { facesOf, Picture, type PictureProps } from '../ui/picture/picture.tsx';
import { isPhoto } from '../ui/picture/sources.ts';
import { PlainList } from '../ui/plain-list.tsx';
import { MayWrap } from '../ui/text.tsx';
import { textLink } from '../ui/text-link.tsx';
import { forcedEdge } from '../ui/theme/media.ts';
import { useToday } from '../use-today.ts';

const LITTERS = [FAMILY_LITTER, WORKING_LITTER];

/** The pups of today that are not reserved. */
export const FREE_PUPS = LITTERS.flatMap((litter) => litter?.free ?? []);

const PHOTOS = LITTERS.flatMap((litter) => litter?.pups ?? [])
  .map(({ key }) => pupPhoto(key))
  .filter(isPhoto);

/** The styles of all `PupFace`s, for an element around them. */
export const pupFaces = defineStyle({
  ...facesOf(PHOTOS),
  '& :where([class^=face], .initial)': { aspectRatio: '1 / 1', borderRadius: 'plate' },
  '& .initial': {
    display: 'grid',
    placeItems: 'center',
    bg: 'straw',
    color: 'deep',
    textStyle: 'figure',
    ...forcedEdge,
  },
});

type PupFaceProps = Pick<PictureProps<PupPlace>, 'place' | 'decorative'> & { readonly of: Pup };

/** A pup's photo, or the first letter of the name of a pup without one. */
export function PupFace({ of: { key, name }, ...picture }: PupFaceProps) {
  const photo = pupPhoto(key);
  if (isPhoto(photo)) return <Picture name={photo} plain={`face-${PHOTOS.indexOf(photo)}`} {...picture} />;
  return (
    <span className="initial" translate="no" aria-hidden="true">
      {[...name][0]}
    </span>
  );
}

/** The styles of all `PupFaces`, for an element around them. */
export const linkedFaces = defineStyle({
  ...pupFaces,
  '& .pups a': { color: 'var(--accent)' },
  '& .pups b': { ...textLink, fontWeight: '650' },
  '& .pups a:hover b': { textDecorationThickness: '3px' },
});

/** Breaks a price only between its two amounts. Browsers would break it inside one, and not after the hyphen. */
export function Price({ of }: { readonly of: string }) {
  return of.split(/(?<=-)/).map((amount, index) => (
    <Fragment key={amount}>
      {index > 0 && <MayWrap />}
      <span className="amount">{amount}</span>
    </Fragment>
  ));
}

export function cardPath({ kind, name }: Pup): string {
  return (kind === 'family' ? PATHS.familyPups : PATHS.workingPups) + fragmentOf(name);
}

/** What a free pup costs at its age, or when it is ready. */
export function Offer({ of: pup, today }: { readonly of: Pup; readonly today: number }) {
  const { before, price, after } = offerOf(pup, today);
  return (
    <span key={before + after}>
      {before}
      {price && <Price of={price} />}
      {after}
    </span>
  );
}

interface PupFacesProps {
  readonly pups: readonly Pup[];
  /** Adds what a family pup costs at its age. */
  readonly priced?: boolean;
  readonly className?: string;
  /** A last item. */
  readonly children?: ReactNode;
}

export function PupFaces({ pups, priced, className = '', children }: PupFacesProps) {
  const today = useToday();
  if (pups.length === 0) return null;
  return (
    <PlainList className={`pups ${className}`.trim()} aria-label={PUP_CARD.faces}>
      {pups.map((pup) => (
        <li key={pup.key}>
          <a href={cardPath(pup)}>
            <PupFace of={pup} place="face" decorative />
            <span>
              <b translate="no">{pup.name}</b>{' '}
              <span>{pup.kind === 'working' ? PUP_CARD.forFarm : ageOf(pup, today)}</span>
              {priced && pup.kind === 'family' && <PriceAt tier={tierOf(pup, today)} />}
            </span>
          </a>
        </li>
      ))}
      {children}
    </PlainList>
  );
}

function PriceAt({ tier }: { readonly tier: ReturnType<typeof tierOf> }) {
  return (
    <span key={tier?.price} className="price-at">
      {tier ? <Price of={tier.price} /> : PUP_CARD.growing}
    </span>
  );
}
