import type { SystemStyleObject } from '@chakra-ui/react';
import { LARGE_TEXT } from './media.ts';

/** Has priority over `_hover`, which Chakra writes into a media query behind all other rules. */
const PRESSED = '&&:active:not(:disabled)';

/** Styles of buttons (ui/button.tsx), by selector. */
export const buttonCss = {
  '.button': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '3',
    minHeight: '52px',
    paddingBlock: '0.7em',
    paddingInline: '1.5em',
    border: '2px solid transparent',
    borderRadius: 'control',
    fontSize: '1.0625rem',
    fontWeight: '600',
    lineHeight: '1.2',
    textAlign: 'center',
    textWrap: 'balance',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: 'background-color var(--fade), border-color var(--fade), color var(--fade)',
  },
  '.button-main': {
    bg: 'action',
    color: 'white',
    _hover: { bg: 'action.hover' },
    [PRESSED]: { bg: 'action.active' },
    _disabled: { bg: 'slateLight', cursor: 'default' },
  },
  '.button-second': {
    borderColor: 'deep',
    color: 'deep',
    _hover: { bg: 'deep', color: 'cream' },
    [PRESSED]: { bg: 'deep', color: 'wheat' },
  },
  '.button-solid': { bg: 'deep', color: 'cream', _hover: { bg: 'pasture' }, [PRESSED]: { bg: 'ink' } },
  '.button-on-deep': { bg: 'wheat', color: 'deep', _hover: { bg: 'straw' }, [PRESSED]: { bg: 'rule' } },
  '.button-header': {
    minHeight: '46px',
    paddingBlock: '0.3em',
    paddingInline: '0.8em',
    borderColor: 'action',
    color: 'error',
    fontSize: '1rem',
    _hover: { bg: 'action', color: 'white' },
    [PRESSED]: { bg: 'action.active', color: 'white' },
  },
  '.button-large': { minHeight: '60px', fontSize: { base: '1.125rem', sm: '1.1875rem' } },
  '.button-wide': { width: { base: 'full', sm: 'auto' }, paddingInline: { base: '4', sm: '1.5em' } },
  // After the others, because it has priority over all of them.
  ':is(a, button).button': {
    [LARGE_TEXT]: { paddingInline: '8px', '& svg': { display: 'none' }, '& .trailing': { padding: '0' } },
  },
} as const satisfies Record<string, SystemStyleObject>;
