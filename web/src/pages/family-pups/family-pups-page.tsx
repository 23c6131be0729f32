import { FAMILY_PUPS } from '../../content/family-pups.ts';
import { FAMILY_LITTER } from '../../content/pups.ts';
import { Main } from '../../ui/main.tsx';
import { ReasonsSection } from '../../ui/sections/reasons-section.tsx';
import { TrainingSection } from '../../ui/sections/training-section.tsx';
import { PupsSection } from '../pups-section.tsx';
import { TalkSection } from '../talk-section.tsx';
import { Guarantee } from './guarantee.tsx';
import { Hero } from './hero.tsx';
import { Meet } from './meet.tsx';
import { Reserve } from './reserve.tsx';

const { why, training } = FAMILY_PUPS;

export default function FamilyPupsPage() {
  return (
    <Main>
      <Hero />
      <PupsSection litter={FAMILY_LITTER} drawing="family-guardian" ground="straw" />
      <Meet />
      <ReasonsSection {...why} />
      <TrainingSection {...training} picture="home-training" />
      <Guarantee />
      <Reserve />
      <TalkSection />
    </Main>
  );
}
