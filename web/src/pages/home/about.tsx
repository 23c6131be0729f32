import { defineStyle } from '@chakra-ui/react';
import { HOME } from '../../content/home.ts';
import { MILITARY_SECTION, PARENTS_SECTION, SECTIONS } from '../../content/site.ts';
import { PATHS } from '../../routes.ts';
import { columns, touchTarget } from '../../ui/layout.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { Section } from '../../ui/section.tsx';
import { RuledList } from '../../ui/sections/ruled-list.tsx';
import { textLink } from '../../ui/text-link.tsx';
import { LARGE_TEXT } from '../../ui/theme/media.ts';
import { Host } from '../host.tsx';

const styles = defineStyle({
  '& > .container': { ...columns, gridTemplateColumns: { lg: '6fr 5fr' }, rowGap: { base: '8', md: '12' } },
  '& h2': { maxWidth: '11em' },
  '& .lead': { marginTop: '4', marginBottom: { base: '5', md: '8' } },
  '& .plates': {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: { base: '3.5', md: '5' },
    alignItems: 'start',
    [LARGE_TEXT]: { gridTemplateColumns: '1fr', gap: '8' },
    '& > :first-of-type': { marginTop: { base: '6', md: '14' } },
    '& img': { aspectRatio: { base: '1 / 1', sm: '4 / 5' }, borderRadius: 'plate' },
    '& figcaption': { display: 'grid', justifyItems: 'start', marginTop: { base: '1', sm: '2' } },
    '& a': { ...textLink, ...touchTarget, textStyle: 'item', color: 'fg.heading' },
  },
});

const { families, military, ranches } = HOME.about.served;

/** The groups of visitors, each with a link to its page. */
const SERVED = [
  { ...families, href: PATHS.familyPups },
  { ...military, href: `${PATHS.workingPups}#${MILITARY_SECTION}` },
  { ...ranches, href: PATHS.workingPups },
];

export function About() {
  const { heading, lead, parents } = HOME.about;
  return (
    <Section id={SECTIONS.about} css={styles}>
      <div>
        <h2>{heading}</h2>
        <p className="lead">{lead}</p>
        <Host />
        <RuledList items={SERVED} />
      </div>
      <div className="plates">
        {parents.map(({ picture, name, who }) => (
          <figure key={picture}>
            <Picture name={picture} place="homeParents" />
            <figcaption>
              <a href={`${PATHS.workingPups}#${PARENTS_SECTION}`} translate="no">
                {name}
              </a>
              <span>{who}</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
