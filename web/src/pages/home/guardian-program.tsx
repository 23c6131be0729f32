import { chakra, defineStyle } from '@chakra-ui/react';
import { FARM } from '../../content/farm.ts';
import { HOME } from '../../content/home.ts';
import { SECTIONS } from '../../content/site.ts';
import { Hills } from '../../ui/hills.tsx';
import { Section } from '../../ui/section.tsx';
import { LARGE_TEXT } from '../../ui/theme/media.ts';
import { AdvancedStart } from './advanced-start.tsx';
import { type Patch, patches, Quilt, QuiltPatch } from './quilt.tsx';

const PATCHES: readonly Patch[] = ['cream', 'tan', 'brown'];

const styles = defineStyle({
  '& > .container': { paddingBottom: 'section' },
  '& .lead': { marginTop: '4' },
  '& .columns': {
    display: 'grid',
    // The quilt stands beside the names of the breeds, except on the narrowest phones and in large text.
    gridTemplateColumns: {
      base: 'repeat(auto-fit, minmax(min(100%, max(9.4rem, 40%)), 1fr))',
      sm: 'minmax(0, 4fr) minmax(0, 5fr)',
      lg: '420px 1fr',
    },
    columnGap: { base: '4', md: '10', lg: 'clamp(3rem, 7vw, 6.25rem)' },
    rowGap: { base: '5', md: '8', lg: '6' },
    '& > div:first-of-type': { gridRow: { lg: '1 / 3' }, order: { base: '1', lg: '0' }, alignSelf: 'center' },
    '& > ul': { order: '2', alignSelf: { base: 'center', lg: 'start' } },
    '& > div + div': { gridColumn: { base: '1 / -1', lg: 'auto' }, alignSelf: 'end' },
  },
});

const Breeds = chakra('ul', {
  base: {
    '& > li': {
      display: 'flex',
      alignItems: 'center',
      gap: { base: '1.5', md: '4' },
      minHeight: { base: '50px', md: '58px' },
      borderTop: 'hairlineDeep',
      fontWeight: '650',
      lineHeight: '1.25',
      [LARGE_TEXT]: { gap: '10px' },
      _last: { borderBottom: 'hairlineDeep' },
    },
    '& svg': { ...patches, width: { base: '16px', md: '28px' }, height: { base: '16px', md: '28px' } },
    '& .percent': {
      flexShrink: '0',
      marginLeft: 'auto',
      color: 'accent.onDeep',
      fontFamily: 'heading',
      fontSize: { base: 'min(1.375rem, 9.5vw)', md: '1.875rem' },
      fontWeight: '600',
    },
  },
});

export function GuardianProgram() {
  const { heading, lead } = HOME.program;
  return (
    <>
      <Hills aria-hidden="true" contour="ridge" />
      <Section
        id={SECTIONS.guardianProgram}
        tabIndex={-1}
        ground="deep"
        space="none"
        paddingTop={{ base: '8', md: '12' }}
        css={styles}
      >
        <div className="container">
          <div className="columns">
            <div>
              <Quilt />
            </div>
            <div>
              <h2>{heading}</h2>
              <p className="lead">{lead}</p>
            </div>
            <Breeds>
              {FARM.breeds.map(({ name, share }, index) => (
                <li key={name}>
                  <QuiltPatch patch={PATCHES[index] ?? 'cream'} />
                  <span>{name}</span>
                  <span className="percent">{`${share}%`}</span>
                </li>
              ))}
            </Breeds>
          </div>
          <AdvancedStart />
        </div>
      </Section>
    </>
  );
}
