import { chakra } from '@chakra-ui/react';
import { FARM } from '../../content/farm.ts';
import { HOME } from '../../content/home.ts';
import { MILITARY_SECTION, PARENTS_SECTION } from '../../content/site.ts';
import { PATHS, SECTIONS } from '../../routes.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { Columns, Heading2, Lead, Section, TextAnchor } from '../../ui/section.tsx';
import { RuledList } from '../../ui/sections/ruled-list.tsx';
import { LARGE_TEXT } from '../../ui/theme/large-text.ts';
import { Host } from '../host.tsx';

/** The mother's picture is lower than the father's. */
const Plates = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: { base: '3.5', md: '5' },
    alignItems: 'start',
    '& > :first-of-type': { marginTop: { base: '8', md: '14' } },
    [LARGE_TEXT]: { gridTemplateColumns: '1fr', gap: '8' },
  },
});

const Plate = chakra('figure', {
  base: {
    '& img': { height: 'auto', aspectRatio: '4 / 5', borderRadius: 'plate' },
    '& figcaption': { marginTop: '2' },
  },
});

const ParentLink = chakra(TextAnchor, {
  base: {
    display: 'flex',
    alignItems: 'center',
    width: 'fit-content',
    minHeight: 'target',
    minWidth: 'target',
    textStyle: 'item',
    color: 'fg.heading',
  },
});

const PARENTS = `${PATHS.workingPups}#${PARENTS_SECTION}`;

const { families, military, ranches } = HOME.about.served;

/** The groups of visitors, each with a link to its page. */
const SERVED = [
  { ...families, href: PATHS.familyPups },
  { ...military, href: `${PATHS.workingPups}#${MILITARY_SECTION}` },
  { ...ranches, href: PATHS.workingPups },
];

export function About() {
  const {
    heading,
    lead,
    parents: { mother, father },
  } = HOME.about;
  return (
    <Section id={SECTIONS.about} tabIndex={-1}>
      <Columns gridTemplateColumns={{ lg: '6fr 5fr' }} rowGap="12">
        <div>
          <Heading2 maxWidth="11em">{heading}</Heading2>
          <Lead marginTop="4" marginBottom="8">
            {lead}
          </Lead>
          <Host />
          <RuledList items={SERVED} />
        </div>
        <Plates>
          <Plate>
            <Picture name="parent-female" place="homeParents" />
            <figcaption>
              <ParentLink href={PARENTS} translate="no">
                {FARM.mother}
              </ParentLink>
              <span>{mother}</span>
            </figcaption>
          </Plate>
          <Plate>
            <Picture name="parent-male" place="homeParents" />
            <figcaption>
              <ParentLink href={PARENTS} translate="no">
                {FARM.father}
              </ParentLink>
              <span>{father}</span>
            </figcaption>
          </Plate>
        </Plates>
      </Columns>
    </Section>
  );
}
