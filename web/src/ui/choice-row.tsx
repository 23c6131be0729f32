import { chakra } from '@chakra-ui/react';
import { type ComponentProps, memo } from 'react';
import { FORCED_COLORS } from './theme/forced-colors.ts';
import { LARGE_TEXT } from './theme/large-text.ts';

const INVALID = { borderColor: 'error', _hover: { borderColor: 'error' } } as const;

const Row = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3.5',
    minHeight: '56px',
    paddingBlock: '2',
    paddingInline: '4',
    bg: 'white',
    border: 'control',
    borderRadius: 'control',
    lineHeight: '1.35',
    cursor: 'pointer',
    [LARGE_TEXT]: { gap: '10px', paddingInline: '12px' },
    _hover: { borderColor: 'deep' },
    '&:has(:checked)': { bg: 'bg.selected', borderColor: 'deep', boxShadow: 'inset 4px 0 0 {colors.deep}' },
    [FORCED_COLORS]: { '&:has(:checked)': { outline: '3px solid Highlight', outlineOffset: '-5px' } },
    '&:has(:focus-visible)': {
      outline: '3px solid var(--focus-ring)',
      outlineOffset: '3px',
    },
    '[aria-invalid] &': INVALID,
    '&:has([aria-invalid])': INVALID,
  },
});

const Mark = chakra('input', {
  base: {
    position: 'relative',
    flexShrink: '0',
    width: '26px',
    height: '26px',
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
      left: '7px',
      top: '2px',
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
  },
});

const Hint = chakra('span', { base: { marginLeft: '1', color: 'fg.muted' } });

type ChoiceRowProps = ComponentProps<typeof Mark> & {
  readonly type: 'radio' | 'checkbox';
  readonly value: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** Part of the option that the caller spreads. Not an attribute of the input. */
  readonly none?: true | undefined;
};

/** A native radio button or checkbox in a row that can be clicked everywhere. */
export const ChoiceRow = memo(function ChoiceRow({ label, hint, none: _, ...input }: ChoiceRowProps) {
  return (
    <Row>
      <Mark {...input} />
      <span>
        <span>{label}</span>
        {hint && <Hint> {hint}</Hint>}
      </span>
    </Row>
  );
});
