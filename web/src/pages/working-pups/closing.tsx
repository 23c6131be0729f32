import { chakra } from '@chakra-ui/react';
import { WORKING_PUPS } from '../../content/working-pups.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { Section } from '../../ui/section.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

/** The picture's foot has the footer's colour: it ends the page without a divider. */
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
        <h2>{WORKING_PUPS.closing.heading}</h2>
      </VisuallyHidden>
      <Picture name="parent-female-closing" />
    </Band>
  );
}
