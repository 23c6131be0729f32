import { largeQuilt, smallQuilt } from '../ui/barn-quilt.tsx';
import { spread, touchTarget } from '../ui/layout.ts';
import { SCRIPTED } from '../ui/page-state.ts';
import { textLink } from '../ui/text-link.tsx';
import { FORCED_COLORS, LARGE_TEXT, SHORT_WINDOW } from '../ui/theme/media.ts';
import { choices } from './choice-styles.ts';

const section = {
  paddingTop: '4',
  paddingBottom: { base: '6', lg: '9' },
  borderTop: 'head',
  '& .part': { textStyle: 'small', color: 'fg.muted', lineHeight: '1.25', [SCRIPTED]: { display: { lg: 'none' } } },
  '& h2': {
    textStyle: 'h2Form',
    marginBottom: { base: '4', lg: '5' },
    fontSize: 'min(5.8vw, clamp(1.625rem, 1.5rem + 0.6vw, 2rem))',
    [LARGE_TEXT]: { fontSize: 'min(9vw, 1.625rem)' },
  },
  '& .optional': {
    fontFamily: 'body',
    fontSize: '1.0625rem',
    fontWeight: '400',
    letterSpacing: 'normal',
    color: 'fg.muted',
  },
  '& h2 .optional': { marginLeft: '1.5' },
  '& .fields': {
    display: 'grid',
    // Beside each other, although the button to send the form may be between them.
    gridAutoFlow: 'dense',
    // Two columns, except on the narrowest phones and in large text.
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(8.25rem, 40%)), 1fr))',
    columnGap: '2',
    rowGap: { base: '4.5', lg: '6.5' },
    '& > *': { gridColumn: '1 / -1' },
    '& [data-field=firstName], & [data-field=lastName]': { gridColumn: 'auto' },
  },
} as const;

