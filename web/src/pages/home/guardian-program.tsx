import { chakra } from '@chakra-ui/react';
import { FARM } from '../../content/farm.ts';
import { HOME } from '../../content/home.ts';
import { SECTIONS } from '../../routes.ts';
import { Hills } from '../../ui/hills.tsx';
import { Container, Heading2, Lead, Section } from '../../ui/section.tsx';
import { LARGE_TEXT } from '../../ui/theme/large-text.ts';
import { AdvancedStart } from './advanced-start.tsx';
import { type Patch, Quilt, QuiltPatch } from './quilt.tsx';

const PATCHES: readonly Patch[] = ['cream', 'tan', 'brown'];

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: 'minmax(0, 4fr) minmax(0, 5fr)', lg: '420px 1fr' },
    columnGap: { md: '10', lg: 'clamp(3rem, 7vw, 6.25rem)' },
    rowGap: { base: '8', lg: '6' },
    '& > div:first-of-type': { gridRow: { lg: '1 / 3' }, order: { base: '1', lg: '0' } },
    '& > ul': { order: '2', alignSelf: { base: 'start', md: 'center', lg: 'start' } },
    '& > div + div': { gridColumn: { md: '1 / -1', lg: 'auto' }, alignSelf: 'end' },
  },
});

const Breed = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    minHeight: '58px',
    borderTop: 'hairlineDeep',
    fontWeight: '650',
    [LARGE_TEXT]: { gap: '10px' },
    _last: { borderBottom: 'hairlineDeep' },
  },
});

const Percent = chakra('span', {
  base: {
    flexShrink: '0',
    marginLeft: 'auto',
    color: 'accent.onDeep',
    fontFamily: 'heading',
    fontSize: 'min(1.875rem, 9.5vw)',
    fontWeight: '600',
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
      >
        <Container paddingBottom="section">
          <Columns>
            <div>
              <Quilt />
            </div>
            <div>
              <Heading2>{heading}</Heading2>
              <Lead marginTop="4">{lead}</Lead>
            </div>
            <ul>
              {FARM.breeds.map(({ name, share }, index) => (
                <Breed key={name}>
                  <QuiltPatch patch={PATCHES[index] ?? 'cream'} />
                  <span>{name}</span>
                  <Percent>{`${share}%`}</Percent>
                </Breed>
              ))}
            </ul>
          </Columns>
          <AdvancedStart />
        </Container>
      </Section>
    </>
  );
}
