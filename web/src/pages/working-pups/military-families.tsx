import { chakra } from '@chakra-ui/react';
import { CalendarClock } from 'lucide';
import { MILITARY_SECTION } from '../../content/site.ts';
import { WORKING_PUPS } from '../../content/working-pups.ts';
import { PATHS } from '../../routes.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import { Compounds } from '../../ui/compounds.tsx';
import { Icon } from '../../ui/icon.tsx';
import { QuiltTile } from '../../ui/quilt-mark.tsx';
import { Columns, Heading2, Heading3, JumpLink, Lead, Section } from '../../ui/section.tsx';

const Point = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'min(4.75rem, 25vw) 1fr',
    alignItems: 'start',
    paddingBlock: '5',
    borderTop: 'head',
  },
});

export function MilitaryFamilies() {
  const { heading, text, action, familyPups, pets, boarding } = WORKING_PUPS.military;
  return (
    <Section id={MILITARY_SECTION} tabIndex={-1} ground="straw">
      <Columns gridTemplateColumns={{ lg: '7fr 6fr' }}>
        <div>
          <Heading2>{heading}</Heading2>
          <Lead marginTop="3">{text}</Lead>
          <ButtonAnchor href={PATHS.consultation} look="solid" size="large" wide marginTop="6">
            {action}
          </ButtonAnchor>
          <div>
            <JumpLink href={PATHS.familyPups} marginTop="2">
              {familyPups}
            </JumpLink>
          </div>
        </div>
        <ul>
          <Point>
            <QuiltTile large figure={pets.figure} />
            <Words {...pets} />
          </Point>
          <Point>
            <QuiltTile large>
              <Icon of={CalendarClock} size={30} />
            </QuiltTile>
            <Words {...boarding} />
          </Point>
        </ul>
      </Columns>
    </Section>
  );
}

function Words({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <div>
      <Heading3>
        <Compounds of={name} />
      </Heading3>
      <chakra.p marginTop="1">{text}</chakra.p>
    </div>
  );
}
