import { fragmentOf } from 'functions/contract/call.ts';
import { Fragment, type ReactNode } from 'react';
import { pupPhoto } from '../../../farm/model/pictures.ts';
import type { PupPlace } from '../../../farm/model/places.ts';
import type { Pup } from '../../../farm/model/schema.ts';
import { ageOf, offerOf } from '../content/pup-card.ts';
import { FAMILY_LITTER, WORKING_LITTER } from '../content/pups.ts';
import { PATHS } from '../routes.ts';
import { Picture, type PictureProps } from '../ui/picture/picture.tsx';
import { isPhoto } from '../ui/picture/sources.ts';
import { MayWrap } from '../ui/text.tsx';

/** The pups of today that are not reserved. */
export const FREE_PUPS = [FAMILY_LITTER, WORKING_LITTER].flatMap((litter) => litter?.free ?? []);

type PupFaceProps = Pick<PictureProps<PupPlace>, 'place' | 'decorative'> & { readonly of: Pup };

export function PupFace({ of: { key, name }, ...picture }: PupFaceProps) {
  const photo = pupPhoto(key);
  if (isPhoto(photo)) return <Picture name={photo} className="face" {...picture} />;
  return (
    <span className="face initial" translate="no" aria-hidden="true">
      {[...name][0]}
    </span>
  );
}

export interface OfPup {
  readonly of: Pup;
  readonly today: number;
}

export function FaceLink({ of: pup, today, children }: OfPup & { readonly children?: ReactNode }) {
  return (
    <a href={cardPath(pup)}>
      <PupFace of={pup} place="face" decorative />
      <span>
        <b translate="no">{pup.name}</b> <span className="pup-age">{ageOf(pup, today)}</span>
        {children}
      </span>
    </a>
  );
}

export function cardPath({ kind, name }: Pup): string {
  return (kind === 'family' ? PATHS.familyPups : PATHS.workingPups) + fragmentOf(name);
}

/** Breaks a price only between its two amounts. Browsers would break it inside one, and not after the hyphen. */
export function Price({ of }: { readonly of: string }) {
  return of.split(/(?<=-)/).map((amount, index) => (
    <Fragment key={amount}>
      {index > 0 && <MayWrap />}
      <span className="amount">{amount}</span>
    </Fragment>
  ));
}

/** What a free pup costs at its age, or when it is ready. */
export function Offer({ of: pup, today }: OfPup) {
  const { before, price, after } = offerOf(pup, today);
  return (
    <span key={before + after}>
      {before}
      {price && <Price of={price} />}
      {after}
    </span>
  );
}
