import { ArrowDown } from 'lucide';
import { MILITARY_SECTION } from '../../content/site.ts';
import { WORKING_PUPS } from '../../content/working-pups.ts';
import { Icon } from '../../ui/icon.tsx';
import { Heading1, JumpLink, Lead, Text } from '../../ui/section.tsx';
import { SplitHero } from '../../ui/sections/split-hero.tsx';
import { ReserveButton } from './reserve-button.tsx';

export function Hero() {
  const { audiences, heading, tagline, note, military } = WORKING_PUPS.hero;
  return (
    <SplitHero ground="dawn" picture="working-pup" words={0.44}>
      <Text textStyle="item" color="fg.heading" marginBottom="2">
        {audiences}
      </Text>
      <Heading1 tabIndex={-1} maxWidth="8em">
        {heading}
      </Heading1>
      <Lead marginTop="5" marginBottom="6" maxWidth="26em">
        {tagline}
      </Lead>
      <ReserveButton />
      <Text marginTop="3" textStyle="small">
        {note}
      </Text>
      {/* Always two lines on a phone: otherwise the text could change from two lines to one when the font loads. */}
      <JumpLink marginTop="2" maxWidth={{ base: '19em', sm: 'none' }} href={`#${MILITARY_SECTION}`}>
        {military}
        <Icon of={ArrowDown} size={20} />
      </JumpLink>
    </SplitHero>
  );
}
