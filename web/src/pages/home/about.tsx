import { chakra } from '@chakra-ui/react';
import { FARM } from '../../content/farm.ts';
import { HOME } from '../../content/home.ts';
import { PATHS, SECTIONS } from '../../routes.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { Columns, Heading2, Lead, Section } from '../../ui/section.tsx';
import { RuledList } from '../../ui/sections/ruled-list.tsx';
import { LARGE_TEXT } from '../../ui/theme/large-text.ts';

/** Hers stands lower. */
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
    '& figcaption': { marginTop: '3', textStyle: 'item', color: 'fg.heading' },
  },
});

/** The row about military homes leads to what is said for them. */
const SERVED = HOME.about.served.map((row) => ({
  ...row,
  ...('section' in row && { href: `${PATHS.workingPups}#${row.section}` }),
}));

export function About() {
  const { heading, lead } = HOME.about;
  return (
    <Section id={SECTIONS.about} tabIndex={-1}>
      <Columns gridTemplateColumns={{ lg: '6fr 5fr' }} rowGap="12">
        <div>
          <Heading2 maxWidth="11em">{heading}</Heading2>
          <Lead marginTop="4" marginBottom="8">
            {lead}
          </Lead>
          <RuledList items={SERVED} />
        </div>
        <Plates>
          <Plate>
            <Picture name="parent-female" sizes="(min-width: 960px) 20rem, 50vw" />
            <figcaption>{FARM.female}</figcaption>
          </Plate>
          <Plate>
            <Picture name="parent-male" sizes="(min-width: 960px) 20rem, 50vw" />
            <figcaption>{FARM.male}</figcaption>
          </Plate>
        </Plates>
      </Columns>
    </Section>
  );
}
