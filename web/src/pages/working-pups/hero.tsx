import { chakra } from '@chakra-ui/react';
import { ArrowDown } from 'lucide';
import type { ReactNode } from 'react';
import { MILITARY_SECTION } from '../../content/site.ts';
import { WORKING_PUPS } from '../../content/working-pups.ts';
import { PATHS } from '../../routes.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import { heroAction } from '../../ui/hero-action.ts';
import { JumpLink } from '../../ui/section.tsx';
import { SplitHero } from '../../ui/sections/split-hero.tsx';
import { TrailingIcon } from '../../ui/trailing-icon.tsx';
import { ReserveButton } from './reserve-button.tsx';

const Links = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { sm: 'repeat(2, minmax(0, 22rem))', lg: 'minmax(0, 22rem)' },
    gap: '4',
    '& a': { width: 'full', paddingInline: '2.5' },
  },
});

const Way = chakra('div', {
  base: { width: 'full', '& p': { textStyle: 'item', color: 'fg.heading', marginBottom: '1.5' } },
});

export function Hero() {
  const { heading, tagline, farm, military, consultation } = WORKING_PUPS.hero;
  return (
    <SplitHero ground="dawn" picture="working-pup" words={0.44} news={WORKING_PUPS.banner}>
      <chakra.h1 tabIndex={-1} maxWidth={{ base: '8em', sm: 'none', lg: '8em' }}>
        {heading}
      </chakra.h1>
      <chakra.p className="lead" marginTop="4" marginBottom="5" maxWidth={{ base: '17em', sm: '26em' }}>
        {tagline}
      </chakra.p>
      <Links>
        <WayFor name={farm}>
          <ReserveButton />
        </WayFor>
        <WayFor name={military.name}>
          <ButtonAnchor href={`#${MILITARY_SECTION}`} look="solid" size="large" wide>
            <TrailingIcon of={ArrowDown}>{military.action}</TrailingIcon>
          </ButtonAnchor>
        </WayFor>
      </Links>
      <JumpLink href={PATHS.consultation} marginTop="1" css={heroAction}>
        {consultation}
      </JumpLink>
    </SplitHero>
  );
}

/** One of two equal ways on. */
function WayFor({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <Way>
      <p>{name}</p>
      {children}
    </Way>
  );
}
