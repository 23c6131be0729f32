import type { SystemStyleObject } from '@chakra-ui/react';
import { row } from '../ui/layout.ts';
import { textLink } from '../ui/text-link.tsx';
import { forcedEdge } from '../ui/theme/media.ts';

/** Styles that several pages share, by selector. */
export const pagesCss = {
  ':where(.face img, .initial)': { aspectRatio: '1 / 1', borderRadius: 'plate' },
  '.initial': {
    display: 'grid',
    placeItems: 'center',
    bg: 'straw',
    color: 'deep',
    textStyle: 'figure',
    ...forcedEdge,
  },
  '.faces a': { color: 'var(--accent)' },
  '.faces b': { ...textLink, fontWeight: '650' },
  '.faces a:hover b': { textDecorationThickness: '3px' },
  '.portrait': {
    ...row,
    gap: '5',
    marginBottom: '7',
    '& picture': { flexShrink: '0', width: '112px' },
    '& img': { aspectRatio: '1 / 1', borderRadius: 'plate' },
    '& figcaption': { flex: '1 1 12rem', maxWidth: 'measure', lineHeight: '1.5' },
    '& strong': { display: 'block', marginBottom: '1', textStyle: 'h3', color: 'var(--heading)' },
    '&.small': {
      gap: '3.5',
      marginTop: '6',
      marginBottom: '4',
      '& picture': { width: '64px' },
      '& figcaption': { lineHeight: '1.3' },
      '& strong': { textStyle: 'item' },
    },
  },
  '.voice': {
    display: { lg: 'grid' },
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridColumn: '1 / -1',
    columnGap: '12',
    alignItems: 'start',
    marginTop: { base: '6', lg: '4' },
    paddingTop: { base: '5', md: '7' },
    borderTop: 'head',
    breakInside: 'avoid',
    '& blockquote': {
      maxWidth: '26em',
      textStyle: 'quote',
      fontSize: 'min(11vw, clamp(1.375rem, 1rem + 1.2vw, 2rem))',
      color: 'fg.heading',
    },
    '& figcaption': { marginTop: { base: '3', lg: '1' }, maxWidth: { lg: '20em' } },
    '& b': { fontWeight: '650' },
  },
  '.signature': {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    marginTop: '2',
    color: 'fg.heading',
    fontWeight: '600',
    '& picture': { flexShrink: '0', width: '40px', height: '40px' },
    '& img': { borderRadius: 'control' },
  },
} as const satisfies Record<string, SystemStyleObject>;
