import { chakra } from '@chakra-ui/react';
import { CONSULTATION } from '../../content/consultation.ts';
import { PATHS } from '../../routes.ts';
import { quiltBullet } from '../../ui/quilt-mark.tsx';
import { Container, Heading1, Heading3, Lead, textLink } from '../../ui/section.tsx';
import { forcedEdge } from '../../ui/theme/forced-colors.ts';
import { LARGE_TEXT } from '../../ui/theme/large-text.ts';

const WIDE = '@media (min-width: 62.5rem)';
const { breadcrumb, heading, lead, included } = CONSULTATION;

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: '8',
    columnGap: '12',
    alignItems: 'center',
    paddingTop: { base: '1', md: '3' },
    paddingBottom: { base: '7', md: '10' },
    [WIDE]: { gridTemplateColumns: 'minmax(24rem, 1fr) minmax(0, {sizes.form})' },
  },
});

const Panel = chakra('div', {
  base: {
    paddingTop: { base: '5', md: '6' },
    paddingBottom: { base: '4', md: '5' },
    paddingInline: { base: 'min(1.5rem, 7.5vw)', md: '9' },
    [LARGE_TEXT]: { paddingInline: '8px' },
    bg: 'straw',
    borderRadius: 'plate',
    ...forcedEdge,
  },
});

const Items = chakra('ul', {
  base: {
    marginTop: '1',
    columnGap: '8',
    columns: '11.5rem 2',
    '& li': { display: 'flex', gap: '3', paddingBlock: '2', breakInside: 'avoid', lineHeight: '1.4' },
    '& li::before': quiltBullet,
    [LARGE_TEXT]: { '& li::before': { display: 'none' } },
  },
});

/** The breadcrumb, and what the consultation includes. */
export function Intro() {
  return (
    <Container paddingTop={{ base: '5', md: '5' }}>
      <Breadcrumb />
      <Columns>
        <div>
          <Heading1 tabIndex={-1} maxWidth="9.5em">
            {heading}
          </Heading1>
          <Lead marginTop="5">{lead}</Lead>
        </div>
        <Panel>
          <Heading3 as="h2">{included.heading}</Heading3>
          <Items>
            {included.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </Items>
        </Panel>
      </Columns>
    </Container>
  );
}

const Crumbs = chakra('ol', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    textStyle: 'small',
    '& li + li::before': { content: '"/" / ""', marginInline: '3' },
  },
});

const HomeLink = chakra('a', {
  base: {
    ...textLink,
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'target',
    minWidth: 'target',
    color: 'fg.heading',
  },
});

function Breadcrumb() {
  return (
    <nav aria-label={breadcrumb.label}>
      <Crumbs>
        <li>
          <HomeLink href={PATHS.home}>{breadcrumb.home}</HomeLink>
        </li>
        <li aria-current="page">{breadcrumb.here}</li>
      </Crumbs>
    </nav>
  );
}
