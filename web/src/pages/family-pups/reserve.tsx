import { chakra } from '@chakra-ui/react';
import { FAMILY_PUPS } from '../../content/family-pups.ts';
import { FARM } from '../../content/farm.ts';
import { ExternalButton } from '../../ui/external-button.tsx';
import { ReserveSection } from '../../ui/sections/reserve-section.tsx';

export function Reserve() {
  const { banner, heading, note, follow, visit, community } = FAMILY_PUPS.reserve;
  const withPages = (
    <>
      <span>{note}</span>
      {FARM.follow && <span> {follow}</span>}
      {FARM.follow?.map(({ name, address }) => (
        <span key={address}>
          {' '}
          <a href={address} translate="no">
            {name}
          </a>
        </span>
      ))}
    </>
  );
  return (
    <ReserveSection banner={banner} heading={heading} note={withPages}>
      <chakra.div display="grid" gap="3.5" justifyItems="start">
        <ExternalButton href={FARM.familyPupForm} size="large" wide>
          {visit}
        </ExternalButton>
        <ExternalButton href={FARM.familyPupForm} look="second" wide>
          {community}
        </ExternalButton>
      </chakra.div>
    </ReserveSection>
  );
}
