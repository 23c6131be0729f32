import { chakra } from '@chakra-ui/react';
import { FAMILY_PUPS } from '../../content/family-pups.ts';
import { FARM } from '../../content/farm.ts';
import { ExternalButton } from '../../ui/external-button.tsx';
import { ReserveSection } from '../../ui/sections/reserve-section.tsx';

export function Reserve() {
  const { banner, heading, note, visit, community } = FAMILY_PUPS.reserve;
  return (
    <ReserveSection banner={banner} heading={heading} note={note}>
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
