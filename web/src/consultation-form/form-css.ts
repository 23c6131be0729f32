import type { SystemStyleObject } from '@chakra-ui/react';
import { largeQuilt, smallQuilt } from '../ui/barn-quilt.tsx';
import { touchTarget } from '../ui/layout.ts';
import { SCRIPTED } from '../ui/page-state.ts';
import { textLink } from '../ui/text-link.tsx';
import { FORCED_COLORS, LARGE_TEXT, SHORT_WINDOW } from '../ui/theme/media.ts';
import { choices } from './choice-styles.ts';

/** On wide screens the quilt is in the column beside the questions, not in the head of a section. */
const section = {
  paddingTop: '4',
  paddingBottom: { base: '6', lg: '9' },
  borderTop: 'head',
  '& > .head': { display: 'flex', alignItems: 'center', gap: '3', marginBottom: { base: '4', lg: '5' } },
  '& .barn-quilt': { ...smallQuilt, display: { lg: 'none' }, width: '44px' },
  '& .head p': { textStyle: 'small', color: 'fg.muted', lineHeight: '1.25', [SCRIPTED]: { display: { lg: 'none' } } },
  '& h2': { textStyle: 'h2Form', fontSize: 'min(5.8vw, clamp(1.625rem, 1.5rem + 0.6vw, 2rem))' },
  '& .optional': {
    fontFamily: 'body',
    fontSize: '1.0625rem',
    fontWeight: '400',
    letterSpacing: 'normal',
    color: 'fg.muted',
  },
  '& > .fields': {
    display: 'grid',
    // Two columns, except on the narrowest phones and in large text.
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(8.25rem, 40%)), 1fr))',
    columnGap: '2',
    rowGap: { base: '4.5', lg: '6.5' },
    '& > *': { gridColumn: '1 / -1' },
    '& > :is([data-field=firstName], [data-field=lastName])': { gridColumn: 'auto' },
  },
  [LARGE_TEXT]: { '& h2': { fontSize: 'min(9vw, 1.625rem)' } },
} as const;

const control = {
  display: 'block',
  width: 'full',
  minHeight: '48px',
  paddingBlock: '2',
  paddingInline: 'min(0.875rem, 4vw)',
  bg: 'white',
  color: 'fg',
  border: 'control',
  borderRadius: 'control',
  fontSize: 'min(1.125rem, 9vw)',
  lineHeight: '1.5',
  _hover: { borderColor: 'deep' },
} as const;

const select = {
  position: 'relative',
  maxWidth: 'short',
  color: 'deep',
  [FORCED_COLORS]: { color: 'FieldText' },
  '& > select': {
    ...control,
    paddingRight: '46px',
    appearance: 'none',
    cursor: 'pointer',
    textOverflow: 'ellipsis',
  },
  '& > svg': {
    position: 'absolute',
    right: '14px',
    top: '50%',
    transform: 'translateY(-50%)',
    pointerEvents: 'none',
  },
} as const;

const field = {
  minWidth: '0',
  border: '0 solid transparent',
  scrollMarginTop: '2',
  '& > :is(label, legend)': { display: 'block', textStyle: 'label' },
  '& > label': { width: 'fit-content' },
  // Floated, because otherwise the border of the fieldset starts at the middle of the legend.
  '& > legend': { float: 'left', width: 'full', '& + *': { clear: 'both' } },
  '& > .hint': { marginTop: '0.5', textStyle: 'hint', color: 'fg.muted' },
  '& > :is(input, textarea, .select)': { marginTop: '1.5' },
  '& > :is(input, textarea)': control,
  '& > .short': { maxWidth: 'short' },
  '& > textarea': { minHeight: '84px', fieldSizing: 'content' },
  '& > .select': select,
  ...choices,
  '& > .message': {
    display: 'flex',
    gap: '2',
    marginTop: '2.5',
    color: 'error',
    fontWeight: '650',
    lineHeight: '1.35',
  },
  '&[data-invalid]': {
    borderLeftWidth: '4px',
    borderLeftColor: 'error',
    paddingLeft: '3',
    '& > :is(input, textarea), & select, & > .choices > label': {
      borderColor: 'error',
      _hover: { borderColor: 'error' },
    },
  },
} as const;