const control = {
  display: 'block',
  width: 'full',
  minHeight: '48px',
  marginTop: '1.5',
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

const list = {
  position: 'relative',
  maxWidth: 'short',
  color: 'deep',
  [FORCED_COLORS]: { color: 'FieldText' },
  '& .control': { paddingRight: '46px', appearance: 'none', cursor: 'pointer', textOverflow: 'ellipsis' },
  '& svg': {
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
  '& .label': { display: 'block', width: 'fit-content', textStyle: 'label' },
  // Floated, because otherwise the border of the fieldset starts at the middle of the legend.
  '& .legend': { float: 'left', width: 'full', textStyle: 'label' },
  '& .hint': { clear: 'both', marginTop: '0.5', textStyle: 'hint', color: 'fg.muted' },
  '& .control': control,
  '& .short': { maxWidth: 'short' },
  '& .long': { minHeight: '84px', fieldSizing: 'content' },
  '& .list': list,
  ...choices,
  '& .message': { display: 'flex', gap: '2', marginTop: '2.5', color: 'error', fontWeight: '650', lineHeight: '1.35' },
  '&[data-invalid]': {
    borderLeftWidth: '4px',
    borderLeftColor: 'error',
    paddingLeft: '3',
    '& :is(.control, .choice)': { borderColor: 'error', _hover: { borderColor: 'error' } },
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
    '& .question, & .asking': textLink,
    '&::-webkit-details-marker': { display: 'none' },
  },
  '& [open]': { flexBasis: '100%', '& svg': { transform: 'rotate(180deg)' } },
  '& .asking, &:has(:checked) .question': { display: 'none' },
  '&:has(:checked) .asking': { display: 'inline' },
  // The page stays at its top when its address leads to a box.
  '& .choice': { minWidth: '0', overflowWrap: 'anywhere', scrollMarginTop: '100rem' },
  '& .choices': { display: 'contents' },
  '&:has(details:not([open])) .choice': {
    flex: '0 1 auto',
    '&:not(:has(:checked), :focus-within, :target)': { display: 'none' },
  },
  '& .tick': { display: 'none' },
  '&:has(.choice:target .mark:not(:checked)) .tick': { display: 'block' },
} as const;

/** Has its place from the first paint on, so that it moves no question. Sticky, because a page may open at any question. */
const draftNote = {
  ...spread,
  columnGap: '3',
  rowGap: '0',
  minHeight: '48px',
  marginBottom: '4',
  paddingInline: { base: '3', md: '6' },
  fontSize: { base: '1rem', md: '1.125rem' },
  border: 'head',
  borderRadius: 'row',
  bg: 'bg.selected',
  lineHeight: '1.25',
  '&:empty': { opacity: '0' },
  '&[data-sticky]': { position: 'sticky', top: 'var(--bar)', zIndex: '1', maxHeight: '50dvh', overflow: 'auto' },
  '& .says': { paddingBlock: '1' },
  '& a': { ...textLink, ...touchTarget, fontWeight: '600' },
  '& :is(a, button)': { color: 'fg.heading' },
} as const;

const errorSummary = {
  minWidth: '0',
  marginBottom: '5',
  paddingTop: '3.5',
  paddingBottom: '1.5',
  paddingInline: { base: '4', md: '7' },
  bg: 'white',
  border: '3px solid {colors.error}',
  borderRadius: 'row',
  scrollMarginTop: '2',
  '& h2': { textStyle: 'h3', marginBottom: '3', color: 'fg' },
  '& ul': { columns: '24rem 2', columnGap: '12' },
  '& li': { borderTop: 'hairline', breakInside: 'avoid' },
  '& a': {
    ...textLink,
    ...touchTarget,
    display: 'flex',
    gap: '2',
    paddingBlock: '1',
    color: 'error',
    fontWeight: '650',
  },
  '& .corrected': { color: 'fg.muted', textDecoration: 'none', '& .text': { textDecoration: 'line-through' } },
  '&[data-solved]': { paddingBlock: '2', borderColor: 'pasture', '& h2': { margin: '0', color: 'deep' } },
  // `:focus` instead of `:focus-visible`, so that the ring also shows after a click on the submit button.
  '&:focus': { outline: '3px solid var(--focus-ring)', outlineOffset: '3px' },
} as const;

/** The second button to send the form. */
const lastProblem = {
  display: 'grid',
  justifyItems: { lg: 'start' },
  gap: '2',
  padding: '4',
  bg: 'bg.selected',
  border: 'head',
  borderRadius: 'row',
  fontWeight: '600',
} as const;

/** Beside the questions on wide screens, without the list if the window is too low. Above the button on phones. */
const progress = {
  display: 'none',
  [SCRIPTED]: { display: 'block' },
  position: { lg: 'sticky' },
  top: 'calc(var(--header-height) + 2.5rem)',
  alignSelf: 'start',
  gridRow: '1 / span 20',
  maxWidth: { lg: '440px' },
  paddingTop: { base: '4', lg: '0' },
  borderTop: { base: 'head', lg: 'none' },
  '& .tally': { display: { base: 'flex', lg: 'block' }, alignItems: 'center', gap: '5' },
  '& .barn-quilt': {
    ...largeQuilt,
    width: { base: '132px', lg: 'min(240px, 100%, 40vh)' },
    marginBottom: { lg: '4' },
  },
  '&[data-answered=""] .barn-quilt': { display: { base: 'none', lg: 'block' } },
  '& .count': { display: 'block', textStyle: 'figure', color: 'fg.heading' },
  '& ul': { display: 'flex', flexWrap: 'wrap', columnGap: '4.5', marginTop: '3' },
  '& ul:empty': { display: 'none' },
  '& a': { ...textLink, ...touchTarget, color: 'fg.heading', fontWeight: '600' },
  [SHORT_WINDOW]: { '& ul, &[data-answered=""]': { display: { lg: 'none' } } },
} as const;

export const formCss = {
  'form.consultation-form': {
    display: { lg: 'grid' },
    maxWidth: { base: 'calc(40rem + {spacing.gutter} + {spacing.gutter})', lg: 'container' },
    marginInline: { base: '0', lg: 'auto' },
    gridTemplateColumns: 'minmax(14rem, 1fr) minmax(0, {sizes.form})',
    columnGap: '12',
    '& > *': { gridColumn: '2' },
    '& .progress': { ...progress, gridColumn: '1' },
    '& .section': section,
    '& .received': { marginBottom: '3' },
    '& .field': field,
    '& .pups': pups,
    '& .conditional': { marginTop: '-2', borderLeft: '4px solid {colors.pasture}', paddingLeft: '22px' },
    // As wide as its longest label, also while it shows another one.
    '& .submit': { width: { base: 'full', lg: 'auto' }, minWidth: { lg: '17em' } },
    '& .last-problem': lastProblem,
    '& :is(html[data-kept] .draft-note, .draft-note:not(:empty))': draftNote,
    '& .error-summary': errorSummary,
  },
  '.bar-quilt': {
    display: { base: 'block', lg: 'none' },
    width: '40px',
    marginInline: '4px',
    '& .barn-quilt': smallQuilt,
  },
  '.submit-row': {
    borderTop: 'head',
    // On phones, the progress is above it.
    [SCRIPTED]: { borderTop: { base: 'none', lg: 'head' } },
    '& .promise': { marginTop: '3', marginBottom: '3', fontWeight: '600' },
    '& .use': { marginTop: '3', maxWidth: '36em', textStyle: 'small', color: 'fg.muted' },
    '& .status:not(:empty)': { marginTop: '3', fontWeight: '600' },
    '& h2': { textStyle: 'h2Form', marginTop: '7', marginBottom: '2' },
  },
};
