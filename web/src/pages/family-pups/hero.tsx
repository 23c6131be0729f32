import { chakra } from '@chakra-ui/react';
import { FAMILY_PUPS } from '../../content/family-pups.ts';
import { FARM } from '../../content/farm.ts';
import { SECTIONS } from '../../content/site.ts';
import { PATHS, sectionHref } from '../../routes.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import { Compounds } from '../../ui/compounds.tsx';
import { ExternalButton } from '../../ui/external-button.tsx';
import { heroAction } from '../../ui/hero-action.ts';
import { JumpLink } from '../../ui/section.tsx';
import { SplitHero } from '../../ui/sections/split-hero.tsx';
import { HStack } from '../../ui/stack.tsx';
import { ShareLink } from '../share-link.tsx';

export function Hero() {
  const { heading, from, lead, action, note, ways } = FAMILY_PUPS.hero;
  return (
    <SplitHero ground="straw" picture="family-guardian" words={0.47}>
      <chakra.h1 tabIndex={-1} maxWidth="8em">
        {heading}
      </chakra.h1>
      <chakra.p className="lead" marginTop="5" marginBottom="6" maxWidth="24em">
        {from} <span translate="no">{FARM.name}</span>
        <Compounds of={lead} />
      </chakra.p>
      <ExternalButton href={FARM.familyPupForm} size="large" wide>
        {action}
      </ExternalButton>
      <p className="button-note">{note}</p>
      <ButtonAnchor href={PATHS.consultation} look="second" wide marginTop="4" css={heroAction}>
        {ways.consultation}
      </ButtonAnchor>
      <p className="button-note">{ways.note}</p>
      <HStack columnGap="4" rowGap="0" marginTop="1">
        <JumpLink href={sectionHref(SECTIONS.pricing)}>{ways.prices}</JumpLink>
        <ShareLink path={PATHS.familyPups} />
      </HStack>
    </SplitHero>
  );
}
