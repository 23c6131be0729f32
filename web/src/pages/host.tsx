import { defineStyle } from '@chakra-ui/react';
import { Phone } from 'lucide';
import { HOST_PHOTO } from '../../../farm/model/pictures.ts';
import { FARM } from '../content/farm.ts';
import { Icon } from '../ui/icon.tsx';
import { Picture, type PictureProps } from '../ui/picture/picture.tsx';
import { isPhoto } from '../ui/picture/sources.ts';

export const hostFace = defineStyle({
  '& picture': { flexShrink: '0', width: '64px' },
  '& picture img': { aspectRatio: '1 / 1', borderRadius: 'plate' },
  '& svg': { color: 'deep' },
});

const HAS_PHOTO = isPhoto(HOST_PHOTO);

/** The photo of the person who answers, or a phone. */
export function HostFace(picture: Pick<PictureProps<'host'>, 'first' | 'decorative'>) {
  return HAS_PHOTO ? <Picture name={HOST_PHOTO} place="host" {...picture} /> : <Icon of={Phone} />;
}

/** The name and the face of the person who speaks above, if the owner has named one. */
export function Signature() {
  return (
    FARM.host && (
      <p className="signature">
        {HAS_PHOTO && <Picture name={HOST_PHOTO} place="host" decorative />}
        <span translate="no">{FARM.host.name}</span>
      </p>
    )
  );
}

export function Host({ small }: { readonly small?: boolean }) {
  const { host } = FARM;
  if (!host) return null;
  return (
    <figure className={small ? 'portrait small' : 'portrait'}>
      {HAS_PHOTO && <Picture name={HOST_PHOTO} place="host" />}
      <figcaption>
        <strong translate="no">{host.name}</strong>
        <span>{host.sentence}</span>
      </figcaption>
    </figure>
  );
}
