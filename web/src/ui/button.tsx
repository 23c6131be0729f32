import type { SystemStyleObject } from '@chakra-ui/react';
import { ExternalLink, type IconNode } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { LARGE_TEXT } from './theme/media.ts';

interface ButtonLook {
  readonly look?: 'main' | 'second' | 'solid' | 'on-deep' | 'header' | undefined;
  readonly size?: 'large' | undefined;
  /** Fills the column on a phone. */
  readonly wide?: boolean | undefined;
}

export function Button({ look, size, wide, className, ...button }: ButtonLook & ComponentProps<'button'>) {
  return <button className={classesOf({ look, size, wide }, className)} {...button} />;
}

export function ButtonAnchor({ look, size, wide, className, ...anchor }: ButtonLook & ComponentProps<'a'>) {
  return <a className={classesOf({ look, size, wide }, className)} {...anchor} />;
}

function classesOf({ look = 'main', size, wide }: ButtonLook, className = ''): string {
  return ['button', `button-${look}`, size && 'button-large', wide && 'button-wide', className]
    .filter(Boolean)
    .join(' ');
}

/** A link to another site that looks like a button and opens a new tab. */
export function ExternalButton({ children, ...props }: ComponentProps<typeof ButtonAnchor>) {
  return (
    <ButtonAnchor {...props} target="_blank" rel="noopener">
      <TrailingIcon of={ExternalLink}>{children}</TrailingIcon>
      <span className="visually-hidden">(opens in a new tab)</span>
    </ButtonAnchor>
  );
}

export function TrailingIcon({ of, children }: { readonly of: IconNode; readonly children: ReactNode }) {
  return (
    // The inner element stays inline in a button, which is a flex box.
    <span>
      <span className="trailing">
        {/* Before the text, so that nothing is between the last word and the room for the icon. */}
        <Icon of={of} size={20} />
        <span>{children}</span>
      </span>
    </span>
  );
}

/** Has priority over `_hover`, which Chakra writes into a media query behind all other rules. */
const PRESSED = '&&:active:not(:disabled)';

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
