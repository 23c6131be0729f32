import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { SCRIPTED } from './page-state.ts';

export const textLink = {
  textDecoration: 'underline',
  textDecorationThickness: '1.5px',
  textUnderlineOffset: '0.2em',
  _hover: { textDecorationThickness: '3px' },
} as const;

export function TextButton(button: HTMLChakraProps<'button'>) {
  return <chakra.button css={textLink} minHeight="target" fontWeight="600" cursor="pointer" {...button} />;
}

export const jumpLinkCss = {
  '.jump-link': {
    ...textLink,
    display: 'inline-block',
    paddingBlock: '0.55em',
    color: 'fg.heading',
    fontWeight: '600',
    _print: { display: 'none' },
  },
  '.send-link': {
    display: 'none',
    alignItems: 'center',
    gap: '2.5',
    [SCRIPTED]: { display: 'inline-flex', _print: { display: 'none' } },
  },
} as const;

/** A secondary link on its own line below a button. */
export function JumpLink({ className = '', ...anchor }: ComponentProps<'a'>) {
  return <a className={`jump-link ${className}`.trim()} {...anchor} />;
}
