import { FARM } from '../../content/farm.ts';
import { WORKING_PUPS } from '../../content/working-pups.ts';
import { ExternalButton } from '../../ui/external-button.tsx';

export function ReserveButton() {
  return (
    <ExternalButton href={FARM.workingPupForm} size="large" wide>
      {WORKING_PUPS.reserveAction}
    </ExternalButton>
  );
}
