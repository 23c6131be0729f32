import { chakra } from '@chakra-ui/react';
import { EGGS } from '../../content/eggs.ts';
import { PATHS } from '../../routes.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import { heroAction } from '../../ui/hero-action.ts';
import { Main } from '../../ui/main.tsx';
import { JumpLink } from '../../ui/section.tsx';
import { SplitHero } from '../../ui/sections/split-hero.tsx';
import { TalkSection } from '../talk-section.tsx';
import { Order } from './order.tsx';
import { Ways } from './ways.tsx';

const { hero, order } = EGGS;

export default function EggsPage() {
  return (
    <Main>
      <SplitHero ground="sky" picture="eggs">
        <chakra.h1 tabIndex={-1} maxWidth="8.5em">
          {hero.heading}
        </chakra.h1>
        <chakra.p className="lead" marginTop="5" marginBottom="6" maxWidth="24em">
          {hero.lead}
        </chakra.p>
        <ButtonAnchor href={`#${order.id}`} size="large" wide>
          {hero.action}
        </ButtonAnchor>
        <div>
          <JumpLink
            href={PATHS.consultation}
            marginTop="3"
            fontSize={{ base: 'clamp(1rem, 5vw, 1.0625rem)', md: 'inherit' }}
            css={heroAction}
          >
            {hero.consultation}
          </JumpLink>
        </div>
      </SplitHero>
      <Ways />
      <Order />
      <TalkSection />
    </Main>
  );
}
