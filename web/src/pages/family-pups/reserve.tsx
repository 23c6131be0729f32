import { chakra } from '@chakra-ui/react';
import { FAMILY_PUPS } from '../../content/family-pups.ts';
import { FARM } from '../../content/farm.ts';
import { PATHS } from '../../routes.ts';
import { ExternalButton } from '../../ui/external-button.tsx';
import { Hills } from '../../ui/hills.tsx';
import { TextAnchor } from '../../ui/section.tsx';
import { ReserveSection } from '../../ui/sections/reserve-section.tsx';

export function Reserve() {
  const { hero, reserve, question } = FAMILY_PUPS;
  return (
    <>
      <ReserveSection
        banner={reserve.banner}
        heading={reserve.heading}
        note={reserve.note}
        below={
          <chakra.p className="lead" marginTop="9" maxWidth="40em">
            {question} <TextAnchor href={PATHS.consultation}>{hero.ways.consultation}</TextAnchor>
          </chakra.p>
        }
      >
        <chakra.div display="grid" gap="3.5" justifyItems="start">
          <ExternalButton href={FARM.familyPupForm} size="large" wide>
            {reserve.visit}
          </ExternalButton>
          <ExternalButton href={FARM.familyPupForm} look="second" wide>
            {reserve.community}
          </ExternalButton>
        </chakra.div>
      </ReserveSection>
      <Hills contour="ridge" />
    </>
  );
}
