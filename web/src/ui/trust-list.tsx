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

/**
 * Styles of a list with the class `trust-list`: two figures side by side, with rows below, which are columns from 640 px
 * on. From 960 px on all are in one row.
 */
export const trustList = {
  display: 'flex',
  flexWrap: { base: 'wrap', lg: 'nowrap' },
  justifyContent: 'space-between',
  '& > li': {
    lineHeight: '1.35',
    // On a phone, the second figure is beside the first one if both have room.
    flex: { base: '1 1 100%', sm: '1 0 50%', lg: '0 1 auto' },
    paddingBlock: { base: '2', sm: '3', lg: '1' },
    borderTop: { base: 'hairlineDeep', lg: 'none' },
    borderLeft: { sm: 'hairlineDeep' },
    paddingInline: { sm: '4', xl: '6' },
  },
  '& > li:nth-of-type(-n + 2)': { flexBasis: { base: 'max-content', sm: '50%', lg: 'auto' }, borderTop: 'none' },
  '& > li:nth-of-type(2)': {
    flexBasis: { base: '9em', sm: '50%', lg: 'auto' },
    borderLeft: 'hairlineDeep',
    paddingLeft: { base: '3', sm: '4', xl: '6' },
  },
  '& > :nth-of-type(3)': { borderLeft: { sm: 'none', lg: 'hairlineDeep' }, paddingLeft: { sm: '0', lg: '4', xl: '6' } },
  '& > li:first-of-type': {
    flexGrow: { base: '0', sm: '1', lg: '0' },
    borderLeft: 'none',
    paddingLeft: '0',
    paddingRight: { base: '3', sm: '4', xl: '6' },
  },
  '& > li:last-of-type': { paddingRight: '0' },
  // Five items stand in three columns, of which the second one takes two.
  '& > li:nth-last-of-type(5), & > li:nth-last-of-type(5) ~ li:nth-of-type(n + 3)': {
    flex: { sm: '0 0 33.33%', lg: '0 1 auto' },
  },
  '& > .figure': { whiteSpace: { lg: 'nowrap' } },
  '& strong': {
    display: 'block',
    color: 'var(--accent)',
    fontFamily: 'heading',
    // Keeps "Since 2018" on one line on the narrowest phones.
    fontSize: 'min(7.5vw, clamp(1.75rem, 1.5rem + 1vw, 2.25rem))',
    [LARGE_TEXT]: { fontSize: 'min(13vw, 1.75rem)' },
    fontWeight: '600',
    lineHeight: '1.2',
    letterSpacing: '-0.01em',
  },
  '& > .row': {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '3', xl: '4' },
    '& svg': { color: 'var(--accent)' },
    '& > span': { maxWidth: { lg: '13em' } },
  },
  [LARGE_TEXT]: {
    '& > li:nth-of-type(2)': { flexBasis: '100%', borderTop: 'hairlineDeep', borderLeft: 'none', paddingLeft: '0' },
  },
} as const satisfies SystemStyleObject;
