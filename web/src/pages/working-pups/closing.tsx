import { chakra } from '@chakra-ui/react';
import { FARM } from '../../content/farm.ts';
import { WORKING_PUPS } from '../../content/working-pups.ts';
import { HillEdge } from '../../ui/hill-edge.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { isPhoto } from '../../ui/picture/sources.ts';
import { Section } from '../../ui/section.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

const PICTURE = 'parent-female-closing';

/** The bottom of the drawing has the footer's color, so there is no divider between them. */
const Band = chakra(Section, {
  base: {
    '& picture': { display: 'block' },
    '& img': { height: { base: '320px', md: 'clamp(440px, 46vw, 1000px)' } },
  },
});

export function Closing() {
  return (
    <Band ground="deep" space="none">
      <VisuallyHidden asChild>
        <h2>
          <span translate="no">{FARM.mother}</span> {WORKING_PUPS.closing.onWatch}
        </h2>
      </VisuallyHidden>
      <Picture name={PICTURE} place="closing" />
      {isPhoto(PICTURE) && <HillEdge />}
    </Band>
  );
}
