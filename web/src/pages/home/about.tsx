import { chakra, defineStyle } from '@chakra-ui/react';
import { FARM } from '../../content/farm.ts';
import { HOME } from '../../content/home.ts';
import { MILITARY_SECTION, PARENTS_SECTION, SECTIONS } from '../../content/site.ts';
import { PATHS } from '../../routes.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { columns, Section, textLink } from '../../ui/section.tsx';
import { RuledList } from '../../ui/sections/ruled-list.tsx';
import { LARGE_TEXT } from '../../ui/theme/media.ts';
import { Host } from '../host.tsx';

const styles = defineStyle({
  '& > .container': { ...columns, gridTemplateColumns: { lg: '6fr 5fr' }, rowGap: { base: '8', md: '12' } },
  '& h2': { maxWidth: '11em' },
  '& .lead': { marginTop: '4', marginBottom: { base: '5', md: '8' } },
});

/** The mother's picture is lower than the father's. */
const Plates = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: { base: '3.5', md: '5' },
    alignItems: 'start',
    '& > :first-of-type': { marginTop: { base: '6', md: '14' } },
    [LARGE_TEXT]: { gridTemplateColumns: '1fr', gap: '8' },
    '& img': { height: 'auto', aspectRatio: { base: '1 / 1', sm: '4 / 5' }, borderRadius: 'plate' },
    '& figcaption': {
      display: { base: 'flex', sm: 'block' },
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '2',
      marginTop: { base: '1', sm: '2' },
    },
    '& a': {
      ...textLink,
      display: 'flex',
      alignItems: 'center',
      width: 'fit-content',
      minHeight: 'target',
      minWidth: 'target',
      textStyle: 'item',
      color: 'fg.heading',
    },
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
    <Section id={SECTIONS.about} tabIndex={-1} css={styles}>
      <div className="container">
        <div>
          <h2>{heading}</h2>
          <p className="lead">{lead}</p>
          <Host />
          <RuledList items={SERVED} />
        </div>
        <Plates>
          <figure>
            <Picture name="parent-female" place="homeParents" />
            <figcaption>
              <a href={PARENTS} translate="no">
                {FARM.mother}
              </a>
              <span>{mother}</span>
            </figcaption>
          </figure>
          <figure>
            <Picture name="parent-male" place="homeParents" />
            <figcaption>
              <a href={PARENTS} translate="no">
                {FARM.father}
              </a>
              <span>{father}</span>
            </figcaption>
          </figure>
        </Plates>
      </div>
    </Section>
  );
}
