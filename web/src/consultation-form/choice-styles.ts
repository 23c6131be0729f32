import { FORCED_COLORS, LARGE_TEXT, SCREEN_COLORS } from '../ui/theme/media.ts';

/** Styles of a group: rows with a native radio button or checkbox each, which can be clicked everywhere. */
export const choices = {
  '& .choices': { display: 'flex', flexWrap: 'wrap', gap: '2', clear: 'both', paddingTop: '2' },
  // Two are beside each other where their words fit. Each is at least as wide as its longest word, and breaks none.
  '& .choice': {
    display: 'flex',
    alignItems: 'center',
    flex: '1 1 calc(50% - 4px)',
    gap: { base: '2', lg: '3' },
    minHeight: '48px',
    paddingBlock: '1',
    paddingInline: { base: '2', lg: '3.5' },
    bg: 'white',
    border: 'control',
    borderRadius: 'control',
    lineHeight: '1.2',
    overflowWrap: 'break-word',
    cursor: 'pointer',
    '&[data-long]': { flexBasis: { base: '100%', sm: 'calc(50% - 4px)' } },
    [LARGE_TEXT]: { flexBasis: '100%', minWidth: '0' },
    _hover: { borderColor: 'deep' },
    '&:has(:checked)': {
      bg: 'bg.selected',
      borderColor: 'deep',
      boxShadow: 'inset 4px 0 0 {colors.deep}',
      [FORCED_COLORS]: { outline: '3px solid Highlight', outlineOffset: '-5px' },
    },
    '&:has(:focus-visible)': { outline: '3px solid var(--focus-ring)', outlineOffset: '3px' },
  },
  '& .mark': {
    flexShrink: '0',
    width: '24px',
    height: '24px',
    accentColor: 'deep',
    cursor: 'inherit',
    // Like the other controls, because each system draws its own. It does so on paper and in forced colors.
    [SCREEN_COLORS]: {
      appearance: 'none',
      display: 'grid',
      placeItems: 'center',
      bg: 'white',
      border: 'control',
      borderRadius: 'tag',
      '&:checked': { bg: 'deep', borderColor: 'deep' },
      '&[type=radio]': { borderRadius: '50%', '&:checked': { boxShadow: 'inset 0 0 0 4px white' } },
      '&[type=checkbox]:checked::before': {
        content: '""',
        width: '14px',
        height: '8px',
        borderLeft: '3px solid white',
        borderBottom: '3px solid white',
        transform: 'translateY(-2px) rotate(-45deg)',
      },
    },
    // The row shows the focus ring in browsers with `:has()`.
    '@supports selector(:has(*))': { _focusVisible: { outline: 'none', boxShadow: 'none' } },
  },
  '& .option-hint': { display: { base: 'block', sm: 'inline' }, color: 'fg.muted', fontSize: '1rem' },
  '& .note': { flex: '0 0 100%', color: 'fg.muted', textAlign: 'left' },
  // Takes no gap, but is not hidden, because screen readers announce only changes in what is there.
  '& .note:empty': { position: 'absolute' },
} as const;
