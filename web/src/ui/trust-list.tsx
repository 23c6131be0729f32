import type { SystemStyleObject } from '@chakra-ui/react';
import { LARGE_TEXT } from './theme/media.ts';

export function Figure({ figure, text }: { readonly figure: string; readonly text: string }) {
  return (
    <li className="figure">
      <strong>{figure} </strong>
      <span>{text}</span>
    </li>
  );
}

/** Two figures side by side, with rows below, which are columns from 640 px on. From 960 px on all are in one row. */
export const trustList = {
  // On a phone with large text, not wider than the gutter.
  '--space': { base: 'min(0.75rem, 5vw)', sm: '1rem', xl: '1.5rem' },
  display: 'flex',
  flexWrap: { base: 'wrap', lg: 'nowrap' },
  justifyContent: 'space-between',
  // Hides the borders at the edges of the list, wherever its items wrap.
  clipPath: 'inset(2px calc(var(--space) + 1px) 0)',
  marginInline: 'calc(-1 * var(--space) - 1px)',
  '& li': {
    flex: { base: '1 1 100%', sm: '1 0 50%', lg: '0 1 auto' },
    paddingInline: 'var(--space)',
    paddingBlock: { base: '2', sm: '3', lg: '1' },
    borderTop: 'hairlineDeep',
    borderLeft: 'hairlineDeep',
    lineHeight: '1.35',
  },
  '& .figure': {
    flexGrow: '0',
    flexBasis: { base: '8.5em', sm: '50%', lg: 'auto' },
    whiteSpace: { lg: 'nowrap' },
  },
  '& .figure + .figure': { flexGrow: { base: '1', lg: '0' } },
  // Five items are in three columns, of which the second one takes two.
  '&:has(.row + .row + .row)': {
    '& .figure, & .row': { flex: { sm: '0 0 33.33%', lg: '0 1 auto' } },
    '& .figure + .figure': { flex: { sm: '1 0 50%', lg: '0 1 auto' } },
  },
  '& .row': {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '3', xl: '4' },
    '& svg': { color: 'var(--accent)' },
    '& :is(a, span)': { maxWidth: { lg: '13em' } },
  },
  '& strong': {
    display: 'block',
    color: 'var(--accent)',
    textStyle: 'h3',
    textWrap: 'inherit',
    // Keeps "Since 2018" on one line on the narrowest phones.
    fontSize: 'min(7.5vw, clamp(1.75rem, 1.5rem + 1vw, 2.25rem))',
    [LARGE_TEXT]: { fontSize: 'min(13vw, 1.75rem)' },
  },
} as const satisfies SystemStyleObject;
