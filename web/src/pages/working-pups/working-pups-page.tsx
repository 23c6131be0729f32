import { chakra } from '@chakra-ui/react';
import { WORKING_PUPS } from '../../content/working-pups.ts';
import { PATHS } from '../../routes.ts';
import { Main } from '../../ui/main.tsx';
import { TextAnchor } from '../../ui/section.tsx';
import { ReasonsSection } from '../../ui/sections/reasons-section.tsx';
import { ReserveSection } from '../../ui/sections/reserve-section.tsx';
import { TrainingSection } from '../../ui/sections/training-section.tsx';
import { Closing } from './closing.tsx';
import { Hero } from './hero.tsx';
import { MilitaryFamilies } from './military-families.tsx';
import { Parents } from './parents.tsx';
import { ReserveButton } from './reserve-button.tsx';

const { why, training, reserve, consultation } = WORKING_PUPS;

export default function WorkingPupsPage() {
  return (
    <Main>
      <Hero />
      <MilitaryFamilies />
      <Parents />
      <ReasonsSection {...why} />
      <TrainingSection {...training} picture="working-training" />
      <ReserveSection
        {...reserve}
        below={
          <chakra.p className="lead" marginTop="9">
            {consultation.question} <TextAnchor href={PATHS.consultation}>{consultation.action}</TextAnchor>
          </chakra.p>
        }
      >
        <ReserveButton />
      </ReserveSection>
      <Closing />
    </Main>
  );
}
