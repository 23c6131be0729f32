import { FORCED_COLORS, LARGE_TEXT } from '../ui/theme/media.ts';

const INVALID = { borderColor: 'error', _hover: { borderColor: 'error' } } as const;

/** Two rows stand beside each other. The last one of an odd number fills the line. */
const row = {
  display: 'flex',
  alignItems: 'center',
  flex: '1 1 calc(50% - 4px)',
  gap: { base: '2', lg: '3' },
  minHeight: '48px',
  paddingBlock: '1',
  paddingLeft: { base: '9px', lg: '3.5' },
  paddingRight: { base: '2', lg: '3.5' },
  bg: 'white',
  border: 'control',
  borderRadius: 'control',
  lineHeight: '1.2',
  cursor: 'pointer',
  '&[data-long]': { flexBasis: { base: '100%', lg: 'calc(50% - 4px)' } },
  [LARGE_TEXT]: { flexBasis: '100%' },
  _hover: { borderColor: 'deep' },
  '&:has(:checked)': { bg: 'bg.selected', borderColor: 'deep', boxShadow: 'inset 4px 0 0 {colors.deep}' },
  [FORCED_COLORS]: { '&:has(:checked)': { outline: '3px solid Highlight', outlineOffset: '-5px' } },
  '&:has(:focus-visible)': { outline: '3px solid var(--focus-ring)', outlineOffset: '3px' },
  '&:has([aria-invalid])': INVALID,
} as const;

const mark = {
  position: 'relative',
  flexShrink: '0',
  width: '24px',
  height: '24px',
  appearance: 'none',
  bg: 'white',
  border: 'control',
  cursor: 'inherit',
  _checked: { bg: 'deep', borderColor: 'deep' },
  // The row shows the focus ring in browsers with `:has()`.
  '@supports selector(:has(*))': { _focusVisible: { outline: 'none', boxShadow: 'none' } },
  '&[type=radio]': { borderRadius: '50%', _checked: { boxShadow: 'inset 0 0 0 4px {colors.white}' } },
  '&[type=checkbox]': { borderRadius: 'tag' },
  '&[type=checkbox]:checked::after': {
    content: '""',
    position: 'absolute',
    left: '6px',
    top: '1px',
    width: '8px',
    height: '14px',
    border: 'solid {colors.white}',
    borderWidth: '0 3px 3px 0',
    transform: 'rotate(45deg)',
  },
  // Colors of the system replace ours, or a printer leaves out backgrounds.
  [`${FORCED_COLORS}, print`]: {
    appearance: 'auto',
    accentColor: 'deep',
    '&[type=checkbox]:checked::after': { content: 'none' },
  },
} as const;

/** Styles of a group: rows with a native radio button or checkbox each, which can be clicked everywhere. */
export const choices = {
  '& > .choices': { display: 'flex', flexWrap: 'wrap', gap: '2', paddingTop: '2' },
  '& > .choices > :is(button, p)': { flex: '0 0 100%', color: 'fg.muted' },
  // Takes no gap, but is not hidden, because screen readers announce only changes in what is there.
  '& > .choices > p:empty': { position: 'absolute' },
  '& > .choices > label': row,
  '&[aria-invalid] > .choices > label': INVALID,
  '& > .choices > label > input': mark,
  // Gives all rows of a group the same least width, so that none stands beside another one if a word would be broken.
  '& > .choices > label > [data-longest]::after': {
    content: 'attr(data-longest)',
    display: 'block',
    height: '0',
    visibility: 'hidden',
    whiteSpace: 'nowrap',
    [LARGE_TEXT]: { display: 'none' },
  },
  '& > .choices > label .option-hint': {
    display: { base: 'block', lg: 'inline' },
    marginLeft: { lg: '1' },
    color: 'fg.muted',
    fontSize: '1rem',
  },
} as const;
