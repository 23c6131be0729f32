import { defineStyle } from '@chakra-ui/react';
import { CalendarClock } from 'lucide';
import { MILITARY_SECTION, SECTIONS, SITE } from '../../content/site.ts';
import { WORKING_PUPS } from '../../content/working-pups.ts';
import { PATHS, sectionHref } from '../../routes.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { columns } from '../../ui/layout.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { PlainList } from '../../ui/plain-list.tsx';
import { QuiltTile, quiltTile } from '../../ui/quilt-mark.tsx';
import { Section } from '../../ui/section.tsx';
import { Compounds } from '../../ui/text.tsx';
import { JumpLink } from '../../ui/text-link.tsx';
import { ShareLink } from '../share-link.tsx';

const styles = defineStyle({
  paddingBlock: 'clamp(2.5rem, 1.6rem + 3.6vw, 5rem)',
  '& > .container': { ...columns, gridTemplateColumns: { lg: '7fr 6fr' } },
  '& .lead': { marginTop: '3' },
  '& .ways': { display: 'flex', flexWrap: 'wrap', columnGap: '6', marginTop: '2' },
  '& img': { aspectRatio: { base: '5 / 4', lg: '4 / 3' }, borderRadius: 'plate' },
  '& ul': { display: { lg: 'grid' }, gridColumn: '1 / -1', gridTemplateColumns: '1fr 1fr', columnGap: '20' },
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'min(4.75rem, 25vw) 1fr',
    alignItems: 'start',
    paddingBlock: '5',
    borderTop: 'head',
  },
  '& .tile': { ...quiltTile, width: '56px', height: '56px', fontSize: '32px' },
  '& h3 + p': { marginTop: '1' },
});

export function MilitaryFamilies() {
  const { heading, text, action, familyPups, pets, boarding } = WORKING_PUPS.military;
  return (
    <Section id={MILITARY_SECTION} ground="straw" css={styles}>
      <div>
        <h2>{heading}</h2>
        <p className="lead">{text}</p>
        <ButtonAnchor href={PATHS.consultation} size="large" wide marginTop="6">
          {action}
        </ButtonAnchor>
        <div className="ways">
          <JumpLink href={PATHS.familyPups}>{familyPups}</JumpLink>
          <JumpLink href={sectionHref(SECTIONS.pricing)}>{SITE.prices}</JumpLink>
          <ShareLink path={`${PATHS.workingPups}#${MILITARY_SECTION}`} />
        </div>
      </div>
      <Picture name="military-porch" place="military" />
      <PlainList>
        <li>
          <QuiltTile figure={pets.figure} />
          <Words {...pets} />
        </li>
        <li>
          <QuiltTile>
            <Icon of={CalendarClock} size={30} />
          </QuiltTile>
          <Words {...boarding} />
        </li>
      </PlainList>
    </Section>
  );
}

function Words({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <div>
      <h3>
        <Compounds of={name} />
      </h3>
      <p>{text}</p>
    </div>
  );
}
