import { chakra, defineStyle } from '@chakra-ui/react';
import { HOST_PHOTO } from '../../../farm/check/pictures.ts';
import { FARM } from '../content/farm.ts';
import { Picture } from '../ui/picture/picture.tsx';
import { isPhoto } from '../ui/picture/sources.ts';

const portrait = defineStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '5',
  marginBottom: '7',
  '& picture': { flexShrink: '0', width: '112px' },
  '& img': { aspectRatio: '1 / 1', borderRadius: 'plate' },
  '& figcaption': { flex: '1 1 12rem', maxWidth: 'measure', lineHeight: '1.5' },
  '& strong': { display: 'block', textStyle: 'h3', color: 'var(--heading)' },
});

const smallPortrait = defineStyle({
  gap: '3.5',
  marginTop: '6',
  marginBottom: '4',
  '& picture': { width: '64px' },
  '& strong': { textStyle: 'item' },
  '& figcaption': { lineHeight: '1.3' },
});

export const HOST_HAS_PHOTO = isPhoto(HOST_PHOTO);

/** The name of the person who speaks above, if the owner has named one. */
export function Signature() {
  return (
    FARM.host && (
      <p className="signature" translate="no">
        {FARM.host.name}
      </p>
    )
  );
}

/** The person who answers, if the owner has named one. */
export function Host({ small }: { readonly small?: boolean }) {
  const { host } = FARM;
  if (!host) return null;
  return (
    <chakra.figure css={[portrait, small && smallPortrait]}>
      {HOST_HAS_PHOTO && <Picture name={HOST_PHOTO} place="host" />}
      <figcaption>
        <strong translate="no">{host.name}</strong>
        <span>{host.sentence}</span>
      </figcaption>
    </chakra.figure>
  );
}
