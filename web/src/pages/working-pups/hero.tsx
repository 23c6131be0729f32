import { chakra } from '@chakra-ui/react';
import { ArrowDown } from 'lucide';
import { WORKING_PUPS } from '../../content/working-pups.ts';
import { Icon } from '../../ui/icon.tsx';
import { Heading1, JumpLink, Lead, Text } from '../../ui/section.tsx';
import { SplitHero } from '../../ui/split-hero.tsx';
import { ReserveButton } from './reserve-button.tsx';

/** The arrow stays beside it, however the words wrap. */
const LastWord = chakra('span', {
  base: { whiteSpace: 'nowrap', '& svg': { display: 'inline', marginLeft: '2', verticalAlign: '-0.2em' } },
});

export function Hero() {
  const { heading, tagline, note, military } = WORKING_PUPS.hero;
  const lastWord = military.lastIndexOf(' ') + 1;
  return (
    <SplitHero ground="dawn" picture="working-pup" words={0.44}>
      <Heading1 tabIndex={-1} maxWidth="8em">
        {heading}
      </Heading1>
      <Lead marginTop="3" marginBottom="6" maxWidth="26em">
        {tagline}
      </Lead>
      <ReserveButton />
      <Text marginTop="3" textStyle="small">
        {note}
      </Text>
      <JumpLink marginTop="2" href={`#${WORKING_PUPS.military.id}`}>
        {military.slice(0, lastWord)}
        <LastWord>
          {military.slice(lastWord)}
          <Icon of={ArrowDown} size={20} />
        </LastWord>
      </JumpLink>
    </SplitHero>
  );
}
