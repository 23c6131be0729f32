import type { ComponentProps } from 'react';
import { SITE } from '../content/site.ts';
import { PATHS } from '../routes.ts';
import { ButtonAnchor } from '../ui/button.tsx';

type ActionProps = Pick<ComponentProps<typeof ButtonAnchor>, 'className' | 'look' | 'children'>;

/** The one main action of the site, in the same words everywhere. */
export function MainAction(button: ActionProps) {
  return (
    <ButtonAnchor href={PATHS.consultation} size="large" wide {...button}>
      {SITE.action}
    </ButtonAnchor>
  );
}

/** A button to the consultation whose label does not say so. The note below it does. */
export function SecondAction(button: ActionProps) {
  return (
    <>
      <ButtonAnchor href={PATHS.consultation} look="second" {...button} />
      <p className="button-note">{SITE.opensConsultation}</p>
    </>
  );
}
