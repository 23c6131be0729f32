import { chakra, defineRecipe } from '@chakra-ui/react';
import { ChevronDown } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from './icon.tsx';
import { FORCED_COLORS } from './theme/media.ts';

const control = defineRecipe({
  base: {
    display: 'block',
    width: 'full',
    minHeight: '48px',
    paddingBlock: '2',
    paddingInline: '3.5',
    bg: 'white',
    color: 'fg',
    border: 'control',
    borderRadius: 'control',
    fontSize: '1.125rem',
    lineHeight: '1.5',
    _hover: { borderColor: 'deep' },
    '&[aria-invalid]': { borderColor: 'error', _hover: { borderColor: 'error' } },
  },
  variants: {
    short: { true: { maxWidth: 'short' } },
  },
});

export const Input = chakra('input', control);
export const TextArea = chakra('textarea', {
  ...control,
  base: { ...control.base, minHeight: '84px', fieldSizing: 'content' },
});

const SelectFrame = chakra('div', {
  base: {
    position: 'relative',
    maxWidth: 'short',
    '& > select': {
      ...control.base,
      paddingLeft: 'min(0.875rem, 4vw)',
      paddingRight: '46px',
      fontSize: 'min(1.125rem, 9vw)',
      appearance: 'none',
      cursor: 'pointer',
      textOverflow: 'ellipsis',
    },
    '& > .chevron': {
      position: 'absolute',
      right: '14px',
      top: '50%',
      transform: 'translateY(-50%)',
      color: 'deep',
      pointerEvents: 'none',
      [FORCED_COLORS]: { color: 'FieldText' },
    },
  },
});

export function Select(props: ComponentProps<'select'>) {
  return (
    <SelectFrame>
      <select {...props} />
      <span className="chevron">
        <Icon of={ChevronDown} />
      </span>
    </SelectFrame>
  );
}
