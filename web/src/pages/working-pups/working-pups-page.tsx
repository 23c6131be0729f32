import { WORKING_LITTER } from '../../content/pups.ts';
import { WORKING_PUPS } from '../../content/working-pups.ts';
import { Main } from '../../ui/main.tsx';
import { ReasonsSection } from '../../ui/sections/reasons-section.tsx';
import { ReserveSection } from '../../ui/sections/reserve-section.tsx';
import { TrainingSection } from '../../ui/sections/training-section.tsx';
import { PupsSection } from '../pups-section.tsx';
import { TalkSection } from '../talk-section.tsx';
import { Closing } from './closing.tsx';
import { Hero } from './hero.tsx';
import { MilitaryFamilies } from './military-families.tsx';
import { Parents } from './parents.tsx';
import { ReserveButton } from './reserve-button.tsx';

const { why, training, reserve } = WORKING_PUPS;

export default function WorkingPupsPage() {
  return (
    <Main>
      <Hero />
      <MilitaryFamilies />
      <PupsSection litter={WORKING_LITTER} drawing="working-pup" ground="dawn" />
      <Parents />
      <ReasonsSection {...why} />
      <TrainingSection {...training} picture="working-training" />
      <ReserveSection {...reserve}>
        <ReserveButton />
      </ReserveSection>
      <TalkSection abovePicture />
      <Closing />
    </Main>
  );
}