/** While the list is closed, it shows what is ticked, and the box to which the page's address leads. */
const pups = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  marginBottom: '3',
  '& summary': {
    ...touchTarget,
    columnGap: '1',
    color: 'fg.heading',
    fontWeight: '600',
    cursor: 'pointer',
    listStyle: 'none',
    '& > span': textLink,
    '&::-webkit-details-marker': { display: 'none' },
  },
  '& > details[open]': { flexBasis: '100%', '& svg': { transform: 'rotate(180deg)' } },
  '& .asking, &:has(:checked) .question': { display: 'none' },
  '&:has(:checked) .asking': { display: 'inline' },
  // The page stays at its top when its address leads to a box.
  '& > .choices > label': { minWidth: '0', overflowWrap: 'anywhere', scrollMarginTop: '100rem' },
  '& > .choices': { display: 'contents' },
  '& > details:not([open]) ~ .choices > label': {
    flex: '0 1 auto',
    '&:not(:has(:checked), :focus-within, :target)': { display: 'none' },
  },
  '& .choices > .tick': { display: 'none' },
  '& .choices > label:target:not(:has(:checked)) ~ .tick': { display: 'block' },
} as const;

/** Has the width of its longest label, also while it shows another one. */
const submitButton = {
  display: 'inline-grid',
  rowGap: '0',
  width: { base: 'full', lg: 'auto' },
  '&::before': { content: 'attr(data-longest)', height: '0', visibility: 'hidden' },
} as const;

/** The second button to send the form. */
const sendHere = {
  display: 'grid',
  justifyItems: { lg: 'start' },
  gap: '2',
  padding: '4',
  bg: 'bg.selected',
  border: 'head',
  borderRadius: 'row',
  '& p': { fontWeight: '600' },
} as const;

/** On wide screens the quilt is on the left, and the questions are on the right. */
const form = {
  '& > form': {
    display: { lg: 'grid' },
    maxWidth: { base: '40rem', lg: 'none' },
    gridTemplateColumns: 'minmax(14rem, 1fr) minmax(0, {sizes.form})',
    columnGap: '12',
  },
  '& > form > :not(aside)': { gridColumn: '2' },
  '& > form > section': section,
  '& .received': { marginBottom: '3' },
  // Only the column shows a quilt without pieces.
  '&[data-answered=""] .head > .barn-quilt, &[data-answered=""] .progress > .barn-quilt': { display: 'none' },
  '& :is(aside, .submit-row) .count': { textStyle: 'figure', color: 'fg.heading' },
  '& .field': field,
  '& .pups': pups,
  '& .conditional': { marginTop: '-2', borderLeft: '4px solid {colors.pasture}', paddingLeft: '22px' },
  '& [data-longest]': submitButton,
  '& [data-stop]': sendHere,
} as const satisfies SystemStyleObject;

/** Beside the questions on wide screens. The list is left out where the window is too low for it. */
const progressColumn = {
  display: 'none',
  gridColumn: '1',
  gridRow: '1 / span 20',
  position: 'sticky',
  top: 'calc(var(--header-height) + {spacing.10})',
  alignSelf: 'start',
  maxWidth: '440px',
  [SCRIPTED]: { display: { lg: 'block' } },
  '& .barn-quilt': { ...largeQuilt, width: 'min(240px, 100%, 40vh)', marginBottom: '4' },
  '& .count': { marginRight: '1.5' },
  '& > ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))',
    columnGap: '6',
    marginTop: '2',
  },
  [SHORT_WINDOW]: { '& > ul': { display: 'none' }, '[data-answered=""] &&': { display: 'none' } },
  '& li': { display: 'flex', alignItems: 'center', gap: '2', minHeight: 'target', color: 'fg.muted' },
  '& a': { ...textLink, minWidth: 'target', paddingBlock: '2', color: 'fg.heading', fontWeight: '600' },
} as const satisfies SystemStyleObject;

/** Wide screens have the column. */
const onPhones = { display: 'none', [SCRIPTED]: { display: { base: 'flex', lg: 'none' } } } as const;

const submitRow = {
  paddingTop: '4',
  borderTop: 'head',
  '& > .progress': { ...onPhones, alignItems: 'center', gap: '5' },
  '& .barn-quilt': { ...largeQuilt, width: '132px' },
  '& .count': { display: 'block' },
  '& > .progress + ul': { ...onPhones, flexWrap: 'wrap', columnGap: '4.5', marginTop: '3' },
  '& > ul a': { ...textLink, ...touchTarget, color: 'fg.heading', fontWeight: '600' },
  '& > .promise': { marginTop: '3', marginBottom: '3', fontWeight: '600' },
  '& > .failed': { display: 'none', marginBottom: '3', color: 'error', fontWeight: '650' },
  '& > .failed a': { ...textLink, color: 'inherit' },
  '& > .use': { marginTop: '3', maxWidth: '36em', textStyle: 'small', color: 'fg.muted' },
  '& > [role=status]:not(:empty)': { marginTop: '3', fontWeight: '600' },
  '& > h2': { textStyle: 'h2Form', marginTop: '7', marginBottom: '2' },
} as const satisfies SystemStyleObject;

export const formCss = {
  '.consultation-form': form,
  '.progress-column': progressColumn,
  '.submit-row': submitRow,
  'html[data-failed] .submit-row > .failed': { display: 'block' },
};
